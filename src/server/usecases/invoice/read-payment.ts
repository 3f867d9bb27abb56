import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/payment.ts'
import type { PaymentOverview } from '#contract/payment.ts'
import { coordinatorName } from '#domain/group/coordinator-name.ts'
import { payability } from '#domain/payment/payability.ts'
import { splitVat } from '#domain/payment/vat.ts'
import { findOpenCardPayment } from '#server/persistence/card-payment-line-queries.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import { listInvoicesOf } from '#server/persistence/invoice-queries.ts'
import { sellerOf } from '#server/persistence/legal-details-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { findSettledSum, type SettledSum } from '#server/persistence/settled-sum-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { loadParticipantFor, type PermittedParticipant } from '../participant/permitted-participant.ts'
import type { ActingAccount } from '../participant/permitted-participants.ts'
import { cardsAvailable } from '../payment/cards-available.ts'
import { findPayingCoordinator } from '../payment/paying-coordinator.ts'
import { vatLater, vatToday } from '../payment/vat-today.ts'
import { listPayableTogether, payersOwnName } from './payment-together.ts'
import { presentInvoicesFor } from './present-invoice.ts'

/** Everything the payment page shows for one participant. */
export const readPayment: UseCase<typeof routes.readPayment, 'clock' | 'database'> = async (
  { actor, params: { guid }, facts },
  needs,
) => {
  const permitted = await loadParticipantFor(needs.database, actor, { guid, concern: 'payment' })
  return presentPayment(needs, actor, { ...permitted, locale: facts.locale })
}

type Shown = Pick<PermittedParticipant, 'record' | 'edition'> & { locale: Locale }

/** The payment page as this account sees it. */
export async function presentPayment(
  needs: Needs<'clock' | 'database'>,
  actor: ActingAccount,
  { record, edition, locale }: Shown,
): Promise<PaymentOverview> {
  const closedBecause = closure(record)
  const [sum, open, invoices, cards, together, payerName, group] = await Promise.all([
    sumOf(needs, record, edition),
    findOpenCardPayment(needs.database, record.applicationGuid),
    listInvoicesOf(needs.database, record.applicationGuid),
    cardsAvailable(needs, needs.database),
    closedBecause === null ? listPayableTogether(needs.database, actor, { record, edition }) : [],
    payersOwnName(needs.database, actor, { record, edition }),
    findPayingCoordinator(needs.database, record),
  ])
  const alive = open && open.expiresAt > needs.clock.wall()
  return {
    status: record.payment,
    open: closedBecause === null,
    closedBecause,
    feeKopecks: sum.amountKopecks.toString(),
    vatKopecks: sum.vatKopecks.toString(),
    vatPercent: sum.vatPercent,
    laterVat:
      closedBecause === 'settled'
        ? null
        : vatLater(needs.clock.now(), { ...edition, payBy: record.payBy ?? edition.payBy }),
    payBy: record.payBy ?? edition.payBy,
    cardAvailable: cards.ok,
    // Also after its time: until the acquirer has closed its page it bars the other ways, and the payer can give it up.
    openCardPayment:
      (open && {
        callbackGuid: open.callbackGuid,
        // Only whoever began a payment for several people may see its page, which names the others.
        payUrl:
          alive && (Number(open.people) === 1 || open.startedBy === actor.accountGuid) ? open.payUrl : null,
        expiresAt: open.expiresAt.toISOString(),
        people: Number(open.people),
      }) ??
      null,
    invoices: await presentInvoicesFor(needs.database, actor, invoices),
    coordinator: group && {
      name: coordinatorName('ru', group),
      latinName: coordinatorName('en', group),
    },
    together,
    payerSuggestion: {
      fullName: payerName,
      companyName: record.companyName,
      inn: record.inn,
      kpp: record.kpp,
      address: record.companyAddress,
    },
    payFromAbroad: sellerOf(edition).payFromAbroad?.[locale] ?? null,
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
  const { percent } = vatToday(needs.clock.now(), edition)
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
