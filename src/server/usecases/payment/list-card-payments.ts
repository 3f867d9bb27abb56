import type * as routes from '#contract/organiser-finance.ts'
import { type DayRange, instantsOf } from '#domain/edition/day-range.ts'
import { countsOfRows } from '#domain/search/list-counts.ts'
import {
  countCardPaymentValues,
  countPaymentsDue,
  countPaymentsFound,
} from '#server/persistence/card-payment-count-queries.ts'
import {
  type CardPaymentFilter,
  findPayments,
  listCardPayments as selectPayments,
} from '#server/persistence/card-payment-list-queries.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countStuckReceipts } from '#server/persistence/payment-receipt-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import type { CallOf, UseCase } from '#server/use-case.ts'
import { presentCardPayments } from './present-card-payment.ts'
import type { ConfirmationNeeds } from './refund-confirmation.ts'

/** Card payments for finance, on the screen and in a file, and how many refunds are due. */
export async function readCardPayments(
  { query, actor, facts: { locale } }: CallOf<typeof routes.listCardPayments, 'query' | 'actor' | 'facts'>,
  needs: ConfirmationNeeds,
) {
  const { sort, limit } = query
  const filter = await filterOf(needs.database, query)
  const counted = findPayments(needs.database, filter).then(found => ({ ...filter, found }))
  const [rows, due, found, stuckReceipts] = await Promise.all([
    selectPayments(needs.database, {
      ...{ ...filter, sort, limit: limit + 1 },
      after: decodeCursor(query.cursor, 2),
    }),
    counted.then(asked => countPaymentsDue(needs.database, asked)),
    counted.then(asked => countPaymentsFound(needs.database, asked)),
    countStuckReceipts(needs.database, filter.editionGuid),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    items: await presentCardPayments(needs, items, { ...actor, locale }),
    nextCursor,
    refundDueCount: due,
    ...countsOfRows([{ value: 'all', count: found.count }], { names: ['all'], inPart: found.more }),
    stuckReceipts,
  }
}

export const listCardPayments: UseCase<typeof routes.listCardPayments, 'clock' | 'config' | 'database'> =
  readCardPayments

async function filterOf(
  reader: Reader,
  asked: Pick<CardPaymentFilter, 'q' | 'refundDue' | 'status' | 'failure' | 'company'> & DayRange,
): Promise<CardPaymentFilter> {
  const { guid: editionGuid, timeZone } = await readCurrentEdition(reader)
  const { q, refundDue, status, failure, company } = asked
  return {
    ...{ editionGuid, q, people: await findPeople(reader, q), refundDue, status, failure, company },
    ...instantsOf(asked, timeZone),
  }
}

/** How many payments each value of a filter would find; asked for when the filters are opened. */
export const countCardPaymentFilters: UseCase<typeof routes.countCardPaymentFilters, 'database'> = async (
  { query },
  { database },
) => {
  const asked = await filterOf(database, query)
  const filter = { ...asked, found: await findPayments(database, asked) }
  const [status, failure] = await Promise.all([
    countCardPaymentValues(database, 'status', filter),
    countCardPaymentValues(database, 'failure', filter),
  ])
  return { counts: { status, failure } }
}
