import type { Reader } from './database.ts'
import { personMatches } from './search-text.ts'

/** Card payments for finance, newest first; found by any person on them. */
export async function listCardPayments(
  reader: Reader,
  wanted: {
    editionGuid: string
    q?: string | undefined
    refundDue?: boolean | undefined
    after: string | null
    limit: number
  },
) {
  const { q, refundDue } = wanted
  let query = reader.selectFrom('cardPayment').selectAll().where('editionGuid', '=', wanted.editionGuid)
  if (refundDue !== undefined)
    query = query.where(eb => {
      const due = eb.exists(
        eb
          .selectFrom('cardPaymentLine as due')
          .select('due.guid')
          .whereRef('due.cardPaymentGuid', '=', 'cardPayment.guid')
          .where('due.state', '=', 'refundDue'),
      )
      return refundDue ? due : eb.not(due)
    })
  if (q)
    query = query.where('guid', 'in', eb =>
      eb
        .selectFrom('cardPaymentLine as line')
        .innerJoin('application', 'application.guid', 'line.applicationGuid')
        .innerJoin('participant', 'participant.guid', 'application.participantGuid')
        .select('line.cardPaymentGuid')
        .where(personMatches(q)),
    )
  if (wanted.after) query = query.where('guid', '<', wanted.after)
  return query.orderBy('guid', 'desc').limit(wanted.limit).execute()
}

/** Refunds due: how many, how much, since when. */
export async function countRefundsDue(
  reader: Reader,
  editionGuid: string,
): Promise<{ count: number; kopecks: bigint; oldestAt: Date | null }> {
  const row = await reader
    .selectFrom('cardPaymentLine as line')
    .innerJoin('cardPayment', 'cardPayment.guid', 'line.cardPaymentGuid')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      // The captured sum is refunded, which may differ from the requested one.
      fn.sum<bigint | null>(fn.coalesce('line.capturedKopecks', 'line.amountKopecks')).as('kopecks'),
      fn.min('cardPayment.finishedAt').as('oldestAt'),
    ])
    .where('line.state', '=', 'refundDue')
    .where('cardPayment.editionGuid', '=', editionGuid)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), kopecks: BigInt(row.kopecks ?? 0), oldestAt: row.oldestAt }
}
