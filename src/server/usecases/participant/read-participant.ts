import type { Participant } from '#contract/participant.ts'
import { listStandingConsents } from '../../persistence/participant-queries.ts'
import type { AccountActor, Services } from '../../services.ts'
import { loadOwnParticipant } from './own-participant.ts'
import { presentParticipant } from './present-participant.ts'

export async function readParticipant(
  services: Services,
  actor: AccountActor,
  guid: string,
): Promise<Participant> {
  const { record } = await loadOwnParticipant(services.database, actor, guid)
  return presentParticipant(record, await listStandingConsents(services.database, guid))
}
