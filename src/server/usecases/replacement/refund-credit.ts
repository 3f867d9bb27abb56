import type * as routes from '#contract/replacement.ts'
import { findCardPaymentOfLine } from '#server/persistence/card-payment-line-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listCredits as selectCredits } from '#server/persistence/replacement-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { refundFreePlace } from '../invoice/refund-invoice.ts'
import { refundCardPayment } from '../payment/card-refund.ts'
import { listCredits } from './list-credits.ts'

/**
 * Refunds a place that nobody is to have: card payments through the acquirer, invoices by the bank and only recorded here. Only while the money is free:
 * a person it waits for must be removed first.
 */
export const refundCredit: UseCase<
  typeof routes.refundCredit,
  'acquirer' | 'clock' | 'config' | 'database' | 'log' | 'sealer'
> = async (call, needs) => {
  const {
    actor,
    params: { guid },
    body: { reason, sent },
    facts,
  } = call
  const edition = await readCurrentEdition(needs.database)
  const [credit] = await selectCredits(needs.database, { editionGuid: edition.guid, guid })
  if (!credit) refuse('not_found')
  if (!credit.endedAt) refuse('state_forbids')
  if (credit.cardPaymentLineGuid) {
    const payment = await findCardPaymentOfLine(needs.database, credit.cardPaymentLineGuid)
    await refundCardPayment(
      {
        actor,
        params: { guid: payment ?? refuse('not_found') },
        body: {
          reason,
          lineGuid: credit.cardPaymentLineGuid,
        },
        facts,
      },
      needs,
    )
  } else
    await refundFreePlace(
      {
        ...call,
        params: { guid: credit.invoiceGuid ?? refuse('not_found') },
        body: {
          ...(sent ?? refuse('required', { details: [{ field: 'sent.returnedOn', code: 'required' }] })),
          reason,
          lineGuid: credit.invoiceLineGuid ?? refuse('not_found'),
        },
      },
      needs,
    )
  return listCredits(call, needs)
}
