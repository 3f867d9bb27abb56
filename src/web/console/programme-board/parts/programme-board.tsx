import { Eye, ListChecks, Plus, Send, X } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { PlannedProgramme, PlannedSession } from '#contract/organiser-programme.ts'
import { m } from '#messages/compiled/messages.js'
import { bilingualName } from '#web/console/content/words.ts'
import { usePlannedProgramme } from '#web/console/programme/queries.ts'
import { FilterTabs } from '#web/console/queue/form.tsx'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { PageButton, PageLink } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { oneOf, useUrlParameters } from '#web/kit/list/list-address.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useIsDesk } from '#web/ui/use-media.ts'
import { usePageFoot } from '#web/ui/use-page-foot.ts'
import { BoardCard } from './board-card.tsx'
import { isTimed, noDay, sessionsByDay } from './board-days.ts'
import { BoardGrid } from './board-grid.tsx'
import { ConflictList } from './conflict-list.tsx'
import { PublishDialog } from './publish-dialog.tsx'

/** The planned programme: one day at a time, conflicts at the top, and publishing of several sessions at once. */
export function ProgrammeBoard() {
  const [parameters] = useUrlParameters()
  const edition = parameters.get('edition') ?? undefined
  const search = edition ? `?edition=${edition}` : ''
  const { data, error, refetch } = usePlannedProgramme(edition)
  if (data) return <Board plan={data} edition={edition} search={search} />
  return (
    <div className="space-y-6 px-4 py-5 md:px-6">
      <BoardHead search={search} />
      {error ? <LoadFailure error={error} onRetry={() => refetch()} /> : <BoardSkeleton />}
    </div>
  )
}

