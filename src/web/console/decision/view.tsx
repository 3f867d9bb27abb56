import { useQueryClient } from '@tanstack/react-query'
import { Send, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useMachineNow } from '#web/console/clock/queries.ts'
import { countdownText } from '#web/console/clock/rules.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { useBatchActions, useBatches } from './queries.ts'
import { canBeRecalled, decisionOutcome } from './words.ts'

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
  const { may } = useOrganiser()
  const { data } = useBatches({ enabled: may('decide-applications') })
  const { recall, send } = useBatchActions()
  const client = useQueryClient()
  const to = usePaths()
  const waiting = data?.items.filter(batch => batch.state === 'waiting') ?? []
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
          <Button
            size="sm"
            variant="secondary"
            icon={<Undo2 aria-hidden="true" />}
            disabled={busy}
            loading={recall.isPending}
            onClick={() => recall.mutate(last.batchGuid)}
          >
            {m.organiser_recall()}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          icon={<Send aria-hidden="true" />}
          disabled={busy}
          loading={send.isPending}
          onClick={() => send.mutate(last.batchGuid)}
        >
          {m.organiser_send_now()}
        </Button>
      </div>
    </section>
  )
}
