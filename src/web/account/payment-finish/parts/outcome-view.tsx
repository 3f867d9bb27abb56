import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { useCardOutcome } from '#web/account/payment/queries.ts'
import type { CardOutcome } from '#web/account/payment/rules.ts'
import { isGroupPayment, type PaymentWay, waySearch, writePaymentDraft } from '#web/account/payment/rules.ts'
import { failureSentence } from '#web/account/payment/words.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { isCoordinatorMode } from '#web/kit/session/session-rules.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Tone } from '#web/ui/tone.ts'
import { TONE_TEXT } from '#web/ui/tone.ts'
import { ToneIcon } from '#web/ui/tone-icon.tsx'

/** The result of a card payment after the return from the bank. Shows nothing personal, and no result that the server has not confirmed. */
export function OutcomeView({ callbackGuid }: { callbackGuid: string }) {
  const locale = useLocale()
  const { outcome, payment, offline, askAgain } = useCardOutcome(callbackGuid)
  const amount = payment ? formatMoney(BigInt(payment.amountKopecks), locale) : ''
  const { tone, title, text } = wordsOf(outcome, amount, payment?.failure ?? null)
  const waiting = outcome === 'waiting'
  useEffect(() => {
    if (outcome === 'succeeded') writePaymentDraft(null)
  }, [outcome])
  return (
    <div className="flex flex-1 flex-col items-center text-center">
      <div aria-live="polite" aria-atomic="true" className="flex flex-col items-center">
        <Mark tone={tone} turning={waiting} />
        <h1 className="mt-6 text-2xl font-semibold tracking-tight md:text-3xl">{title}</h1>
        <p className="tabular mt-3 max-w-112 text-text-quiet">{text}</p>
      </div>
      {offline && (waiting || outcome === 'late') && (
        <Banner tone="attention" announce="status" className="mt-6 text-left">
          {m.finish_offline()}
        </Banner>
      )}
      <div className="mt-8 flex w-full flex-col gap-3 sm:w-auto sm:min-w-72">
        <Deeds
          callbackGuid={callbackGuid}
          outcome={outcome}
          payUrl={payment?.payUrl ?? null}
          onAsk={askAgain}
        />
      </div>
    </div>
  )
}

type Words = { tone: Tone; title: string; text: string }

function wordsOf(outcome: CardOutcome, amount: string, failure: string | null): Words {
  const words: Record<CardOutcome, () => Words> = {
    waiting: () => ({
      tone: 'info',
      title: m.finish_waiting(),
      text: m.finish_waiting_text(),
    }),
    late: () => ({
      tone: 'attention',
      title: m.finish_late(),
      text: m.finish_late_text(),
    }),
    succeeded: () => ({
      tone: 'positive',
      title: m.finish_succeeded(),
      text: m.finish_succeeded_text({ amount }),
    }),
    failed: () => ({
      tone: 'negative',
      title: m.finish_failed(),
      text: `${m.finish_failed_text()} ${failureSentence(failure)}`,
    }),
    expired: () => ({
      tone: 'attention',
      title: m.finish_expired(),
      text: m.finish_expired_text(),
    }),
    refunded: () => ({
      tone: 'neutral',
      title: m.finish_refunded(),
      text: m.finish_refunded_text({ amount }),
    }),
    unknown: () => ({
      tone: 'attention',
      title: m.finish_unknown(),
      text: m.finish_unknown_text(),
    }),
  }
  return words[outcome]()
}

function Mark({ tone, turning }: { tone: Tone; turning: boolean }) {
  if (turning) return <Spinner className="size-14 text-text-quiet" />
  return (
    <span className={TONE_TEXT[tone]}>
      <ToneIcon tone={tone} className="size-14" />
    </span>
  )
}

type DeedsProps = {
  callbackGuid: string
  outcome: CardOutcome
  payUrl: string | null
  onAsk: () => void
}

/** The next actions, the most likely first. */
function Deeds({ callbackGuid, outcome, payUrl, onAsk }: DeedsProps) {
  const to = usePaths()
  const session = useSession()
  // The server cannot read the tab's storage, so this starts as false.
  const [begunForGroup, setBegunForGroup] = useState(false)
  useEffect(() => setBegunForGroup(isGroupPayment(callbackGuid)), [callbackGuid])
  const forGroup = begunForGroup || isCoordinatorMode(session)
  const home = to(forGroup ? 'account-group' : 'account')
  const payment = (way: PaymentWay) =>
    `${to(forGroup ? 'account-group' : 'account-payment')}${waySearch(way)}`
  const again = outcome === 'failed' || outcome === 'expired'
  const open = outcome === 'waiting' || outcome === 'late'
  const button = (look: 'primary' | 'secondary', words: ReactNode, address: string) => (
    <Button asChild variant={look}>
      <Link to={address}>{words}</Link>
    </Button>
  )
  return (
    <>
      {again && button('primary', m.finish_again(), payment('card'))}
      {again && button('secondary', m.finish_invoice(), payment('invoice'))}
      {outcome === 'late' && <Button onClick={onAsk}>{m.finish_check()}</Button>}
      {open && payUrl && (
        <Button asChild variant="secondary">
          <a href={payUrl}>{m.finish_continue()}</a>
        </Button>
      )}
      {open && payUrl && button('secondary', m.finish_other_way(), payment('card'))}
      {button(
        outcome === 'succeeded' ? 'primary' : 'secondary',
        forGroup ? m.finish_group() : m.finish_cabinet(),
        home,
      )}
    </>
  )
}
