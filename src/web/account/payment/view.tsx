import type { PaymentOverview } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useToday } from '#web/kit/dates/use-today.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import type { Tone } from '#web/ui/tone.ts'
import { useGiveUpCardPayment } from './queries.ts'

type Fee = Pick<PaymentOverview, 'feeKopecks' | 'vatKopecks' | 'vatPercent' | 'payBy' | 'laterVat'>

/** The fee, the VAT within it, and the deadline. */
export function FeeSummary({ fee }: { fee: Fee }) {
  const locale = useLocale()
  const today = useToday()
  return (
    <div className="border-y py-5">
      <p className="text-sm text-text-quiet">{m.payment_fee()}</p>
      <p className="mt-1 text-3xl font-semibold tracking-tight">
        {formatMoney(BigInt(fee.feeKopecks), locale)}
      </p>
      <p className="text-text-quiet">{vatSentence(fee, locale)}</p>
      {fee.laterVat && <p className="text-sm text-text-quiet">{laterVatSentence(fee.laterVat, locale)}</p>}
      {fee.payBy && (
        <p className="mt-3">
          {fee.payBy < today
            ? m.payment_pay_by_passed({ date: formatDay(fee.payBy, locale) })
            : m.payment_pay_by({ date: formatDay(fee.payBy, locale) })}
        </p>
      )}
    </div>
  )
}

/** «в том числе НДС 20 %: 30 000 ₽», or that there is none. */
export function vatSentence(
  { vatKopecks, vatPercent }: { vatKopecks: string; vatPercent: number },
  locale: 'ru' | 'en',
): string {
  if (vatPercent === 0) return m.payment_vat_none()
  return m.payment_vat_part({
    percent: vatPercent,
    amount: formatMoney(BigInt(vatKopecks), locale),
  })
}

/** The VAT where the day of payment decides it: a bookkeeper needs the right one on the payment order. */
export function laterVatSentence(
  { from, percent, kopecks }: NonNullable<PaymentOverview['laterVat']>,
  locale: 'ru' | 'en',
): string {
  return m.payment_vat_later({
    date: formatDay(from, locale),
    percent,
    amount: formatMoney(BigInt(kopecks), locale),
  })
}

/** What to do about a refusal; `stale` where reloading the data helps. */
type Refusal = { tone: Tone; sentence: () => string; stale: boolean }

/** Refusals for which we have more to say than the server's sentence. */
const refusals: Partial<Record<ErrorCode, Refusal>> = {
  payment_already_settled: { tone: 'positive', sentence: m.payment_refusal_settled, stale: true },
  payment_in_progress: { tone: 'attention', sentence: m.payment_other_tab, stale: true },
  payment_before_approval: { tone: 'attention', sentence: m.payment_closed_application, stale: true },
  invoice_open: { tone: 'attention', sentence: m.error_invoice_open, stale: true },
  card_payments_unavailable: { tone: 'attention', sentence: m.payment_card_unavailable, stale: false },
  payment_failed: { tone: 'negative', sentence: m.payment_refusal_failed, stale: false },
}

/** Why a payment or an invoice was refused and what to do, beside the button that asked for it. */
export function PaymentRefusal({ error, onRefresh }: { error: unknown; onRefresh: () => void }) {
  if (!(error instanceof ApiError) || error.details.length > 0) return null
  const known = refusals[error.code]
  return (
    <Banner
      announce="alert"
      tone={known?.tone ?? 'negative'}
      action={
        known?.stale && (
          <Button variant="secondary" size="sm" onClick={onRefresh}>
            {m.payment_refresh()}
          </Button>
        )
      }
    >
      {known ? known.sentence() : error.message}
    </Banner>
  )
}

type GiveUpCardProps = {
  callbackGuid: string
  onDone: () => unknown
  size?: 'sm' | 'md'
}

/** Drops a started card payment without a question: nothing is lost by it, and a charge that comes late is counted or returned. */
export function GiveUpCard({ callbackGuid, onDone, size = 'md' }: GiveUpCardProps) {
  const giveUp = useGiveUpCardPayment()
  async function drop(): Promise<void> {
    try {
      const { status } = await giveUp.mutateAsync(callbackGuid)
      toasts.show(
        status === 'succeeded'
          ? { title: m.payment_give_up_paid(), tone: 'positive' }
          : { title: m.payment_give_up_done(), description: m.payment_give_up_done_text() },
      )
      await onDone()
    } catch (cause) {
      toasts.show({
        title: m.payment_give_up_failed(),
        description: cause instanceof Error ? cause.message : undefined,
        tone: 'negative',
      })
    }
  }
  return (
    <Button variant="quiet" size={size} loading={giveUp.isPending} onClick={drop}>
      {m.payment_give_up()}
    </Button>
  )
}
