import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Tone } from '#web/ui/tone.ts'

/** What to do about a refusal; `stale` where seeing how things stand now is the cure. */
type Refusal = { tone: Tone; sentence: () => string; stale: boolean }

/** Refusals that we can say more about than the server's sentence. */
const refusals: Partial<Record<ErrorCode, Refusal>> = {
  payment_already_settled: { tone: 'positive', sentence: m.payment_refusal_settled, stale: true },
  payment_in_progress: { tone: 'attention', sentence: m.payment_other_tab, stale: true },
  payment_before_approval: { tone: 'attention', sentence: m.payment_closed_application, stale: true },
  invoice_open: { tone: 'attention', sentence: m.error_invoice_open, stale: true },
  card_payments_unavailable: { tone: 'attention', sentence: m.payment_card_unavailable, stale: false },
  payment_failed: { tone: 'negative', sentence: m.payment_refusal_failed, stale: false },
}

/** Why a payment or an invoice was refused, beside the button that asked for it, and what to do. */
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
