import { sql } from 'kysely'
import type { CardPaymentLineState } from '#domain/payment/card-payment-lines.ts'
import type { Reader, Tx } from './database.ts'

export type CardPaymentLine = Awaited<ReturnType<typeof listCardPaymentLines>>[number]

/** The people of these payments, with their current names. */
export function listCardPaymentLines(reader: Reader, cardPaymentGuids: string[]) {
  if (cardPaymentGuids.length === 0) return Promise.resolve([])
  return reader
    .selectFrom('cardPaymentLine')
    .innerJoin('application', 'application.guid', 'cardPaymentLine.applicationGuid')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .leftJoin('organiser as wanter', 'wanter.accountGuid', 'cardPaymentLine.refundWantedBy')
    .leftJoin('organiser as giver', 'giver.accountGuid', 'cardPaymentLine.refundedBy')
    .leftJoin('organiser as owner', 'owner.accountGuid', 'cardPaymentLine.ownerGuid')
    .selectAll('cardPaymentLine')
    .select([
      'wanter.name as refundWantedByName',
      'giver.name as refundedByName',
      'owner.name as ownerName',
      'application.participantGuid',
      'participant.lastName',
      'participant.firstName',
      'participant.middleName',
      'participant.latinFirstName',
      'participant.latinLastName',
    ])
    .where('cardPaymentLine.cardPaymentGuid', 'in', cardPaymentGuids)
    .orderBy('cardPaymentLine.guid')
    .execute()
}

export function readCardPaymentLine(reader: Reader, guid: string) {
  return reader.selectFrom('cardPaymentLine').selectAll().where('guid', '=', guid).executeTakeFirst()
}

/** Locks one person's part of a charge until the transaction ends. */
export function lockCardPaymentLine(tx: Tx, guid: string) {
  return tx.selectFrom('cardPaymentLine').selectAll().where('guid', '=', guid).forUpdate().executeTakeFirst()
}

export async function changeCardPaymentLine(
  tx: Tx,
  guid: string,
  change: {
    state?: CardPaymentLineState
    capturedKopecks?: bigint
    vatKopecks?: bigint
    refundAskedAt?: Date
    refundedKopecks?: bigint
    refundedAt?: Date
    refundedBy?: string | null
  },
): Promise<void> {
  await tx.updateTable('cardPaymentLine').set(change).where('guid', '=', guid).execute()
}

/** Notes who wants how much of a part refunded and why; null drops the request. Unless the money still has to go back, nobody has it any more. */
export async function noteRefundWanted(
  tx: Tx,
  guid: string,
  wanted: { kopecks: bigint; by: string; at: Date; because: string } | null,
): Promise<void> {
  await tx
    .updateTable('cardPaymentLine')
    .set({
      refundWantedKopecks: wanted?.kopecks ?? null,
      refundWantedBy: wanted?.by ?? null,
      refundWantedAt: wanted?.at ?? null,
      refundWantedBecause: wanted?.because ?? null,
      ...(!wanted && { ownerGuid: sql<string | null>`case when state = 'refundDue' then owner_guid end` }),
    })
    .where('guid', '=', guid)
    .execute()
}

/** Clears a failed refund request: under its old key the acquirer would repeat its old answer. */
export async function letRefundGo(tx: Tx, guid: string): Promise<void> {
  await tx
    .updateTable('cardPaymentLine')
    .set({ refundAskedAt: null, refundKey: sql`gen_random_uuid()` })
    .where('guid', '=', guid)
    .execute()
}

/** The attempt took no money: nobody on it waits for it any longer. */
export async function lapseLines(tx: Tx, cardPaymentGuid: string): Promise<void> {
  await tx
    .updateTable('cardPaymentLine')
    .set({ state: 'lapsed' })
    .where('cardPaymentGuid', '=', cardPaymentGuid)
    .where('state', '=', 'open')
    .execute()
}

/** Attempts that may still become a charge, with everybody they are for; each of these applications has at most one. */
export async function listOpenCardPayments(reader: Reader, applicationGuids: string[]) {
  if (applicationGuids.length === 0) return []
  const rows = await reader
    .selectFrom('cardPayment')
    .innerJoin('cardPaymentLine as line', 'line.cardPaymentGuid', 'cardPayment.guid')
    .selectAll('cardPayment')
    .select('line.applicationGuid')
    .where('cardPayment.guid', 'in', eb =>
      eb
        .selectFrom('cardPaymentLine as open')
        .select('open.cardPaymentGuid')
        .where('open.applicationGuid', 'in', applicationGuids)
        .where('open.state', '=', 'open'),
    )
    .execute()
  const found = new Map<string, { row: (typeof rows)[number]; applicationGuids: string[] }>()
  for (const row of rows) {
    const known = found.get(row.guid) ?? { row, applicationGuids: [] }
    known.applicationGuids.push(row.applicationGuid)
    found.set(row.guid, known)
  }
  return [...found.values()]
}

/** The attempt of an application that may still become a charge. */
export function findOpenCardPayment(reader: Reader, applicationGuid: string) {
  return reader
    .selectFrom('cardPaymentLine as line')
    .innerJoin('cardPayment', 'cardPayment.guid', 'line.cardPaymentGuid')
    .selectAll('cardPayment')
    .select(eb =>
      eb
        .selectFrom('cardPaymentLine as each')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('each.cardPaymentGuid', '=', 'cardPayment.guid')
        .as('people'),
    )
    .where('line.applicationGuid', '=', applicationGuid)
    .where('line.state', '=', 'open')
    .executeTakeFirst()
}

export async function findCardPaymentOfLine(reader: Reader, guid: string): Promise<string | null> {
  const row = await reader
    .selectFrom('cardPaymentLine')
    .select('cardPaymentGuid')
    .where('guid', '=', guid)
    .executeTakeFirst()
  return row?.cardPaymentGuid ?? null
}

/** The part of a charge that currently pays for an application. */
export function findChargedLine(reader: Reader, applicationGuid: string) {
  return reader
    .selectFrom('cardPaymentLine')
    .selectAll()
    .where('applicationGuid', '=', applicationGuid)
    .where('state', '=', 'charged')
    .executeTakeFirst()
}
