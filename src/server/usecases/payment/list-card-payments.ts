import type { z } from 'zod'
import type { listCardPayments as route } from '#contract/organizer-finance.ts'
import {
  countRefundsDue,
  listCardPayments as selectPayments,
} from '../../persistence/card-payment-list-queries.ts'
import { decodeCursor, pageOf } from '../../persistence/cursor.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import type { Services } from '../../services.ts'
import { presentCardPayments } from './present-card-payment.ts'

/** Card payments for finance, newest first, and how many refunds are due. */
export async function listCardPayments(services: Services, query: z.output<(typeof route)['query']>) {
  const edition = await readCurrentEdition(services.database)
  const { q, refundDue, limit } = query
  const after = decodeCursor(query.cursor, 1)?.[0] ?? null
  const [rows, due] = await Promise.all([
    selectPayments(services.database, { editionGuid: edition.guid, q, refundDue, after, limit: limit + 1 }),
    countRefundsDue(services.database, edition.guid),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.guid])
  return {
    items: await presentCardPayments(services.database, items),
    nextCursor,
    refundDueCount: due.count,
  }
}
