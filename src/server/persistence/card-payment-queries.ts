import type { CardPaymentStatus } from '#domain/payment/card-payment-merge.ts'
import type { Sealed } from '../secrets/sealer.ts'
import type { Database, Reader, Tx } from './database.ts'
import { searchable } from './participant-queries.ts'

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

/** The attempt of an application that may still become a charge; a unique index allows one. */
export function findOpenCardPayment(reader: Reader, applicationGuid: string) {
  return reader
    .selectFrom('cardPayment')
    .selectAll()
    .where('applicationGuid', '=', applicationGuid)
    .where('status', 'in', ['created', 'pending'])
    .executeTakeFirst()
}

export function insertCardPayment(
  tx: Tx,
  attempt: {
    applicationGuid: string
    amountKopecks: bigint
    vatPercent: number
    locale: 'ru' | 'en'
    payer: Sealed
    startedBy: string
    createdAt: Date
    expiresAt: Date
  },
) {
  const { payer, ...rest } = attempt
  return tx
    .insertInto('cardPayment')
    .values({ ...rest, payerSealed: payer.sealed, keyId: payer.keyId })
    .returningAll()
    .executeTakeFirstOrThrow()
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
    refundDue?: boolean
  },
): Promise<void> {
  await tx.updateTable('cardPayment').set(change).where('guid', '=', guid).execute()
}

/** Open attempts that nobody has heard of since `before`: their webhook may be lost or their maker killed. */
export async function staleCardPayments(database: Database, before: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('cardPayment')
    .select('guid')
    .where('status', 'in', ['created', 'pending'])
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(200)
    .execute()
  return rows.map(row => row.guid)
}

/** Card payments for finance, newest first. */
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
  let query = reader
    .selectFrom('cardPayment')
    .innerJoin('application', 'application.guid', 'cardPayment.applicationGuid')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .selectAll('cardPayment')
    .select(['lastName', 'firstName', 'middleName', 'latinFirstName', 'latinLastName'])
    .where('application.editionGuid', '=', wanted.editionGuid)
  if (wanted.refundDue !== undefined) query = query.where('cardPayment.refundDue', '=', wanted.refundDue)
  if (wanted.q) query = query.where('participant.searchText', 'like', `%${likePattern(wanted.q)}%`)
  if (wanted.after) query = query.where('cardPayment.guid', '<', wanted.after)
  return query.orderBy('cardPayment.guid', 'desc').limit(wanted.limit).execute()
}

export async function countRefundsDue(
  reader: Reader,
): Promise<{ count: number; kopecks: bigint; oldestAt: Date | null }> {
  const row = await reader
    .selectFrom('cardPayment')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      fn.sum<bigint | null>('amountKopecks').as('kopecks'),
      fn.min('finishedAt').as('oldestAt'),
    ])
    .where('refundDue', '=', true)
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), kopecks: BigInt(row.kopecks ?? 0), oldestAt: row.oldestAt }
}

/** A search text in which the wildcards of LIKE mean themselves; a phone is found however it was written. */
export function likePattern(typed: string): string {
  return (phoneDigits(typed) ?? searchable(typed)).replace(/[\\%_]/g, character => `\\${character}`)
}

/** `8 (916) 000-79-19` as the digits that +79160007919 ends with; null for what is no Russian phone. */
function phoneDigits(typed: string): string | null {
  if (!/^[\d\s()+-]+$/.test(typed)) return null
  return /^[78]?(9\d{9})$/.exec(typed.replace(/\D/g, ''))?.[1] ?? null
}
