import type * as routes from '#contract/participant.ts'
import type { Participant } from '#contract/participant.ts'
import { listStandingConsents } from '#server/persistence/participant-queries.ts'
import type { CallOf, Needs } from '#server/use-case.ts'
import { loadParticipantFor } from './permitted-participant.ts'
import { presentParticipant } from './present-participant.ts'

export async function readParticipant(
  { actor, params: { guid } }: CallOf<typeof routes.readParticipant, 'actor' | 'params'>,
  needs: Needs<'database'>,
): Promise<Participant> {
  const { record } = await loadParticipantFor(needs.database, actor, { guid, concern: ['form', 'profile'] })
  return presentParticipant(record, await listStandingConsents(needs.database, guid))
}
