import { sql } from 'kysely'
import type { Reader, Tx } from './database.ts'

export type ReplacementRow = NonNullable<Awaited<ReturnType<typeof findReplacementOf>>>

/** Where a place's money comes from: a line of a paid invoice, or one person's part of a card payment. */
export type CreditSource =
  | { invoiceLineGuid: string; cardPaymentLineGuid: null }
  | { invoiceLineGuid: null; cardPaymentLineGuid: string }

/** The place given to this application, whether it still counts or not. */
export function findReplacementOf(reader: Reader, newApplicationGuid: string) {
  return reader
    .selectFrom('replacement')
    .selectAll()
    .where('newApplicationGuid', '=', newApplicationGuid)
    .executeTakeFirst()
}

/** Whom the place of this application currently counts for. */
export function findStandingFor(reader: Reader, source: CreditSource) {
  const query = reader.selectFrom('replacement').selectAll().where('endedAt', 'is', null)
  return (
    source.invoiceLineGuid === null
      ? query.where('cardPaymentLineGuid', '=', source.cardPaymentLineGuid)
      : query.where('invoiceLineGuid', '=', source.invoiceLineGuid)
  ).executeTakeFirst()
}

export type StandingPlace = Awaited<ReturnType<typeof listStandingPlaces>>[number]

/** Who currently uses the money of these card payment parts in place of those it was paid for. */
export async function listStandingPlaces(reader: Reader, lines: readonly { guid: string }[]) {
  if (lines.length === 0) return []
  const rows = await reader
    .selectFrom('replacement')
    .innerJoin('application', 'application.guid', 'replacement.newApplicationGuid')
    .select(['replacement.guid', 'replacement.settledAt', 'replacement.cardPaymentLineGuid'])
    .select('application.participantGuid')
    .where('replacement.endedAt', 'is', null)
    .where(
      'replacement.cardPaymentLineGuid',
      'in',
      lines.map(line => line.guid),
    )
    .execute()
  return rows.flatMap(({ cardPaymentLineGuid, ...row }) =>
    cardPaymentLineGuid === null ? [] : [{ ...row, cardPaymentLineGuid }],
  )
}

/** The money was refunded: it counts for nobody and cannot be reused. */
export async function endPlacesOf(tx: Tx, source: CreditSource, at: Date): Promise<void> {
  const change = tx
    .updateTable('replacement')
    .set(eb => ({ endedAt: eb.fn.coalesce('endedAt', eb.val(at)), endedBecause: 'refunded' as const }))
    .where(eb => eb.or([eb('endedAt', 'is', null), eb('endedBecause', '=', 'released')]))
  await (source.invoiceLineGuid === null
    ? change.where('cardPaymentLineGuid', '=', source.cardPaymentLineGuid)
    : change.where('invoiceLineGuid', '=', source.invoiceLineGuid)
  ).execute()
}

export function lockReplacement(tx: Tx, guid: string) {
  return tx.selectFrom('replacement').selectAll().where('guid', '=', guid).forUpdate().executeTakeFirst()
}

/** The places given to these applications that have not paid for anybody yet, ended ones included. */
export function listUnsettledPlaces(reader: Reader, applicationGuids: string[]): Promise<ReplacementRow[]> {
  if (applicationGuids.length === 0) return Promise.resolve([])
  return reader
    .selectFrom('replacement')
    .selectAll()
    .where('newApplicationGuid', 'in', applicationGuids)
    .where('settledAt', 'is', null)
    .execute()
}

