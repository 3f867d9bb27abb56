import type * as routes from '#contract/payment.ts'
import type { PaymentOverview } from '#contract/payment.ts'
import { payability } from '#domain/payment/payability.ts'
import { splitVat } from '#domain/payment/vat.ts'
import { findOpenCardPayment } from '../../persistence/card-payment-line-queries.ts'
import { listInvoicesOf } from '../../persistence/invoice-queries.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import type { UseCase } from '../../use-case.ts'
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
  const { record, edition } = await loadParticipantFor(needs.database, actor, guid, 'payment')
  const { percent } = vatToday(needs.clock.now(), edition.timeZone)
  const { vat } = splitVat(edition.feeKopecks, percent)
  const [open, invoices, cards] = await Promise.all([
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
    feeKopecks: edition.feeKopecks.toString(),
    vatKopecks: vat.toString(),
    vatPercent: Number(percent),
    payBy: record.payBy ?? edition.payBy,
    cardAvailable: cards.ok,
    openCardPayment: alive && {
      callbackGuid: alive.callbackGuid,
      // Whoever began it knows for whom else it pays: the others only see that they need not.
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

const closures = {
  payment_already_settled: 'settled',
  payment_before_approval: 'application',
  state_forbids: 'security',
} as const

function closure(record: ParticipantRecord): PaymentOverview['closedBecause'] {
  const verdict = payability(record)
  return verdict.ok ? null : closures[verdict.code]
}
