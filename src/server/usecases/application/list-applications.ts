import type * as routes from '#contract/organiser-application.ts'
import type { ApplicationRow } from '#contract/organiser-application.ts'
import {
  type ApplicationListRow,
  countApplicationsBy,
  listApplicationRows,
} from '#server/persistence/application-list-queries.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findGroupsByCoordinator } from '#server/persistence/group-console-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { fullName, latinName } from '../participant/present-participant.ts'

/** The committee's queue: a page of rows, and the number of applications in each status under the same search. */
export const listApplications: UseCase<typeof routes.listApplications, 'database'> = async (
  { query },
  needs,
) => {
  const edition = await readCurrentEdition(needs.database)
  const { q, status, payment, sort, limit } = query
  // Coordinators attend in another role or not at all (spec point 1), so no application has this role.
  if (query.role === 'coordinator') return { items: [], nextCursor: null, counts: {} }
  const { role, group } = query
  const groups = q ? await findGroupsByCoordinator(needs.database, { editionGuid: edition.guid, q }) : []
  const filter = { editionGuid: edition.guid, q, payment, role, group, groups }
  const [rows, counts] = await Promise.all([
    listApplicationRows(needs.database, {
      ...filter,
      status,
      sort,
      limit,
      after: decodeCursor(query.cursor, 2),
    }),
    countApplicationsBy(needs.database, 'status', filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    items: items.map(presentApplicationRow),
    nextCursor,
    counts: Object.fromEntries(counts.map(row => [row.value, row.count])),
  }
}

export function presentApplicationRow(row: ApplicationListRow): ApplicationRow {
  return {
    guid: row.guid,
    participantGuid: row.participantGuid,
    name: fullName(row),
    latinName: latinName(row),
    company: row.companyShortName ?? row.companyName,
    companyType: row.companyType,
    position: row.position,
    role: row.role,
    status: row.status,
    security: row.security,
    payment: row.payment,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    hasPhotograph: row.photographFileGuid !== null,
  }
}
