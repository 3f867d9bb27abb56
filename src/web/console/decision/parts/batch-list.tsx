import { useQueryClient } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { DecisionBatch } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import { useMachineNow } from '#web/console/clock/queries.ts'
import { agoText } from '#web/console/clock/rules.ts'
import { actorWord } from '#web/console/history/words.ts'
import { LoadFailure, StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Tone } from '#web/ui/tone.ts'
import { batchesKey, useBatchActions, useBatches } from '../queries.ts'
import { RecallCountdown } from '../view.tsx'
import { canBeRecalled, decisionOutcome } from '../words.ts'

const day = 86_400_000

const stateTones: Record<DecisionBatch['state'], Tone> = {
  waiting: 'attention',
  sent: 'positive',
  recalled: 'neutral',
}

const stateWords: Record<DecisionBatch['state'], () => string> = {
  waiting: m.organiser_batch_waiting,
  sent: m.organiser_batch_sent,
  recalled: m.organiser_batch_recalled,
}

/** Released decisions, newest first, with those that can still be recalled. */
export function BatchList() {
  const { data, error, refetch } = useBatches()
  const to = usePaths()
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data) return <BatchSkeleton />
  if (data.items.length === 0)
    return (
      <EmptyState
        title={m.organiser_batches_none_title()}
        action={
          <Button asChild>
            <Link to={to('organiser-applications')}>{m.organiser_open_queue()}</Link>
          </Button>
        }
      >
        {m.organiser_batches_none_text()}
      </EmptyState>
    )
  return (
    <ul className="divide-y border-y">
      {data.items.map(batch => (
        <BatchRow key={batch.batchGuid} batch={batch} />
      ))}
    </ul>
  )
}

function BatchRow({ batch }: { batch: DecisionBatch }) {
  const { recall, send } = useBatchActions()
  const client = useQueryClient()
  const moments = useMoments()
  const locale = useLocale()
  const ago = useMachineNow(60_000) - Date.parse(batch.releasedAt)
  const busy = recall.isPending || send.isPending
  return (
    <li className="flex flex-col gap-x-6 gap-y-2 py-3 md:min-h-16 md:flex-row md:items-center">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{decisionOutcome(batch.decision, batch.count)}</p>
        <Applicants batch={batch} />
        <p className="text-sm text-text-quiet">
          <time dateTime={batch.releasedAt} className="tabular">
            {ago < day ? agoText(ago, locale) : moments.moment(batch.releasedAt)}
          </time>{' '}
          · {m.organiser_batch_decided_by({ who: actorWord(batch.by) })}
        </p>
      </div>
      <div className="text-sm md:w-48 lg:w-64">
        <StatusWord tone={stateTones[batch.state]}>{stateWords[batch.state]()}</StatusWord>
        {batch.state === 'waiting' && (
          <p className="pl-5.5 text-text-quiet">
            <RecallCountdown
              until={batch.recallUntil}
              onOver={() => client.invalidateQueries({ queryKey: batchesKey })}
            />
          </p>
        )}
      </div>
      <div className="flex gap-2 empty:hidden lg:w-72 lg:justify-end lg:empty:block">
        {batch.state === 'waiting' && (
          <>
            {canBeRecalled(batch.decision) && (
              <Button
                size="sm"
                variant="secondary"
                disabled={busy}
                loading={recall.isPending}
                onClick={() => recall.mutate(batch.batchGuid)}
              >
                {m.organiser_recall()}
              </Button>
            )}
            <Button
              size="sm"
              variant="quiet"
              disabled={busy}
              loading={send.isPending}
              onClick={() => send.mutate(batch.batchGuid)}
            >
              {m.organiser_send_now()}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

/** The first applicants of a batch, each a link to the application. */
function Applicants({ batch: { applicants, count } }: { batch: DecisionBatch }) {
  const to = usePaths()
  const more = count - applicants.length
  return (
    <p className="text-sm">
      {applicants.map(({ applicationGuid: guid, name }, index) => (
        <Fragment key={guid}>
          {index > 0 && ', '}
          <Link to={to('organiser-application', { guid })} className="text-link">
            {name}
          </Link>
        </Fragment>
      ))}
      {more > 0 && <span className="text-text-quiet"> {m.organiser_batch_and_more({ count: more })}</span>}
    </p>
  )
}

function BatchSkeleton() {
  return (
    <div aria-busy="true" className="divide-y border-y">
      {[0, 1, 2, 3, 4].map(row => (
        <div key={row} className="space-y-2 py-4">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-3.5 w-72" />
        </div>
      ))}
    </div>
  )
}
