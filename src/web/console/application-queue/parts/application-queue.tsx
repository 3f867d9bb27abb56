import { useMemo, useState } from 'react'
import { Navigate } from 'react-router'
import type { ApplicationRow, DecisionKind } from '#contract/organiser-application.ts'
import { type ApplicationOrder, applicationOrder } from '#domain/application/application-sort.ts'
import { m } from '#messages/compiled/messages.js'
import {
  useAfterDecision,
  useApplicationQueue,
  usePrefetchApplication,
} from '#web/console/application/queries.ts'
import {
  applicationParameters,
  decisionKeyLines,
  decisionLetters,
  readApplicationFilters,
  readColumns,
} from '#web/console/application/rules.ts'
import { ApplicationPanel } from '#web/console/application/view.tsx'
import { DecisionDialog } from '#web/console/decision/form.tsx'
import { decidedStatuses, type ReleasedDecision } from '#web/console/decision/queries.ts'
import { type DecisionSubject, mostDecided } from '#web/console/decision/rules.ts'
import { ReleaseBar } from '#web/console/decision/view.tsx'
import { decisionVerb, openDecisions } from '#web/console/decision/words.ts'
import { useOpenBeside } from '#web/console/queue/queries.ts'
import { totalOfTab } from '#web/console/queue/rules.ts'
import { Queue } from '#web/console/queue/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { useListQuery, useOpenRecord, useUrlParameters } from '#web/kit/list/list-address.ts'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { useList } from '#web/kit/list/use-list.ts'
import { useWholeList } from '#web/kit/list/use-whole-list.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useIsDesk } from '#web/ui/use-media.ts'
import { ApplicationCard } from './application-card.tsx'
import { useApplicationColumns } from './application-columns.tsx'
import { ApplicationEmpty } from './application-empty.tsx'
import { ApplicationToolbar } from './application-toolbar.tsx'
import { BulkBar } from './bulk-bar.tsx'

type Staged = { subjects: readonly DecisionSubject[]; decision: DecisionKind }

/** The queue of applications: list, keys, bulk decisions, and on a desk the open one beside. */
export function ApplicationQueue() {
  const locale = useLocale()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readApplicationFilters(parameters), [parameters])
  const search = useListQuery(parameters)
  const isDesk = useIsDesk()
  const to = usePaths()
  const openRecord = useOpenRecord()
  const mayDecide = useOrganiser().may('decide-applications')
  const list = useApplicationQueue(filters)
  const openGuid = parameters.get('open')
  const [staged, setStaged] = useState<Staged | null>(null)
  const afterDecision = useAfterDecision()
  const prefetch = usePrefetchApplication()

  const queue = useList<ApplicationRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    selectable: mayDecide,
    initial: openGuid,
    onOpen: ({ guid }) =>
      isDesk
        ? change({ open: guid })
        : openRecord({ pathname: to('organiser-application', { guid }), search }),
    onAhead: guid => openGuid !== null && prefetch(guid),
    onLetter: letter => decideHere(decisionLetters[letter]),
    onLeave: () => openGuid !== null && closePanel(),
  })
  const { cursor, ticked } = queue
  const everything = useWholeList(queue, { most: mostDecided, onLoaded: queue.tickOnly })
  const shown = openGuid === null ? null : (cursor.active ?? openGuid)
  const closePanel = useOpenBeside({ open: openGuid, active: cursor.active, change })
  // The usual order of a tab stands in no address, so that each tab keeps its own.
  const onSort = useLatestCallback((sort: ApplicationOrder) =>
    change({ sort: sort === applicationOrder('submitted', filters.status) ? null : sort }),
  )
  const chosenColumns = useMemo(() => readColumns(parameters, filters.status), [parameters, filters.status])
  const columns = useApplicationColumns({
    narrow: shown !== null && isDesk,
    filters,
    columns: chosenColumns,
    onSort,
    search,
  })

  const decide = (subjects: readonly DecisionSubject[], decision: DecisionKind) => {
    if (!mayDecide || subjects.length === 0 || subjects.length > mostDecided) return
    if (subjects.some(({ status }) => openDecisions(status).includes(decision)))
      setStaged({ subjects, decision })
    else
      toasts.show({
        tone: 'info',
        title: m.organiser_nothing_to_decide({ decision: decisionVerb(decision) }),
      })
  }
  /** By keyboard: the ticked ones, else the one under the cursor. */
  const decideHere = (decision: DecisionKind | undefined) => {
    if (decision) decide(ticked.length > 0 || !queue.active ? ticked : [queue.active], decision)
  }
  const released = (answer: ReleasedDecision) => {
    const decided = decidedStatuses(answer)
    const next = queue.goOn(new Set(decided.keys()))
    if (openGuid !== null) change({ open: next })
    afterDecision(decided)
  }

  // Where there is no room beside the list, a link to an open application leads to its own page.
  if (openGuid !== null && !isDesk)
    return (
      <Navigate
        replace
        {...quietTarget({ pathname: to('organiser-application', { guid: openGuid }), search })}
      />
    )

  const total = totalOfTab(list.firstPage, filters.status)
  return (
    <Queue
      queue={queue}
      views={{ list: 'applications', parameters: applicationParameters }}
      title={m.organiser_applications()}
      columns={columns}
      nameOf={row => nameIn(locale, row)}
      renderNarrow={row => (
        <ApplicationCard row={row} search={search} showStatus={filters.status === 'all'} />
      )}
      total={total}
      keyLines={mayDecide ? decisionKeyLines() : []}
      toolbar={
        <ApplicationToolbar
          filters={filters}
          columns={chosenColumns}
          counts={list.firstPage}
          onChange={changes => change({ ...changes, open: null })}
          onSort={onSort}
        />
      }
      empty={
        <ApplicationEmpty
          filters={filters}
          list={list.firstPage}
          onChange={changes => change({ ...changes, open: null })}
        />
      }
      bars={
        <>
          {mayDecide && (
            <BulkBar
              rows={ticked}
              total={total?.more ? undefined : total?.count}
              onEverything={list.hasNextPage && ticked.length === queue.rows.length ? everything.load : null}
              ticking={everything.isLoading ? queue.rows.length : null}
              onDecide={decision => decide(ticked, decision)}
              onOwned={queue.goOn}
              onClear={() => {
                everything.stop()
                queue.tickOnly([])
              }}
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
      {staged && (
        <DecisionDialog
          subjects={staged.subjects}
          decision={staged.decision}
          onClose={() => setStaged(null)}
          onReleased={(_, answer) => released(answer)}
        />
      )}
    </Queue>
  )
}
