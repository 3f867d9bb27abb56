import type * as routes from '#contract/organiser-finance.ts'
import { findCardPayment } from '#server/persistence/card-payment-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentCardPayments } from './present-card-payment.ts'

/** One card payment as finance sees it. */
export const readCardPaymentRecord: UseCase<
  typeof routes.readCardPaymentRecord,
  'clock' | 'config' | 'database'
> = async ({ actor, params: { guid }, facts: { locale } }, needs) => {
  const row = (await findCardPayment(needs.database, guid)) ?? refuse('not_found')
  const [presented] = await presentCardPayments(needs, [row], { ...actor, locale })
  return presented ?? refuse('not_found')
}
