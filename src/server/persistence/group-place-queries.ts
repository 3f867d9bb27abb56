import type { ExpressionBuilder } from 'kysely'
import type { Reader } from './database.ts'
import type { DB } from './database-types.gen.ts'

/** A place belongs to the group of its first holder at the time it was given away. A holder who had already left took their money along. */
const stoodWhenGiven = ({ eb, or }: ExpressionBuilder<DB, 'groupMember' | 'replacement'>) =>
  or([
    eb('groupMember.removedAt', 'is', null),
    eb('replacement.madeAt', '<=', eb.ref('groupMember.removedAt')),
  ])

/** A former member whose place was given away: the group may give it away once more. */
export function findFormerMember(
  reader: Reader,
  of: { groupGuid: string; editionGuid: string; participantGuid: string },
) {
  return reader
    .selectFrom('groupMember')
    .innerJoin('application', 'application.guid', 'groupMember.applicationGuid')
    .innerJoin('replacement', 'replacement.oldApplicationGuid', 'application.guid')
    .select('application.guid')
    .where('groupMember.groupGuid', '=', of.groupGuid)
    .where('application.participantGuid', '=', of.participantGuid)
    .where('application.editionGuid', '=', of.editionGuid)
    .where('replacement.endedBecause', '=', 'released')
    .where(stoodWhenGiven)
    .limit(1)
    .executeTakeFirst()
}

/** The group that an application belongs to, or belonged to when its place was given away, with its coordinator's phone. */
export function findGroupOnce(reader: Reader, applicationGuid: string) {
  return reader
    .selectFrom('groupMember')
    .innerJoin('participantGroup', 'participantGroup.guid', 'groupMember.groupGuid')
    .innerJoin('account', 'account.guid', 'participantGroup.accountGuid')
    .selectAll('participantGroup')
    .select('account.phone')
    .where('groupMember.applicationGuid', '=', applicationGuid)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('groupMember.removedAt', 'is', null),
        exists(
          selectFrom('replacement')
            .select('replacement.guid')
            .where('replacement.oldApplicationGuid', '=', applicationGuid)
            .whereRef('replacement.madeAt', '<=', 'groupMember.removedAt'),
        ),
      ]),
    )
    .executeTakeFirst()
}

/** Whether the new holder of a place is still in the group that gave it; true for a place that no group gave. */
export async function standsWhereGiven(
  reader: Reader,
  place: { oldApplicationGuid: string; newApplicationGuid: string },
): Promise<boolean> {
  const row = await reader
    .selectFrom('groupMember as old')
    .leftJoin('groupMember as fresh', join =>
      join
        .onRef('fresh.groupGuid', '=', 'old.groupGuid')
        .on('fresh.applicationGuid', '=', place.newApplicationGuid)
        .on('fresh.removedAt', 'is', null),
    )
    .select('fresh.applicationGuid')
    .where('old.applicationGuid', '=', place.oldApplicationGuid)
    .executeTakeFirst()
  return row === undefined || row.applicationGuid !== null
}

/** Invoices that include present or former members of a group, newest first, one page at most. */
export async function listInvoiceGuidsOfGroup(reader: Reader, groupGuid: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('invoiceLine')
    .innerJoin('groupMember', 'groupMember.applicationGuid', 'invoiceLine.applicationGuid')
    .select('invoiceLine.invoiceGuid')
    .distinct()
    .where('groupMember.groupGuid', '=', groupGuid)
    .where('groupMember.removedAt', 'is', null)
    .orderBy('invoiceLine.invoiceGuid', 'desc')
    .limit(200)
    .execute()
  return rows.map(row => row.invoiceGuid)
}

/** Card payments of a group's members that may still charge. */
export function listOpenCardPaymentsOfGroup(reader: Reader, groupGuid: string) {
  return reader
    .selectFrom('cardPayment')
    .innerJoin('cardPaymentLine as line', 'line.cardPaymentGuid', 'cardPayment.guid')
    .innerJoin('groupMember', 'groupMember.applicationGuid', 'line.applicationGuid')
    .select(['cardPayment.guid', 'cardPayment.callbackGuid', 'cardPayment.payUrl', 'cardPayment.startedBy'])
    .select(['cardPayment.amountKopecks', 'cardPayment.expiresAt'])
    .select(({ fn }) => fn.countAll<bigint>().as('people'))
    .where('groupMember.groupGuid', '=', groupGuid)
    .where('groupMember.removedAt', 'is', null)
    .where('line.state', '=', 'open')
    .groupBy('cardPayment.guid')
    .orderBy('cardPayment.guid', 'desc')
    .execute()
}

/** Card payments that an account made for present or former members of a group, newest first, one page at most. */
export function listPaidCardPayments(reader: Reader, of: { groupGuid: string; accountGuid: string }) {
  return reader
    .selectFrom('cardPayment')
    .select(['guid', 'amountKopecks', 'capturedKopecks', 'startedAt', 'finishedAt'])
    .where('startedBy', '=', of.accountGuid)
    .where('status', 'in', ['succeeded', 'refunded'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('cardPaymentLine as line')
          .innerJoin('groupMember', 'groupMember.applicationGuid', 'line.applicationGuid')
          .select('line.guid')
          .whereRef('line.cardPaymentGuid', '=', 'cardPayment.guid')
          .where('groupMember.groupGuid', '=', of.groupGuid),
      ),
    )
    .orderBy('guid', 'desc')
    .limit(200)
    .execute()
}

/** Which of these parts of card payments were given away with the place, whoever has it now. */
export async function listPassedOn(reader: Reader, cardPaymentLineGuids: string[]): Promise<Set<string>> {
  if (cardPaymentLineGuids.length === 0) return new Set()
  const rows = await reader
    .selectFrom('replacement')
    .select('cardPaymentLineGuid')
    .distinct()
    .where('cardPaymentLineGuid', 'in', cardPaymentLineGuids)
    .execute()
  return new Set(rows.flatMap(row => row.cardPaymentLineGuid ?? []))
}