/** The last time the place of this application was given away. */
export function findNewestFrom(reader: Reader, oldApplicationGuid: string) {
  return reader
    .selectFrom('replacement')
    .selectAll()
    .where('oldApplicationGuid', '=', oldApplicationGuid)
    .orderBy('guid', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether an application ended because its place was given to another person. */
export async function isReplaced(reader: Reader, applicationGuid: string): Promise<boolean> {
  return (await findNewestFrom(reader, applicationGuid)) !== undefined
}

/** Unique indexes let a place, and its money, count for one person at a time. */
export async function insertReplacement(
  tx: Tx,
  row: {
    editionGuid: string
    oldApplicationGuid: string
    newApplicationGuid: string
    amountKopecks: bigint
    madeBy: string
    madeAs: 'coordinator' | 'organiser'
    madeAt: Date
  } & CreditSource,
): Promise<void> {
  await tx.insertInto('replacement').values(row).execute()
}

export async function changeReplacement(
  tx: Tx,
  guid: string,
  change: {
    settledAt?: Date | null
    endedAt?: Date | null
    endedBecause?: 'released' | 'passed_on' | 'refunded' | null
  },
): Promise<void> {
  await tx.updateTable('replacement').set(change).where('guid', '=', guid).execute()
}

/** The approval will not come: frees the money that waited for it. */
export async function releaseReplacements(tx: Tx, newApplicationGuid: string, at: Date): Promise<void> {
  await tx
    .updateTable('replacement')
    .set({ endedAt: at, endedBecause: 'released' })
    .where('newApplicationGuid', '=', newApplicationGuid)
    .where('endedAt', 'is', null)
    .where('settledAt', 'is', null)
    .execute()
}

export type CreditRow = Awaited<ReturnType<typeof listCredits>>[number]

/**
 * Money that counts for nobody yet: waiting for an approval, or free because the new person dropped out. For each place only the latest transfer to
 * another person counts.
 */
export function listCredits(
  reader: Reader,
  wanted: { editionGuid: string; groupGuid?: string; guid?: string },
) {
  let query = reader
    .selectFrom('replacement')
    .innerJoin('application as old', 'old.guid', 'replacement.oldApplicationGuid')
    .innerJoin('participant as oldPerson', 'oldPerson.guid', 'old.participantGuid')
    .innerJoin('application as new', 'new.guid', 'replacement.newApplicationGuid')
    .innerJoin('participant as newPerson', 'newPerson.guid', 'new.participantGuid')
    .leftJoin('groupMember', join =>
      join
        .onRef('groupMember.applicationGuid', '=', 'replacement.oldApplicationGuid')
        .on(({ eb, or }) =>
          or([
            eb('groupMember.removedAt', 'is', null),
            eb('replacement.madeAt', '<=', eb.ref('groupMember.removedAt')),
          ]),
        ),
    )
    .leftJoin('invoiceLine', 'invoiceLine.guid', 'replacement.invoiceLineGuid')
    .leftJoin('invoice', 'invoice.guid', 'invoiceLine.invoiceGuid')
    .leftJoin('cardPaymentLine', 'cardPaymentLine.guid', 'replacement.cardPaymentLineGuid')
    .selectAll('replacement')
    .select([
      'groupMember.groupGuid',
      'oldPerson.guid as oldParticipantGuid',
      'oldPerson.lastName as oldLastName',
      'oldPerson.firstName as oldFirstName',
      'oldPerson.middleName as oldMiddleName',
      'oldPerson.latinLastName as oldLatinLastName',
      'oldPerson.latinFirstName as oldLatinFirstName',
      'newPerson.lastName as newLastName',
      'newPerson.firstName as newFirstName',
      'newPerson.middleName as newMiddleName',
      'newPerson.latinLastName as newLatinLastName',
      'newPerson.latinFirstName as newLatinFirstName',
      'invoiceLine.invoiceGuid',
      'invoice.year as invoiceYear',
      'invoice.number as invoiceNumber',
      'cardPaymentLine.cardPaymentGuid',
    ])
    .where('replacement.editionGuid', '=', wanted.editionGuid)
    .where('replacement.settledAt', 'is', null)
    .where(eb =>
      eb.or([
        eb('replacement.endedAt', 'is', null),
        eb.and([
          eb('replacement.endedBecause', '=', 'released'),
          eb.not(
            eb.exists(
              eb
                .selectFrom('replacement as later')
                .select('later.guid')
                .whereRef('later.oldApplicationGuid', '=', 'replacement.oldApplicationGuid')
                .whereRef('later.guid', '>', 'replacement.guid'),
            ),
          ),
        ]),
      ]),
    )
  if (wanted.groupGuid) query = query.where('groupMember.groupGuid', '=', wanted.groupGuid)
  if (wanted.guid) query = query.where('replacement.guid', '=', wanted.guid)
  return query.orderBy('replacement.guid', 'desc').limit(500).execute()
}

/** Locks the line of a paid invoice until the transaction ends; undefined when the invoice is not paid. */
export function lockPaidInvoiceLine(tx: Tx, guid: string) {
  return paidInvoiceLines(tx).where('invoiceLine.guid', '=', guid).forUpdate('invoiceLine').executeTakeFirst()
}

/** The line of a paid invoice; undefined when the invoice is not paid. */
export function readPaidInvoiceLine(reader: Reader, guid: string) {
  return paidInvoiceLines(reader).where('invoiceLine.guid', '=', guid).executeTakeFirst()
}

/** The paid invoice line that pays for an application. */
export function findPaidInvoiceLine(reader: Reader, applicationGuid: string) {
  return paidInvoiceLines(reader)
    .where('invoiceLine.applicationGuid', '=', applicationGuid)
    .where('invoiceLine.isOpen', '=', true)
    .executeTakeFirst()
}

function paidInvoiceLines(reader: Reader) {
  return reader
    .selectFrom('invoiceLine')
    .innerJoin('invoice', 'invoice.guid', 'invoiceLine.invoiceGuid')
    .select(['invoiceLine.guid', 'invoiceLine.applicationGuid', 'invoiceLine.amountKopecks'])
    .select(['invoice.year', 'invoice.number'])
    .where('invoice.status', '=', 'paid')
    .where('invoiceLine.refundedAt', 'is', null)
}

/** Who currently has the place that a line of an invoice paid for, if it was given on. */
export function findInvoicePlaceHolder(reader: Reader, invoiceLineGuid: string) {
  return reader
    .selectFrom('replacement')
    .innerJoin('application', 'application.guid', 'replacement.newApplicationGuid')
    .select(['replacement.settledAt', 'application.participantGuid'])
    .where('replacement.endedAt', 'is', null)
    .where('replacement.invoiceLineGuid', '=', invoiceLineGuid)
    .executeTakeFirst()
}

/** Records that one person's part of an invoice was refunded by hand. */
export async function markInvoiceLineRefunded(tx: Tx, guid: string, at: Date): Promise<void> {
  await tx
    .updateTable('invoiceLine')
    .set({ refundedAt: at, isOpen: false })
    .where('guid', '=', guid)
    .execute()
}

/** Who took whose place on these lines, newest first, with present names. */
export async function listPlacesOf(
  reader: Reader,
  lines: { invoiceLineGuids?: string[]; cardPaymentLineGuids?: string[] },
) {
  const { invoiceLineGuids = [], cardPaymentLineGuids = [] } = lines
  if (invoiceLineGuids.length + cardPaymentLineGuids.length === 0) return []
  const name = (person: string) =>
    sql<string>`coalesce(nullif(concat_ws(' ', ${sql.ref(`${person}.lastName`)}, ${sql.ref(`${person}.firstName`)}, ${sql.ref(`${person}.middleName`)}), ''),
      nullif(concat_ws(' ', ${sql.ref(`${person}.latinLastName`)}, ${sql.ref(`${person}.latinFirstName`)}), ''), '—')`
  return reader
    .selectFrom('replacement')
    .innerJoin('application as old', 'old.guid', 'replacement.oldApplicationGuid')
    .innerJoin('participant as oldPerson', 'oldPerson.guid', 'old.participantGuid')
    .innerJoin('application as new', 'new.guid', 'replacement.newApplicationGuid')
    .innerJoin('participant as newPerson', 'newPerson.guid', 'new.participantGuid')
    .select(['replacement.invoiceLineGuid', 'replacement.cardPaymentLineGuid'])
    .select(['replacement.settledAt', 'replacement.endedAt', 'replacement.endedBecause'])
    .select([name('oldPerson').as('oldName'), name('newPerson').as('newName')])
    .where(eb =>
      eb.or([
        ...(invoiceLineGuids.length > 0 ? [eb('replacement.invoiceLineGuid', 'in', invoiceLineGuids)] : []),
        ...(cardPaymentLineGuids.length > 0
          ? [eb('replacement.cardPaymentLineGuid', 'in', cardPaymentLineGuids)]
          : []),
      ]),
    )
    .where(eb =>
      eb.or([eb('replacement.endedAt', 'is', null), eb('replacement.endedBecause', '<>', 'released')]),
    )
    .orderBy('replacement.guid', 'desc')
    .execute()
}

/** Removes the person's name from the history of people with whom they exchanged a place. */
export async function blankPlaces(tx: Tx, applicationGuid: string): Promise<void> {
  await tx
    .updateTable('auditEntry')
    .set({ reason: null })
    .where('action', 'in', ['givePlace', 'takePlace'])
    .where('subjectGuid', 'in', eb =>
      eb
        .selectFrom('replacement')
        .select('oldApplicationGuid as guid')
        .where('newApplicationGuid', '=', applicationGuid)
        .union(
          eb
            .selectFrom('replacement')
            .select('newApplicationGuid as guid')
            .where('oldApplicationGuid', '=', applicationGuid),
        ),
    )
    .execute()
}
