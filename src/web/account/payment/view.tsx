import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import type { Tone } from '#web/ui/tone.ts'
import { useGiveUpCardPayment } from './queries.ts'

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
