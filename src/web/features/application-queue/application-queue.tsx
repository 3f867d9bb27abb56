import { useEffect, useMemo, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import type { DecisionKind } from '#contract/organizer-application.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadMore } from '../../ui/load-more.tsx'
import { toasts } from '../../ui/toast-store.ts'
import { KeyHelp } from '../console/key-help.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { QueueFrame } from '../console/queue-frame.tsx'
import { QueueTable } from '../console/queue-table.tsx'
import { move, rowAfter, selectTo, stand, toggle, toggleAll, unselect } from '../console/row-cursor.ts'
import type { RowIntent } from '../console/row-keys.ts'
import { useLatestCallback } from '../console/use-latest-callback.ts'
import { useFitsTable, useIsDesk } from '../console/use-media.ts'
import { useOrganiser } from '../console/use-organiser.ts'
import { useRowCursor } from '../console/use-row-cursor.ts'
import { focusRow, useRowKeyboard } from '../console/use-row-keyboard.ts'
import { useUrlParameters } from '../console/use-url-parameters.ts'
import { DecisionDialog } from '../decision/decision-dialog.tsx'
import type { DecisionSubject } from '../decision/decision-subject.ts'
import { decisionVerb, openDecisions } from '../decision/decision-words.ts'
import { ReleaseBar } from '../decision/release-bar.tsx'
import type { ReleasedDecision } from '../decision/use-decision.ts'
import { usePaths } from '../session/use-locale.ts'
import { ApplicationCard } from './application-card.tsx'
import { useApplicationColumns } from './application-columns.tsx'
import { ApplicationEmpty } from './application-empty.tsx'
import { readApplicationFilters } from './application-filters.ts'
import { ApplicationPanel } from './application-panel.tsx'
import { ApplicationToolbar } from './application-toolbar.tsx'
import { BulkBar, mostInOneDecision } from './bulk-bar.tsx'
import { queueKeyLines } from './queue-key-lines.ts'
import { usePrefetchApplication } from './use-application.ts'
import { useAfterDecision, useApplicationQueue } from './use-application-queue.ts'

/** Held-down keys walk faster than records load; the address follows when they rest. Milliseconds. */
const addressDelay = 200

/** The queue of applications: list, keys, bulk decisions, and on a desk the open one beside. */
export function ApplicationQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readApplicationFilters(parameters), [parameters])
  const search = useListSearch(parameters)
  const [isDesk, fitsTable] = [useIsDesk(), useFitsTable()]
  const to = usePaths()
  const navigate = useNavigate()
  const mayDecide = useOrganiser().may('decide-applications')
  const queue = useApplicationQueue(filters)
  const rows = useMemo(() => queue.items?.map(item => item.guid) ?? [], [queue.items])
  const openGuid = parameters.get('open')
  const [cursor, changeCursor] = useRowCursor(rows, JSON.stringify(filters), openGuid)
  const [staged, setStaged] = useState<{
    subjects: readonly DecisionSubject[]
    decision: DecisionKind
  } | null>(null)
  const [helpOpen, setHelpOpen] = useState(false)
  const afterDecision = useAfterDecision()
  const prefetch = usePrefetchApplication()
  const shown = openGuid === null ? null : (cursor.active ?? openGuid)

  useEffect(() => {
    if (shown === null || shown === openGuid) return
    const timer = setTimeout(() => change({ open: shown }), addressDelay)
    return () => clearTimeout(timer)
  }, [shown, openGuid, change])

  const open = useLatestCallback((guid: string) => {
    changeCursor(known => stand(known, guid))
    if (isDesk) change({ open: guid })
    else navigate({ pathname: to('organizer-application', { guid }), search }, { state: { fromQueue: true } })
  })
  const tick = useLatestCallback((guid: string, range: boolean) =>
    changeCursor(known => (range ? selectTo(known, rows, guid) : toggle(known, guid))),
  )
  const columns = useApplicationColumns({
    narrow: shown !== null && isDesk,
    filters,
    onSort: useLatestCallback(sort => change({ sort })),
    search,
  })
  const ticked = useMemo(
    () => queue.items?.filter(item => cursor.selected.has(item.guid)) ?? [],
    [queue.items, cursor],
  )

  const decide = (subjects: readonly DecisionSubject[], decision: DecisionKind) => {
    if (!mayDecide || subjects.length === 0 || subjects.length > mostInOneDecision) return
    if (subjects.some(({ status }) => openDecisions(status).includes(decision)))
      setStaged({ subjects, decision })
    else
      toasts.show({
        tone: 'info',
        title: m.organizer_nothing_to_decide({
          decision: decisionVerb(decision),
        }),
      })
  }
  const decideHere = (decision: DecisionKind) =>
    decide(
      ticked.length > 0 ? ticked : (queue.items?.filter(item => item.guid === cursor.active) ?? []),
      decision,
    )

  const walk = (step: 1 | -1, extend: boolean) => {
    const next = move(cursor, rows, step, extend && mayDecide)
    changeCursor(() => next)
    if (next.active) focusRow(next.active)
    const at = rows.indexOf(next.active ?? '')
    const ahead = rows[at + step]
    if (shown !== null && ahead) prefetch(ahead)
    if (at >= rows.length - 5 && queue.hasNextPage && !queue.isFetchingNextPage) void queue.fetchNextPage()
  }
  const leave = () => {
    if (cursor.selected.size > 0) changeCursor(unselect)
    else if (shown !== null) closePanel()
  }
  const closePanel = () => {
    change({ open: null })
    if (cursor.active) focusRow(cursor.active)
  }
  useRowKeyboard((intent: RowIntent) => {
    if (intent.kind === 'move') walk(intent.step, intent.extend)
    else if (intent.kind === 'toggle' && mayDecide && cursor.active) tick(cursor.active, false)
    else if (intent.kind === 'open' && cursor.active) open(cursor.active)
    else if (intent.kind === 'help') setHelpOpen(true)
    else if (intent.kind === 'leave') leave()
    else if (intent.kind === 'letter' && intent.letter === 'a') decideHere('approve')
    else if (intent.kind === 'letter' && intent.letter === 'r') decideHere('reject')
    else if (intent.kind === 'letter' && intent.letter === 'i') decideHere('requestInformation')
  })

  const released = (answer: ReleasedDecision) => {
    const decided = new Map(
      answer.results.flatMap(row =>
        row.ok && row.status ? [[row.applicationGuid, row.status] as const] : [],
      ),
    )
    const done = new Set(decided.keys())
    const next =
      cursor.active && !done.has(cursor.active) ? cursor.active : rowAfter(rows, cursor.active, done)
    changeCursor(known => stand(unselect(known), next))
    if (openGuid !== null) change({ open: next })
    afterDecision(decided)
    // The closing dialog hands the focus back first, to a row that may be gone.
    if (next) setTimeout(() => focusRow(next), 60)
  }

  // A link to an open application leads to its own page where there is no room beside the list.
  if (openGuid !== null && !isDesk)
    return (
      <Navigate
        replace
        to={{
          pathname: to('organizer-application', { guid: openGuid }),
          search,
        }}
      />
    )

  const total = filters.status === 'all' ? undefined : queue.counts?.[filters.status]
  return (
    <QueueFrame
      title={m.organizer_applications()}
      actions={
        fitsTable && <KeyHelp lines={queueKeyLines(mayDecide)} open={helpOpen} onOpenChange={setHelpOpen} />
      }
      toolbar={
        <ApplicationToolbar
          filters={filters}
          counts={queue.counts}
          onChange={changes => change({ ...changes, open: null })}
        />
      }
      footer={
        rows.length > 0 && (
          <LoadMore
            shownText={
              total === undefined
                ? m.organizer_shown({ count: rows.length })
                : m.organizer_shown_of({ shown: rows.length, total })
            }
            moreText={queue.hasNextPage ? m.load_more() : undefined}
            loading={queue.isFetchingNextPage}
            onMore={() => queue.fetchNextPage()}
          />
        )
      }
      bars={
        <>
          {mayDecide && (
            <BulkBar
              rows={ticked}
              onDecide={decision => decide(ticked, decision)}
              onClear={() => changeCursor(unselect)}
            />
          )}
          <ReleaseBar />
        </>
      }
      beside={
        shown !== null && (
          <ApplicationPanel
            guid={shown}
            search={search}
            onDecide={(subject, decision) => decide([subject], decision)}
            onClose={closePanel}
          />
        )
      }
    >
      {queue.error && !queue.items ? (
        <LoadFailure error={queue.error} onRetry={() => queue.refetch()} />
      ) : queue.items?.length === 0 ? (
        <ApplicationEmpty
          filters={filters}
          onReset={() => change({ q: null, payment: null, role: null, open: null })}
        />
      ) : (
        <QueueTable
          stale={queue.isPlaceholderData}
          caption={m.organizer_applications()}
          columns={columns}
          items={queue.items}
          idOf={item => item.guid}
          nameOf={item => item.name}
          active={cursor.active}
          onOpen={open}
          fitsTable={fitsTable}
          renderNarrow={row => (
            <ApplicationCard row={row} search={search} showStatus={filters.status === 'all'} />
          )}
          {...(mayDecide && {
            selection: {
              selected: cursor.selected,
              onToggle: tick,
              onToggleAll: () => changeCursor(known => toggleAll(known, rows)),
            },
          })}
        />
      )}
      {staged && (
        <DecisionDialog
          subjects={staged.subjects}
          decision={staged.decision}
          onClose={() => setStaged(null)}
          onReleased={(_, answer) => released(answer)}
        />
      )}
    </QueueFrame>
  )
}

/** The list's own query, without what stands open: a text, so that it stays the same while one walks. */
function useListSearch(parameters: URLSearchParams): string {
  return useMemo(() => {
    const list = new URLSearchParams(parameters)
    list.delete('open')
    return list.size > 0 ? `?${list}` : ''
  }, [parameters])
}
