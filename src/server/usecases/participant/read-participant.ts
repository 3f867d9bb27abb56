import type { Participant } from '#contract/participant.ts'
import type { ParticipantConcern } from '#domain/access/participant-access.ts'
import { listStandingConsents } from '../../persistence/participant-queries.ts'
import type { AccountActor, Services } from '../../services.ts'
import { loadParticipantFor } from './permitted-participant.ts'
import { presentParticipant } from './present-participant.ts'

export async function readParticipant(
  services: Services,
  actor: AccountActor,
  guid: string,
  concern: ParticipantConcern | readonly ParticipantConcern[] = ['form', 'profile'],
): Promise<Participant> {
  const { record } = await loadParticipantFor(services.database, actor, guid, concern)
  return presentParticipant(record, await listStandingConsents(services.database, guid))
}
