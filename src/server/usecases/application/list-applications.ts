import type * as routes from '#contract/organiser-application.ts'
import type { ApplicationRow } from '#contract/organiser-application.ts'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { passportQueueState } from '#domain/passport/passport-queue-state.ts'
import { countsOfRows } from '#domain/search/list-counts.ts'
import { presentOwner } from '#server/organiser-owner.ts'
import {
  type ApplicationListRow,
  countApplicationsBy,
  listApplicationRows,
} from '#server/persistence/application-list-queries.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import type { UseCase } from '#server/use-case.ts'
import { fullName, latinName } from '../participant/present-participant.ts'
import { applicationFilterOf } from './application-filter.ts'

/** The committee's queue: a page of rows, and the number of applications in each status under the same search. */
export const listApplications: UseCase<typeof routes.listApplications, 'clock' | 'database'> = async (
  call,
  needs,
) => {
  const { actor, query, facts } = call
  const { status, sort, limit } = query
  const filter = await applicationFilterOf(call, needs)
  if (!filter) return { items: [], nextCursor: null, counts: {}, countedInPart: [] }
  const at = needs.clock.now()
  const [rows, counts] = await Promise.all([
    listApplicationRows(needs.database, {
      ...filter,
      status,
      sort,
      limit,
      locale: facts.locale,
      after: decodeCursor(query.cursor, 2),
    }),
    countApplicationsBy(needs.database, 'status', filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    items: items.map(row => presentApplicationRow(row, { at, callerGuid: actor.accountGuid })),
    nextCursor,
    ...countsOfRows(counts, { names: applicationStatuses, inPart: counts.some(row => row.capped) }),
  }
}

const day = 86_400_000

export function presentApplicationRow(
  row: ApplicationListRow,
  { at, callerGuid }: { at: Date; callerGuid: string },
): ApplicationRow {
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
    passport: passportQueueState({ security: row.security, given: row.passportSavedAt !== null }),
    payment: row.payment,
    locale: row.locale,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    hasPhotograph: row.photographFileGuid !== null,
    photograph: row.photographNeed,
    waitingDays:
      row.status === 'pending' && row.submittedAt
        ? Math.max(0, Math.floor((at.getTime() - row.submittedAt.getTime()) / day))
        : null,
    owner: presentOwner(row, callerGuid),
  }
}
