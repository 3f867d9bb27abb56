import { useQueryClient } from '@tanstack/react-query'
import { Send, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import type { DecisionBatch } from '#contract/organiser-application.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { batchStateWords } from '#messages/decision-word.ts'
import { useMachineNow } from '#web/console/clock/queries.ts'
import { agoText, countdownText } from '#web/console/clock/rules.ts'
import { actorWord } from '#web/console/history/words.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { batchesKey, useBatchActions, useWaitingBatches } from './queries.ts'
import { batchStateTones, canBeRecalled, decisionOutcome } from './words.ts'

/** How long a released decision can still be taken back, by the real clock; tells when the time is over. */
export function RecallCountdown({ until, onOver }: { until: string; onOver: () => void }) {
  const left = Date.parse(until) - useMachineNow(1000)
  const tell = useEffectEvent(onOver)
  const over = left <= 0
  useEffect(() => {
    if (!over) return
    // The job that sends the messages needs a moment, after which the list says "sent".
    const timer = setTimeout(() => tell(), 3000)
    return () => clearTimeout(timer)
  }, [over])
  if (over) return m.organiser_messages_leaving()
  return (
    <>
      {m.organiser_messages_leave_in()}{' '}
      <span role="timer" aria-live="off" className="tabular font-medium">
        {countdownText(left)}
      </span>
    </>
  )
}

/** The last released decision while its messages wait, with buttons to recall it or to send now. Pinned to the foot of the page. */
export function ReleaseBar() {
  const waiting = useWaitingBatches()
  const { recall, send } = useBatchActions()
  const client = useQueryClient()
  const to = usePaths()
  const [last] = waiting
  if (!last) return null
  const busy = recall.isPending || send.isPending
  return (
    <section
      aria-label={m.organiser_release_bar()}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t px-4 py-2.5 text-sm md:px-6"
    >
      <p role="status" className="min-w-0 flex-1 basis-64">
        <span className="font-medium">{decisionOutcome(last.decision, last.count)}.</span>{' '}
        <span className="text-text-quiet">
          <RecallCountdown
            key={last.batchGuid}
            until={last.recallUntil}
            onOver={() => client.invalidateQueries({ queryKey: ['organiser'] })}
          />
        </span>
        {waiting.length > 1 && (
          <Link to={to('organiser-decisions')} className="text-link ml-3">
            {m.organiser_more_waiting({ count: waiting.length - 1 })}
          </Link>
        )}
      </p>
      <div className="flex gap-2">
        {canBeRecalled(last.decision) && (
          <PageButton
            icon={Undo2}
            about={decisionOutcome(last.decision, last.count)}
            size="sm"
            variant="secondary"
            disabled={busy}
            loading={recall.isPending}
            onClick={() => recall.mutate(last.batchGuid)}
          >
            {m.organiser_recall()}
          </PageButton>
        )}
        <PageButton
          icon={Send}
          about={decisionOutcome(last.decision, last.count)}
          size="sm"
          variant="quiet"
          disabled={busy}
          loading={send.isPending}
          onClick={() => send.mutate(last.batchGuid)}
        >
          {m.organiser_send_now()}
        </PageButton>
      </div>
    </section>
  )
}

type BatchProps = { batch: Omit<DecisionBatch, 'applicants'> }

/** When and by whom it was decided, and how the messages went. */
export function BatchFacts({ batch }: BatchProps) {
  const locale = useLocale()
  return (
    <div className="space-y-1 text-sm">
      <p className="text-text-quiet">
        <ReleasedAt batch={batch} /> ·{' '}
        {m.organiser_batch_decided_by({ who: colleagueName(locale, actorWord(batch.by)) })}
      </p>
      <div className="flex flex-wrap gap-x-4">
        <BatchStanding batch={batch} />
      </div>
    </div>
  )
}

export function ReleasedAt({ batch: { releasedAt } }: BatchProps) {
  const moments = useMoments()
  const locale = useLocale()
  const ago = useMachineNow(60_000) - Date.parse(releasedAt)
  return (
    <time dateTime={releasedAt} className="tabular">
      {ago < day ? agoText(ago, locale) : moments.short(releasedAt)}
    </time>
  )
}

/** How the messages went, or how long they still wait. */
export function BatchStanding({ batch }: BatchProps) {
  const client = useQueryClient()
  return (
    <>
      <StatusWord tone={batchStateTones[batch.state]}>{batchStateWords[batch.state]()}</StatusWord>
      {batch.failed > 0 && (
        <StatusWord tone="negative">{m.organiser_batch_not_sent({ count: batch.failed })}</StatusWord>
      )}
      {batch.state === 'waiting' && (
        <span className="text-text-quiet">
          <RecallCountdown
            until={batch.recallUntil}
            onOver={() => client.invalidateQueries({ queryKey: batchesKey })}
          />
        </span>
      )}
    </>
  )
}

const day = 86_400_000

/** Recall or send now, while the messages of a decision wait. */
export function BatchActions({ batch }: BatchProps) {
  const { recall, send } = useBatchActions()
  const busy = recall.isPending || send.isPending
  if (batch.state !== 'waiting') return null
  return (
    <div className="flex flex-wrap gap-2">
      {canBeRecalled(batch.decision) && (
        <PageButton
          icon={Undo2}
          plain
          about={decisionOutcome(batch.decision, batch.count)}
          size="sm"
          variant="secondary"
          disabled={busy}
          loading={recall.isPending}
          onClick={() => recall.mutate(batch.batchGuid)}
        >
          {m.organiser_recall()}
        </PageButton>
      )}
      <PageButton
        icon={Send}
        plain
        about={decisionOutcome(batch.decision, batch.count)}
        size="sm"
        variant="quiet"
        disabled={busy}
        loading={send.isPending}
        onClick={() => send.mutate(batch.batchGuid)}
      >
        {m.organiser_send_now()}
      </PageButton>
    </div>
  )
}
