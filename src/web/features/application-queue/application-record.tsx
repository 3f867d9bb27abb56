import { ArrowLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { DecisionKind } from '#contract/organizer-application.ts'
import { m } from '#messages/compiled/messages.js'
import { Skeleton } from '../../ui/skeleton.tsx'
import { cameFromQueue } from '../console/came-from-queue.ts'
import { ConsolePage } from '../console/console-page.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { rowAfter } from '../console/row-cursor.ts'
import { useOrganiser } from '../console/use-organiser.ts'
import { useRowKeyboard } from '../console/use-row-keyboard.ts'
import { DecisionDialog } from '../decision/decision-dialog.tsx'
import { openDecisions } from '../decision/decision-words.ts'
import { ReleaseBar } from '../decision/release-bar.tsx'
import type { ReleasedDecision } from '../decision/use-decision.ts'
import { usePaths } from '../session/use-locale.ts'
import { ApplicationActions } from './application-actions.tsx'
import { readApplicationFilters } from './application-filters.ts'
import { ApplicationSkeleton } from './application-panel.tsx'
import { ApplicationView } from './application-view.tsx'
import { useApplication } from './use-application.ts'
import { useAfterDecision, useApplicationQueue } from './use-application-queue.ts'

const decisionLetters: Record<string, DecisionKind> = {
  a: 'approve',
  r: 'reject',
  i: 'requestInformation',
}

/** One application on a page of its own, for phones and links; who came from the queue goes on to the next one. */
export function ApplicationRecord({ guid }: { guid: string }) {
  const [parameters] = useSearchParams()
  const filters = useMemo(() => readApplicationFilters(parameters), [parameters])
  const fromQueue = cameFromQueue(useLocation().state)
  const { data, error, refetch } = useApplication(guid)
  const queue = useApplicationQueue(filters, { enabled: fromQueue })
  const [decision, setDecision] = useState<DecisionKind | null>(null)
  const afterDecision = useAfterDecision()
  const mayDecide = useOrganiser().may('decide-applications')
  const to = usePaths()
  const navigate = useNavigate()
  const list = {
    pathname: to('organizer-applications'),
    search: parameters.size > 0 ? `?${parameters}` : '',
  }
  const rows = queue.items?.map(item => item.guid) ?? []
  const goTo = (next: string | undefined | null) => {
    if (!next) return
    const page = {
      pathname: to('organizer-application', { guid: next }),
      search: list.search,
    }
    navigate(page, { replace: true, state: { fromQueue: true } })
  }

  useRowKeyboard(intent => {
    if (intent.kind === 'move' && fromQueue && rows.includes(guid))
      goTo(rows[rows.indexOf(guid) + intent.step])
    if (intent.kind === 'leave') navigate(list)
    const wanted = intent.kind === 'letter' ? decisionLetters[intent.letter] : undefined
    if (wanted && data && mayDecide && openDecisions(data.status).includes(wanted)) setDecision(wanted)
  })

  const released = ({ results }: ReleasedDecision) => {
    const decided = new Map(
      results.flatMap(row => (row.ok && row.status ? [[row.applicationGuid, row.status] as const] : [])),
    )
    const next = rowAfter(rows, guid, new Set(decided.keys()))
    afterDecision(decided)
    if (fromQueue && decided.size > 0) goTo(next)
  }

  return (
    <div className="flex min-h-full flex-col lg:h-full">
      <div className="flex-1 lg:min-h-0 lg:overflow-y-auto">
        <ConsolePage
          above={
            <Link to={list} className="text-link inline-flex items-center gap-1.5">
              <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
              {m.organizer_back_to_applications()}
            </Link>
          }
          title={data?.name ?? (error ? m.organizer_application() : <Skeleton className="h-7 w-64" />)}
        >
          {data ? (
            <ApplicationView key={guid} application={data} />
          ) : error ? (
            <LoadFailure error={error} onRetry={() => refetch()} />
          ) : (
            <ApplicationSkeleton />
          )}
        </ConsolePage>
      </div>
      <div className="sticky bottom-0 z-30 bg-raised lg:static">
        {data && (
          <div className="border-t px-4 py-3 empty:hidden md:px-6">
            <ApplicationActions application={data} onDecide={setDecision} />
          </div>
        )}
        <ReleaseBar />
      </div>
      {data && decision && (
        <DecisionDialog
          subjects={[data]}
          decision={decision}
          onClose={() => setDecision(null)}
          onReleased={(_, answer) => released(answer)}
        />
      )}
    </div>
  )
}
