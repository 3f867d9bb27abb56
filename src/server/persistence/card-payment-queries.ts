import type { CardPaymentStatus } from '#domain/payment/card-payment-merge.ts'
import type { Sealed } from '../secrets/sealer.ts'
import type { Database, Reader, Tx } from './database.ts'

export type CardPaymentRow = NonNullable<Awaited<ReturnType<typeof findCardPayment>>>

export function findCardPayment(reader: Reader, guid: string) {
  return reader.selectFrom('cardPayment').selectAll().where('guid', '=', guid).executeTakeFirst()
}

export function lockCardPayment(tx: Tx, guid: string) {
  return tx.selectFrom('cardPayment').selectAll().where('guid', '=', guid).forUpdate().executeTakeFirst()
}

export function findCardPaymentByCallback(reader: Reader, callbackGuid: string) {
  return reader
    .selectFrom('cardPayment')
    .selectAll()
    .where('callbackGuid', '=', callbackGuid)
    .executeTakeFirst()
}

export async function findCardPaymentByProvider(reader: Reader, providerId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('cardPayment')
    .select('guid')
    .where('providerId', '=', providerId)
    .executeTakeFirst()
  return row?.guid ?? null
}

/** Writes an attempt with a line for each person; a unique index allows one open line for an application. */
export async function insertCardPayment(
  tx: Tx,
  attempt: {
    editionGuid: string
    callbackGuid: string
    lines: { applicationGuid: string; amountKopecks: bigint }[]
    vatPercent: number
    locale: 'ru' | 'en'
    payer: Sealed
    startedBy: string
    /** By the edition's calendar; the two fields below by the machine's clock. */
    startedAt: Date
    createdAt: Date
    expiresAt: Date
  },
) {
  const { payer, lines, ...rest } = attempt
  const made = await tx
    .insertInto('cardPayment')
    .values({
      ...rest,
      amountKopecks: lines.reduce((sum, line) => sum + line.amountKopecks, 0n),
      payerSealed: payer.sealed,
      payerSealGuid: attempt.callbackGuid,
      keyId: payer.keyId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('cardPaymentLine')
    .values(lines.map(line => ({ ...line, cardPaymentGuid: made.guid })))
    .execute()
  return made
}

export async function changeCardPayment(
  tx: Tx,
  guid: string,
  change: {
    status?: CardPaymentStatus
    providerId?: string
    payUrl?: string | null
    failure?: string | null
    vatPercent?: number
    finishedAt?: Date
    letGoAt?: Date
    capturedKopecks?: bigint
  },
): Promise<void> {
  await tx.updateTable('cardPayment').set(change).where('guid', '=', guid).execute()
}

/**
 * Attempts to ask the acquirer about: open ones without news since `before`, whose webhook or maker may be lost; and those let go since `notBefore`,
 * whose charge may have come through after all.
 */
export async function staleCardPayments(
  database: Database,
  facts: { before: Date; notBefore: Date },
): Promise<string[]> {
  const rows = await database
    .selectFrom('cardPayment')
    .select('guid')
    .where('createdAt', '<', facts.before)
    .where(eb =>
      eb.or([
        eb('status', 'in', ['created', 'pending']),
        eb.and([
          eb('status', 'in', ['failed', 'expired']),
          eb('providerId', 'is not', null),
          // Given up hours after it began: the acquirer may take as long from then.
          eb(eb.fn('greatest', ['createdAt', 'letGoAt']), '>', facts.notBefore),
        ]),
      ]),
    )
    .orderBy('createdAt')
    .limit(200)
    .execute()
  return rows.map(row => row.guid)
}

/** The newest attempts of anybody, and whether they reached the acquirer. */
export async function recentAttempts(
  reader: Reader,
  facts: { slowBefore: Date; limit: number },
): Promise<{ startedAt: number; reached: boolean }[]> {
  // Ordered by guid only: with a condition on the time PostgreSQL scans all attempts when the last minutes brought too few.
  const rows = await reader
    .selectFrom('cardPayment')
    .select(['createdAt', 'status', 'failure'])
    .orderBy('guid', 'desc')
    .limit(facts.limit)
    .execute()
  return rows.map(({ createdAt, status, failure }) => ({
    startedAt: createdAt.getTime(),
    // Refused for now, or sent so long ago that no answer will come.
    reached: failure !== 'unavailable' && !(status === 'created' && createdAt < facts.slowBefore),
  }))
}
