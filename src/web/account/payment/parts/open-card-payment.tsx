import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { PaymentOverview } from '#contract/payment.ts'
import { m } from '#messages/compiled/messages.js'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { paymentWords } from '#web/kit/words/status-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import { bankWaitsUntil } from '../rules.ts'
import { GiveUpCard } from '../view.tsx'

type OpenCardPaymentProps = {
  payment: NonNullable<PaymentOverview['openCardPayment']>
  onRefresh: () => void
}

/** A card payment that was begun, here or in another tab: continue it, and how long the bank still waits. */
export function OpenCardPayment({ payment, onRefresh }: OpenCardPaymentProps) {
  const to = usePaths()
  const locale = useLocale()
  const edition = useEdition()
  const minutes = useMinutesLeft(payment.expiresAt)
  const { callbackGuid, payUrl } = payment
  // Somebody else pays for several people at once, so the bank's page is theirs.
  const theirs = !payUrl && payment.people > 1
  return (
    <Section space="none" title={theirs ? m.payment_open_card_theirs() : m.payment_open_card_title()}>
      <StatusLine
        tone="info"
        word={paymentWords.pending()}
        meaning={
          minutes <= 0
            ? m.payment_open_card_over()
            : payUrl
              ? m.payment_open_card_text({ time: bankWaitsUntil(edition, payment, locale) })
              : theirs
                ? m.payment_group_card_note()
                : m.payment_open_card_preparing()
        }
        who={!theirs && m.who_participant()}
        deadline={
          minutes > 0 &&
          minutes <= 60 && <span className="tabular">{m.payment_minutes_left({ count: minutes })}</span>
        }
      />
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        {payUrl && minutes > 0 ? (
          <Button asChild>
            <a href={payUrl}>{m.payment_open_card_continue()}</a>
          </Button>
        ) : (
          <Button onClick={onRefresh}>{m.payment_refresh()}</Button>
        )}
        <Button asChild variant="secondary">
          <Link to={to('payment-finish', { callbackGuid })}>{m.payment_open_card_check()}</Link>
        </Button>
        {!theirs && <GiveUpCard callbackGuid={callbackGuid} onDone={onRefresh} />}
      </div>
    </Section>
  )
}

/** Whole minutes until an instant, rounded up, updated every few seconds. The bank uses real time even in the demo. */
function useMinutesLeft(instant: string): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000)
    return () => clearInterval(timer)
  }, [])
  return Math.ceil((Date.parse(instant) - now) / 60_000)
}
