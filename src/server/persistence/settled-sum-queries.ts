import type { NotNull } from 'kysely'
import type { Reader } from './database.ts'

/** What was paid for one person, as booked. */
export type SettledSum = { amountKopecks: bigint; vatKopecks: bigint; vatPercent: number }

/**
 * The sum that pays for an application: its own part of a card payment or of a paid invoice, or that of the person whose place it took. Undefined
 * where nothing was paid.
 */
export async function findSettledSum(
  reader: Reader,
  applicationGuid: string,
): Promise<SettledSum | undefined> {
  return (await chargedPart(reader, applicationGuid)) ?? (await invoicedPart(reader, applicationGuid))
}

function chargedPart(reader: Reader, applicationGuid: string): Promise<SettledSum | undefined> {
  return reader
    .selectFrom('cardPaymentLine as line')
    .innerJoin('cardPayment', 'cardPayment.guid', 'line.cardPaymentGuid')
    .select(({ fn }) => fn.coalesce('line.capturedKopecks', 'line.amountKopecks').as('amountKopecks'))
    .select(['line.vatKopecks', 'cardPayment.vatPercent'])
    .$narrowType<{ vatKopecks: NotNull }>()
    .where('line.state', '=', 'charged')
    .where('line.vatKopecks', 'is not', null)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('line.applicationGuid', '=', applicationGuid),
        eb(
          'line.guid',
          'in',
          selectFrom('replacement')
            .select('replacement.cardPaymentLineGuid')
            .where('replacement.newApplicationGuid', '=', applicationGuid)
            .where('replacement.settledAt', 'is not', null)
            .where('replacement.endedAt', 'is', null),
        ),
      ]),
    )
    .executeTakeFirst()
}

function invoicedPart(reader: Reader, applicationGuid: string): Promise<SettledSum | undefined> {
  return reader
    .selectFrom('invoiceLine as line')
    .innerJoin('invoice', 'invoice.guid', 'line.invoiceGuid')
    .select(['line.amountKopecks', 'line.vatKopecks', 'invoice.vatPercent'])
    .where('invoice.status', '=', 'paid')
    .where('line.refundedAt', 'is', null)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('line.applicationGuid', '=', applicationGuid),
        eb(
          'line.guid',
          'in',
          selectFrom('replacement')
            .select('replacement.invoiceLineGuid')
            .where('replacement.newApplicationGuid', '=', applicationGuid)
            .where('replacement.settledAt', 'is not', null)
            .where('replacement.endedAt', 'is', null),
        ),
      ]),
    )
    .executeTakeFirst()
}