function BoardHead({ search }: { search: string }) {
  const to = usePaths()
  const kinds = [
    { kind: 'programmeSession', label: m.content_board_all_sessions() },
    { kind: 'hall', label: m.content_board_halls() },
    { kind: 'track', label: m.content_board_tracks() },
  ]
  return (
    <div className="space-y-3">
      <PageHeading
        size="small"
        title={m.content_board_title()}
        lead={m.content_board_lead()}
        actions={
          <>
            <PageLink
              icon={Eye}
              variant="secondary"
              to={{ pathname: to('organiser-programme-preview'), search }}
            >
              {m.content_board_preview()}
            </PageLink>
            <PageLink
              icon={Plus}
              to={{
                pathname: to('organiser-content-item', { kind: 'programmeSession', guid: 'new' }),
                search,
              }}
            >
              {m.content_board_new()}
            </PageLink>
          </>
        }
      />
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {kinds.map(({ kind, label }) => (
          <li key={kind}>
            <Link
              to={{ pathname: to('organiser-content-kind', { kind }), search }}
              className="text-link inline-flex min-h-9 items-center"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

type BoardProps = { plan: PlannedProgramme; edition: string | undefined; search: string }

function Board({ plan, edition, search }: BoardProps) {
  const [parameters] = useUrlParameters()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [publishing, setPublishing] = useState(false)
  const byDay = useMemo(() => sessionsByDay(plan.sessions, plan.days), [plan])
  const day = oneOf(parameters.get('day'), [...byDay.keys()], plan.days[0] ?? noDay)
  const sessions = byDay.get(day) ?? []
  // A colleague may have removed a selected session.
  const chosen = new Set(plan.sessions.flatMap(({ guid }) => (selected.has(guid) ? [guid] : [])))
  const waiting = sessions.filter(({ state }) => state !== 'published').map(({ guid }) => guid)
  const select = useLatestCallback((guid: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(guid)
    else next.delete(guid)
    setSelected(next)
  })
  return (
    <div className="flex min-h-full flex-col max-lg:flex-1 lg:h-full">
      <div className="relative flex-1 space-y-5 px-4 py-5 md:px-6 lg:min-h-0 lg:overflow-y-auto">
        <BoardHead search={search} />
        {plan.conflicts.length > 0 && (
          <Banner tone="attention" title={m.content_board_conflicts({ count: plan.conflicts.length })}>
            <div className="mt-2">
              <ConflictList plan={plan} conflicts={plan.conflicts} search={search} />
            </div>
          </Banner>
        )}
        <BoardTabs byDay={byDay} day={day} />
        {sessions.length > 0 ? (
          <BoardDay plan={plan} sessions={sessions} selected={chosen} onSelect={select} search={search} />
        ) : (
          <EmptyState title={m.content_board_day_empty()}>{m.content_board_day_empty_text()}</EmptyState>
        )}
      </div>
      <BoardFoot
        count={chosen.size}
        waiting={waiting.filter(guid => !chosen.has(guid)).length}
        onSelectWaiting={() => setSelected(new Set([...chosen, ...waiting]))}
        onClear={() => setSelected(new Set())}
        onPublish={() => setPublishing(true)}
      />
      {publishing && (
        <PublishDialog
          plan={plan}
          selected={chosen}
          edition={edition}
          search={search}
          onDone={() => {
            setPublishing(false)
            setSelected(new Set())
          }}
          onClose={() => setPublishing(false)}
        />
      )}
    </div>
  )
}

function BoardTabs({ byDay, day }: { byDay: ReturnType<typeof sessionsByDay>; day: string }) {
  const moments = useMoments()
  const [parameters] = useUrlParameters()
  const isDesk = useIsDesk()
  const view = oneOf(parameters.get('view'), ['grid', 'list'], 'grid')
  const tabs = [...byDay].flatMap(([name, sessions]) => {
    if (name === noDay && sessions.length === 0) return []
    const label = name === noDay ? m.content_board_no_day() : moments.shortDay(name)
    return [{ value: name, label, count: sessions.length }]
  })
  return (
    <div className="flex items-end gap-8">
      <div className="min-w-0 flex-1">
        <FilterTabs label={m.content_board_days()} parameter="day" value={day} tabs={tabs} />
      </div>
      {isDesk && (
        <FilterTabs
          label={m.content_board_view()}
          parameter="view"
          value={view}
          tabs={[
            { value: 'grid', label: m.content_board_grid() },
            { value: 'list', label: m.content_board_list() },
          ]}
        />
      )}
    </div>
  )
}

type BoardDayProps = {
  plan: PlannedProgramme
  sessions: readonly PlannedSession[]
  selected: ReadonlySet<string>
  onSelect: (guid: string, selected: boolean) => void
  search: string
}

/** One day: a grid of halls where there is room, else a list; sessions without a time are listed separately. */
function BoardDay({ plan, sessions, selected, onSelect, search }: BoardDayProps) {
  const locale = useLocale()
  const [parameters] = useUrlParameters()
  const inGrid = useIsDesk() && parameters.get('view') !== 'list'
  const halls = plan.halls.map(({ guid, name }) => ({ guid, name: bilingualName(name, locale) }))
  const names = useMemo(
    () => new Map(plan.people.map(({ guid, name }) => [guid, bilingualName(name, locale)])),
    [plan.people, locale],
  )
  const conflicting = useMemo(
    () => new Set(plan.conflicts.flatMap(({ sessions: pair }) => pair)),
    [plan.conflicts],
  )
  const card = (session: PlannedSession, place?: React.CSSProperties): ReactNode => (
    <BoardCard
      key={session.guid}
      session={session}
      hall={halls.find(({ guid }) => guid === session.hall)?.name ?? null}
      people={[...new Set([...session.speakers, ...session.moderators])]
        .flatMap(guid => names.get(guid) ?? [])
        .join(', ')}
      selected={selected.has(session.guid)}
      conflicting={conflicting.has(session.guid)}
      onSelect={onSelect}
      search={search}
      place={place}
    />
  )
  if (!inGrid) return <ul className="divide-y border-y">{sessions.map(session => card(session))}</ul>
  const timed = sessions.filter(isTimed)
  const untimed = sessions.filter(session => !isTimed(session))
  return (
    <div className="space-y-6">
      {untimed.length > 0 && (
        <section className="space-y-2">
          <h2 className="text-base font-semibold">{m.content_board_no_time()}</h2>
          <p className="text-sm text-text-quiet">{m.content_board_no_time_text()}</p>
          <ul className="divide-y border-y">{untimed.map(session => card(session))}</ul>
        </section>
      )}
      {timed.length > 0 && <BoardGrid sessions={timed} halls={halls} renderSession={card} />}
    </div>
  )
}

type BoardFootProps = {
  count: number
  /** Unpublished and unselected sessions of the shown day. */
  waiting: number
  onSelectWaiting: () => void
  onClear: () => void
  onPublish: () => void
}

function BoardFoot({ count, waiting, onSelectWaiting, onClear, onPublish }: BoardFootProps) {
  const footBar = usePageFoot()
  const empty = count === 0 && waiting === 0
  return (
    <div
      ref={footBar}
      className={classNames(
        'sticky bottom-0 z-30 flex flex-wrap items-center gap-3 bg-raised lg:static',
        !empty && 'border-t px-4 py-3 md:px-6',
      )}
    >
      <p role="status" className="text-sm max-sm:w-full sm:mr-auto">
        {count > 0 && m.content_board_selected({ count })}
      </p>
      {waiting > 0 && (
        <PageButton icon={ListChecks} plain variant="quiet" onClick={onSelectWaiting}>
          {m.content_board_select_waiting()}
        </PageButton>
      )}
      {count > 0 && (
        <>
          <PageButton icon={X} plain variant="secondary" onClick={onClear}>
            {m.content_board_unselect()}
          </PageButton>
          <PageButton icon={Send} plain onClick={onPublish}>
            {m.content_board_publish()}
          </PageButton>
        </>
      )}
    </div>
  )
}

function BoardSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-2 gap-2 md:grid-cols-4">
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike
        <Skeleton key={index} className="h-24 rounded-md" />
      ))}
      <span role="status" className="sr-only">
        {m.loading()}
      </span>
    </div>
  )
}
