import type * as routes from '#contract/organiser-audit.ts'
import { countedAuditFilters } from '#contract/organiser-audit.ts'
import { auditAccessFor } from '#domain/audit/audit-access.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { countAuditOrganisers, countAuditValues } from '#server/persistence/audit-list-queries.ts'
import { readOrganiserNames } from '#server/persistence/audit-subject-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { UseCase } from '#server/use-case.ts'

/** How many entries each value of a filter would find; asked for when the filters are opened (decision 166). */
export const countAuditFilters: UseCase<typeof routes.countAuditFilters, 'database'> = async (
  { query: { action, role, kind, organiser, ...days }, actor },
  { database },
) => {
  const { timeZone } = await readCurrentEdition(database)
  const filter = {
    open: auditAccessFor(actor.roles),
    ...{ action, role, kind, organiser, ...instantsOf(days, timeZone) },
  }
  const organisers = await readOrganiserNames(database)
  const [found, ...counted] = await Promise.all([
    countAuditOrganisers(
      database,
      organisers.map(one => one.guid),
      filter,
    ),
    ...countedAuditFilters.map(name => countAuditValues(database, name, filter)),
  ])
  const of = (name: (typeof countedAuditFilters)[number]) =>
    counted[countedAuditFilters.indexOf(name)]?.values ?? []
  return {
    organisers: organisers.map(one => ({ ...one, ...(found.get(one.guid) ?? { count: 0, more: false }) })),
    counts: { action: of('action'), role: of('role'), kind: of('kind') },
    partial: countedAuditFilters.filter((_, place) => counted[place]?.isPartial),
  }
}
