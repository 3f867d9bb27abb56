import type * as routes from '#contract/organiser-record.ts'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import { presenceKept, presencePermissions } from '#domain/organiser/record-presence.ts'
import { meetReaders } from '#server/persistence/record-presence-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/** Tells who else has the record open. By the machine's time: the forum's clock may stand still. */
export const meetColleagues: UseCase<typeof routes.meetColleagues, 'clock' | 'database'> = async (
  { actor, body: { kind, guid } },
  { clock, database },
) => {
  if (!mayOrganise(actor.roles, presencePermissions[kind])) refuse('forbidden')
  const at = clock.wall()
  const since = new Date(at.getTime() - presenceKept)
  const { accountGuid } = actor
  const others = await database
    .transaction()
    .execute(tx => meetReaders(tx, { kind, recordGuid: guid, accountGuid, at, since }))
  return { others }
}
