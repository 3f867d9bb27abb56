import type { Reader } from './database.ts'
import { findPeople, isFound } from './search-text.ts'

const isGuid = (typed: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(typed)

/** Card payments for finance, newest first; found by any person on them and by the acquirer's number. */
export async function listCardPayments(
  reader: Reader,
  wanted: {
    editionGuid: string
    q?: string | undefined
    refundDue?: boolean | undefined
    /** Began in this time. */
    since?: Date | undefined
    before?: Date | undefined
    after: string | null
    limit: number
  },
) {
  const { q, refundDue, since, before } = wanted
  let query = reader.selectFrom('cardPayment').selectAll().where('editionGuid', '=', wanted.editionGuid)
  if (refundDue !== undefined)
    query = refundDue
      ? query.where('guid', 'in', paymentsDue(reader))
      : query.where('guid', 'not in', paymentsDue(reader))
  if (since) query = query.where('createdAt', '>=', since)
  if (before) query = query.where('createdAt', '<', before)
  if (q) query = query.where('guid', 'in', paymentsFound(reader, q, await findPeople(reader, q)))
  if (wanted.after) query = query.where('guid', '<', wanted.after)
  return query.orderBy('guid', 'desc').limit(wanted.limit).execute()
}

/** Payments with money to give back; the two partial indexes hold them all, and they are few. */
function paymentsDue(reader: Reader) {
  return reader
    .selectFrom('cardPaymentLine as due')
    .select('due.cardPaymentGuid')
    .where('due.state', '=', 'refundDue')
    .union(
      reader
        .selectFrom('cardPaymentLine as wanted')
        .select('wanted.cardPaymentGuid')
        // Waits for a second person.
        .where('wanted.state', '=', 'charged')
        .where('wanted.refundWantedAt', 'is not', null),
    )
}

/** Each way of finding one uses its own index, which a condition with "or" could not. */
function paymentsFound(reader: Reader, q: string, people: readonly string[] | null) {
  const typed = q.trim()
  const byPerson = reader
    .selectFrom('cardPaymentLine as line')
    .innerJoin('application', 'application.guid', 'line.applicationGuid')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .select('line.cardPaymentGuid as guid')
    .where(isFound(people, q))
  // As the acquirer's statement and the payer's return address name it.
  const byNumber = reader.selectFrom('cardPayment').select('guid').where('providerId', '=', typed)
  const named = byPerson.union(byNumber)
  if (!isGuid(typed)) return named
  // The acquirer's statement names our number of the order too.
  return named
    .union(reader.selectFrom('cardPayment').select('guid').where('callbackGuid', '=', typed))
    .union(reader.selectFrom('cardPayment').select('guid').where('guid', '=', typed))
}

/** Card payments that include an application, newest first; attempts that took no money among them. */
export function listCardPaymentsOf(reader: Reader, applicationGuid: string) {
  return reader
    .selectFrom('cardPayment')
    .selectAll()
    .where('guid', 'in', eb =>
      eb
        .selectFrom('cardPaymentLine as line')
        .select('line.cardPaymentGuid')
        .where('line.applicationGuid', '=', applicationGuid),
    )
    .orderBy('guid', 'desc')
    .execute()
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
      fn
        .sum<bigint | null>(
          fn.coalesce('line.refundWantedKopecks', 'line.capturedKopecks', 'line.amountKopecks'),
        )
        .as('kopecks'),
      fn.min('cardPayment.finishedAt').as('oldestAt'),
    ])
    .where(eb =>
      eb.or([
        eb('line.state', '=', 'refundDue'),
        eb.and([eb('line.state', '=', 'charged'), eb('line.refundWantedAt', 'is not', null)]),
      ]),
    )
    .where('cardPayment.editionGuid', '=', editionGuid)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), kopecks: BigInt(row.kopecks ?? 0), oldestAt: row.oldestAt }
}
