import type * as routes from '#contract/organiser-application.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { findChanges } from '#server/persistence/application-change-queries.ts'
import { type ApplicationFilter, inPassportState } from '#server/persistence/application-filter-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findGroupsByCoordinator } from '#server/persistence/group-console-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import type { Call, Needs } from '#server/use-case.ts'

const day = 86_400_000

/** Everything the queue is asked for but the status, as the database looks for it; null where it cannot find anybody. */
export async function applicationFilterOf(
  { actor, query }: Pick<Call<typeof routes.countApplicationFilters>, 'actor' | 'query'>,
  { clock, database }: Needs<'clock' | 'database'>,
): Promise<ApplicationFilter | null> {
  // Coordinators attend in another role or not at all (spec point 1), so no application has this role.
  if (query.role === 'coordinator') return null
  const now = clock.now()
  const { q, payment, role, group, company, photograph, citizenship, tag } = query
  const { guid: editionGuid, timeZone } = await readCurrentEdition(database)
  const sent = instantsOf({ from: query.sentFrom, to: query.sentTo }, timeZone)
  const { since: changedFrom } = instantsOf({ from: query.changedFrom }, timeZone)
  const [groups, people, changed] = await Promise.all([
    q ? findGroupsByCoordinator(database, { editionGuid, q }) : [],
    findPeople(database, q),
    changedFrom && findChanges(database, changedFrom),
  ])
  return {
    ...{ editionGuid, q, payment, role, group, company, photograph, citizenship, tag },
    ...{ people, groups, changed },
    ...inPassportState(query.security),
    owner: query.owner && (query.owner === 'mine' ? actor.accountGuid : null),
    waitingSince: query.waiting && new Date(now.getTime() - Number(query.waiting) * day),
    link: query.link && { expired: query.link === 'expired', now },
    ...{ sentFrom: sent.since, sentTo: sent.before },
  }
}
