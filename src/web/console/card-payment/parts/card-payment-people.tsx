import { CircleCheck, CircleX } from 'lucide-react'
import type { CardPaymentLine, CardPaymentRow } from '#contract/organiser-finance.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { Money, PaidFor } from '#web/console/invoice-queue/view.tsx'
import { OwnerLine } from '#web/console/organiser-owner/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Section } from '#web/ui/section.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useConfirmRefund } from '../queries.ts'
import { cardLineWords } from '../words.ts'

type PeopleProps = {
  payment: CardPaymentRow
  /** Null for whoever only reads. */
  onDecline: ((line: CardPaymentLine) => void) | null
}

/** Everybody on the payment with their part, and the refunds that wait for a second person. */
export function CardPaymentPeople({ payment, onDecline }: PeopleProps) {
  return (
    <Section title={m.organiser_invoice_people({ count: payment.lines.length })} level={3} space="none">
      <ul className="divide-y border-y text-sm">
        {payment.lines.map(line => (
          <li key={line.guid} className="space-y-2 py-2">
            <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <PaidFor line={line} />
              <Money kopecks={line.amountKopecks} />
              <span className="text-text-quiet">
                {line.refundAsked ? m.organiser_refund_on_its_way() : cardLineWords[line.state]()}
              </span>
            </div>
            {line.refundedKopecks && line.refundedKopecks !== line.amountKopecks && (
              <p className="text-text-quiet">
                {m.organiser_refunded_in_part()} <Money kopecks={line.refundedKopecks} />
              </p>
            )}
            {line.refundState !== null && line.refundState !== 'done' && (
              <OwnerLine
                what="refunds"
                guid={line.guid}
                owner={line.owner}
                mayTake={onDecline !== null}
                inList
                about={line.name}
              />
            )}
            {line.refund && <RefundMade refund={line.refund} />}
            {line.refundWanted && !line.refundAsked && (
              <RefundWanted payment={payment} line={line} wanted={line.refundWanted} onDecline={onDecline} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Who gave the money back, when and why. */
function RefundMade({ refund }: { refund: NonNullable<CardPaymentLine['refund']> }) {
  const moments = useMoments()
  const locale = useLocale()
  const at = refund.at ? moments.short(refund.at) : '—'
  return (
    <div className="text-text-quiet">
      <p>
        {refund.by
          ? m.organiser_refund_made({ by: colleagueName(locale, refund.by), at })
          : m.organiser_refund_made_by_bank({ at })}
      </p>
      {refund.askedBy && <p>{m.organiser_refund_asked_by({ by: colleagueName(locale, refund.askedBy) })}</p>}
      {refund.reason && (
        <p className="wrap-anywhere whitespace-pre-line">
          {m.organiser_refund_because({ reason: refund.reason })}
        </p>
      )}
    </div>
  )
}

function RefundWanted({
  payment,
  line,
  wanted,
  onDecline,
}: PeopleProps & { line: CardPaymentLine; wanted: NonNullable<CardPaymentLine['refundWanted']> }) {
  const moments = useMoments()
  const locale = useLocale()
  const confirm = useConfirmRefund(payment.guid, () =>
    toasts.show({ title: m.organiser_refunded({ name: line.name }) }),
  )
  return (
    <Banner tone="attention">
      <p className="font-medium">
        {m.organiser_refund_wanted()} <Money kopecks={wanted.amountKopecks} />
      </p>
      <p>
        {m.organiser_refund_wanted_by({
          name: wanted.by ? colleagueName(locale, wanted.by) : '—',
          at: moments.short(wanted.at),
        })}
      </p>
      <p>{wanted.reason}</p>
      {wanted.byMe && !wanted.mayConfirm && <p>{m.organiser_refund_wanted_by_me()}</p>}
      {confirm.error && <p role="alert">{confirm.error.message}</p>}
      {onDecline && (
        <div className="mt-2 flex flex-wrap gap-2">
          {wanted.mayConfirm && (
            <PageButton
              icon={CircleCheck}
              plain
              about={line.name}
              size="sm"
              variant="danger"
              loading={confirm.isPending}
              onClick={() =>
                confirm.mutate({
                  lineGuid: line.guid,
                  amountKopecks: wanted.amountKopecks,
                  askedAt: wanted.at,
                })
              }
            >
              {m.organiser_refund_confirm()}
            </PageButton>
          )}
          <PageButton
            icon={CircleX}
            plain
            about={line.name}
            size="sm"
            variant="secondary"
            disabled={confirm.isPending}
            onClick={() => onDecline(line)}
          >
            {wanted.byMe ? m.organiser_refund_withdraw() : m.organiser_refund_decline()}
          </PageButton>
        </div>
      )}
    </Banner>
  )
}
