import { type Receipt, receiptVatRates } from '#server/adapters/acquirer/port.ts'
import type { CardPaymentRow } from '#server/persistence/card-payment-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { findPayerContact } from '#server/persistence/payer-contact-queries.ts'
import { refuse } from '#server/refuse.ts'

/**
 * The receipt of 54-FZ, one item for all of the same price: prepaid services at the calculated rate of the day (domain.md §3.1), or rendered ones at
 * the whole rate of theirs.
 */
export function receiptOf(
  row: Pick<CardPaymentRow, 'vatPercent'>,
  {
    rendered = false,
    amounts,
    customer,
    description,
  }: {
    rendered?: boolean
    amounts: readonly bigint[]
    customer: { email: string | null; phone: string | null }
    description: string
  },
): Receipt {
  // No receipt is possible at a rate without a code at the acquirer.
  const vatRate = receiptVatRates.find(rate => rate === row.vatPercent) ?? refuse('server_error')
  return {
    customer: { ...customer, fullName: null },
    items: [...new Set(amounts)].map(unitAmount => ({
      description: description.slice(0, 128),
      quantity: amounts.filter(amount => amount === unitAmount).length,
      unitAmount,
      vatRate,
      vatCalculated: !rendered,
      paymentMode: rendered ? 'full_payment' : 'full_prepayment',
    })),
  }
}

/** Where the acquirer sends the receipt: to whoever pays. */
export function receiptCustomer(
  reader: Reader,
  row: Pick<CardPaymentRow, 'startedBy' | 'editionGuid'>,
): Promise<{ email: string | null; phone: string | null }> {
  return findPayerContact(reader, { accountGuid: row.startedBy, editionGuid: row.editionGuid })
}
