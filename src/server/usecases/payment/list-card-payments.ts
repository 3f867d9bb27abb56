import type * as routes from '#contract/organiser-finance.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import {
  countRefundsDue,
  listCardPayments as selectPayments,
} from '#server/persistence/card-payment-list-queries.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
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
  const edition = await readCurrentEdition(needs.database)
  const { q, refundDue, sort, limit } = query
  const after = decodeCursor(query.cursor, 2)
  const people = await findPeople(needs.database, q)
  const [rows, due, stuckReceipts] = await Promise.all([
    selectPayments(needs.database, {
      ...{ editionGuid: edition.guid, q, people, refundDue, sort, after },
      ...{ limit: limit + 1, ...instantsOf(query, edition.timeZone) },
    }),
    countRefundsDue(needs.database, edition.guid),
    countStuckReceipts(needs.database, edition.guid),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    items: await presentCardPayments(needs, items, { ...actor, locale }),
    nextCursor,
    refundDueCount: due.count,
    stuckReceipts,
  }
}

export const listCardPayments: UseCase<typeof routes.listCardPayments, 'clock' | 'config' | 'database'> =
  readCardPayments
