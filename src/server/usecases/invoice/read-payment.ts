import type * as routes from '#contract/payment.ts'
import type { PaymentOverview } from '#contract/payment.ts'
import { payability } from '#domain/payment/payability.ts'
import { splitVat } from '#domain/payment/vat.ts'
import { findOpenCardPayment } from '#server/persistence/card-payment-line-queries.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import { listInvoicesOf } from '#server/persistence/invoice-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { findSettledSum, type SettledSum } from '#server/persistence/settled-sum-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'
import { fullName } from '../participant/present-participant.ts'
import { cardsAvailable } from '../payment/cards-available.ts'
import { vatToday } from '../payment/vat-today.ts'
import { presentInvoicesFor } from './present-invoice.ts'

/** Everything the payment page shows for one participant. */
export const readPayment: UseCase<typeof routes.readPayment, 'clock' | 'database'> = async (
  { actor, params: { guid } },
  needs,
) => {
  const { record, edition } = await loadParticipantFor(needs.database, actor, { guid, concern: 'payment' })
  const [sum, open, invoices, cards] = await Promise.all([
    sumOf(needs, record, edition),
    findOpenCardPayment(needs.database, record.applicationGuid),
    listInvoicesOf(needs.database, record.applicationGuid),
    cardsAvailable(needs, needs.database),
  ])
  const closedBecause = closure(record)
  const alive = open && open.expiresAt > needs.clock.wall() ? open : null
  return {
    status: record.payment,
    open: closedBecause === null,
    closedBecause,
    feeKopecks: sum.amountKopecks.toString(),
    vatKopecks: sum.vatKopecks.toString(),
    vatPercent: sum.vatPercent,
    payBy: record.payBy ?? edition.payBy,
    cardAvailable: cards.ok,
    openCardPayment: alive && {
      callbackGuid: alive.callbackGuid,
      // Only whoever began a payment for several people may see its page, which names the others.
      payUrl: Number(alive.people) === 1 || alive.startedBy === actor.accountGuid ? alive.payUrl : null,
      expiresAt: alive.expiresAt.toISOString(),
      people: Number(alive.people),
    },
    invoices: await presentInvoicesFor(needs.database, actor, invoices),
    payerSuggestion: {
      fullName: fullName(record),
      companyName: record.companyName,
      inn: record.inn,
      kpp: record.kpp,
      address: record.companyAddress,
    },
  }
}

/** The sum booked as paid; before that, today's price. */
async function sumOf(
  needs: Needs<'clock' | 'database'>,
  record: ParticipantRecord,
  edition: EditionRow,
): Promise<SettledSum> {
  const paid = record.payment === 'cardPaymentAccepted' || record.payment === 'paid'
  const settled = paid ? await findSettledSum(needs.database, record.applicationGuid) : undefined
  if (settled) return settled
  const { percent } = vatToday(needs.clock.now(), edition.timeZone)
  const { total, vat } = splitVat(edition.feeKopecks, percent)
  return { amountKopecks: total, vatKopecks: vat, vatPercent: Number(percent) }
}

const closures = {
  payment_already_settled: 'settled',
  payment_before_approval: 'application',
  state_forbids: 'security',
} as const

function closure(record: ParticipantRecord): PaymentOverview['closedBecause'] {
  const verdict = payability(record)
  return verdict.ok ? null : closures[verdict.code]
}
