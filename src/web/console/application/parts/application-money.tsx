import { Link } from 'react-router'
import type { CardPaymentRow, InvoiceRow } from '#contract/organiser-finance.ts'
import type { PersonRecords } from '#contract/organiser-person.ts'
import { m } from '#messages/compiled/messages.js'
import { standingOf } from '#web/console/card-payment/rules.ts'
import { Money } from '#web/console/invoice-queue/view.tsx'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { cardStandingTones, cardStandingWords, invoiceTones } from '#web/console/screen/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { invoiceWords } from '#web/kit/words/status-words.ts'
import { Section } from '#web/ui/section.tsx'

/** Invoices and card payments of a person with sums, each linked to its row in finance's lists. */
export function ApplicationMoney({
  money: { invoices, cardPayments },
}: {
  money: NonNullable<PersonRecords['money']>
}) {
  return (
    <Section title={m.organiser_person_money()} level={3}>
      {invoices.length + cardPayments.length === 0 ? (
        <p className="text-sm text-text-quiet">{m.organiser_person_money_none()}</p>
      ) : (
        <ul className="divide-y border-y text-sm">
          {invoices.map(invoice => (
            <Invoice key={invoice.guid} invoice={invoice} />
          ))}
          {cardPayments.map(payment => (
            <CardPayment key={payment.guid} payment={payment} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const line = 'flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5'

function Invoice({ invoice }: { invoice: InvoiceRow }) {
  const target = useRecordTarget()
  const moments = useMoments()
  const { number, status, paymentOrderNumber, paidOn } = invoice
  return (
    <li className={line}>
      <p className="min-w-0 flex-1 basis-52">
        <Link className="text-link" {...target('organiser-invoice', invoice.guid)}>
          {m.organiser_history_invoice({ number })}
        </Link>
        <span className="block text-text-quiet">
          {[
            moments.day(invoice.issuedOn),
            invoice.payerName,
            paymentOrderNumber && m.organiser_history_payment_order({ number: paymentOrderNumber }),
            paidOn && moments.day(paidOn),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <StatusWord tone={invoiceTones[status]}>{invoiceWords[status]()}</StatusWord>
      <Money kopecks={invoice.totalKopecks} />
      {invoice.refunds.map(refund => (
        <Refund
          key={refund.guid}
          kopecks={refund.amountKopecks}
          facts={[
            moments.day(refund.returnedOn),
            m.organiser_history_payment_order({ number: refund.paymentOrderNumber }),
            refund.name,
          ]}
        />
      ))}
    </li>
  )
}

function CardPayment({ payment }: { payment: CardPaymentRow }) {
  const target = useRecordTarget()
  const moments = useMoments()
  const { providerId, startedAt } = payment
  const standing = standingOf(payment)
  return (
    <li className={line}>
      <p className="min-w-0 flex-1 basis-52">
        <Link className="text-link" {...target('organiser-card-payment', payment.guid)}>
          {m.organiser_history_card_payment()}
        </Link>
        <span className="block text-text-quiet">
          {[moments.moment(startedAt), providerId].filter(Boolean).join(' · ')}
        </span>
      </p>
      <StatusWord tone={cardStandingTones[standing]}>{cardStandingWords[standing]()}</StatusWord>
      <Money kopecks={payment.capturedKopecks ?? payment.amountKopecks} />
      {payment.lines.flatMap(({ guid, name, refundedKopecks, refund }) =>
        refundedKopecks === null
          ? []
          : [
              <Refund
                key={guid}
                kopecks={refundedKopecks}
                facts={[refund?.at ? moments.moment(refund.at) : null, name]}
              />,
            ],
      )}
    </li>
  )
}

/** What went back, on a line of its own under its payment. */
function Refund({ kopecks, facts }: { kopecks: string; facts: (string | null)[] }) {
  return (
    <p className="flex basis-full flex-wrap gap-x-4 pl-4 text-text-quiet">
      <span className="min-w-0 flex-1">{[m.person_refund(), ...facts].filter(Boolean).join(' · ')}</span>
      <Money kopecks={kopecks} />
    </p>
  )
}
