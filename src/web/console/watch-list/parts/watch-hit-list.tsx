import { ListTree, Upload } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { WatchHit } from '#contract/organiser-watch-list.ts'
import { watchHitStates } from '#domain/watch-list/judge-watched.ts'
import { type WatchHitSort, watchHitSorts } from '#domain/watch-list/watch-hit-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { watchedKindWords, watchStateWords } from '#messages/watch-word.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { DayFilters, FilterTabs, SortChoice } from '#web/console/queue/form.tsx'
import { useOpeningList } from '#web/console/queue/queries.ts'
import { Queue } from '#web/console/queue/view.tsx'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { PageButton, PageLink } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { FilterChipPlace } from '#web/kit/list/filter-chip.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useWatchHits } from '../queries.ts'
import { readWatchHitFilters, watchHitParameters, watchHitQuery } from '../rules.ts'
import { watchHitSortWords } from '../words.ts'
import { WatchHitSheet } from './watch-hit-sheet.tsx'
import { WatchLoadSheet } from './watch-load-sheet.tsx'

/** People to come in who may be on security's watch list, and the way to load one. */
export function WatchHitList() {
  const locale = useLocale()
  const moments = useMoments()
  const to = usePaths()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readWatchHitFilters(parameters), [parameters])
  const { status, sort } = filters
  const list = useWatchHits(filters)
  const onSort = useLatestCallback((chosen: WatchHitSort) => change({ sort: chosen }))
  const [isLoading, setLoading] = useState(false)
  const { queue, opened } = useOpeningList<WatchHit>({
    list,
    listKey: JSON.stringify(filters),
    idOf: hit => hit.guid,
  })
  const columns = useMemo(
    (): ListColumn<WatchHit>[] => [
      {
        key: 'person',
        head: m.watch_column_person(),
        ...sortedColumn({ sort, onSort }, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: ({ person }) => <span className="block max-w-72 truncate">{nameIn(locale, person)}</span>,
      },
      {
        key: 'kind',
        head: m.watch_column_kind(),
        ...sortedColumn({ sort, onSort }, { ascending: 'kind', descending: 'kindDown' }, 'ascending'),
        cell: ({ person }) => watchedKindWords[person.kind](),
      },
      {
        key: 'company',
        head: m.organiser_column_company(),
        ...sortedColumn({ sort, onSort }, { ascending: 'company', descending: 'companyDown' }, 'ascending'),
        roomy: true,
        cell: ({ person }) => <span className="block max-w-60 truncate">{orNotGiven(person.company)}</span>,
      },
      {
        key: 'listed',
        head: m.watch_column_listed(),
        ...sortedColumn({ sort, onSort }, { ascending: 'listed', descending: 'listedDown' }, 'ascending'),
        cell: ({ listed }) => listed.name,
      },
      {
        key: 'found',
        head: m.watch_column_found(),
        roomy: 'wide',
        printed: true,
        ...sortedColumn({ sort, onSort }, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: ({ foundAt }) => <span className="tabular whitespace-nowrap">{moments.short(foundAt)}</span>,
      },
      {
        key: 'score',
        head: m.duplicate_column_score(),
        ...sortedColumn({ sort, onSort }, { ascending: 'leastLike', descending: 'likest' }, 'descending'),
        alignTo: 'end',
        cell: ({ score }) => <span className="tabular">{m.duplicate_score({ score })}</span>,
      },
    ],
    [locale, moments, sort, onSort],
  )
  const counts = list.firstPage?.counts
  const load = (
    <PageButton icon={Upload} variant="secondary" onClick={() => setLoading(true)}>
      {m.watch_load()}
    </PageButton>
  )
  return (
    <Queue
      choosesColumns
      views={{ list: 'watchHits', parameters: watchHitParameters }}
      queue={queue}
      title={m.page_title_organiser_watch_list()}
      columns={columns}
      nameOf={({ person }) => nameIn(locale, person)}
      renderNarrow={hit => (
        <>
          <button
            type="button"
            className="min-h-11 text-left font-medium"
            onClick={() => queue.open(hit.guid)}
          >
            {nameIn(locale, hit.person)}
          </button>
          <p className="text-sm text-text-quiet">
            {[
              watchedKindWords[hit.person.kind](),
              hit.listed.name,
              m.duplicate_score_named({ score: hit.score }),
            ].join(' · ')}
          </p>
        </>
      )}
      total={counts?.[status]}
      toolbar={
        <div className="space-y-3">
          <FilterTabs
            label={m.organiser_status_tabs()}
            parameter="status"
            value={status}
            tabs={watchHitStates.map(state => ({
              value: state,
              label: watchStateWords[state](),
              count: counts && (counts[state] ?? 0),
            }))}
          />
          <FilterChipPlace>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Listed page={list.firstPage} />
              <span className="flex flex-wrap gap-3">
                <DayFilters
                  legend={m.watch_column_found()}
                  from={filters.from}
                  to={filters.to}
                  onChange={change}
                />
                <SortChoice value={sort} values={watchHitSorts} words={watchHitSortWords} onChange={onSort} />
                <ExportButton list="watchHits" filters={watchHitQuery(filters)} />
                <PageLink icon={ListTree} plain variant="secondary" to={to('organiser-watch-entries')}>
                  {m.watch_entry_open()}
                </PageLink>
                {load}
              </span>
            </div>
          </FilterChipPlace>
        </div>
      }
      empty={
        filters.from || filters.to ? (
          <ListEmpty
            title={m.watch_not_found()}
            text={m.watch_not_found_text()}
            onShowAll={() => change({ from: null, to: null })}
          />
        ) : (
          <EmptyState title={m.watch_none()}>
            {list.firstPage?.loadedAt === null ? m.watch_none_unloaded_text() : m.watch_none_text()}
          </EmptyState>
        )
      }
    >
      {opened.row && <WatchHitSheet hit={opened.row} onClose={opened.close} />}
      {isLoading && <WatchLoadSheet onClose={() => setLoading(false)} />}
    </Queue>
  )
}

type ListedProps = { page: { listed: number; loadedAt: string | null; unsearched: number } | undefined }

/** How many the list has, since when, and how far the search for them has come. */
function Listed({ page }: ListedProps) {
  const moments = useMoments()
  const locale = useLocale()
  if (!page) return <span />
  const { listed, loadedAt, unsearched } = page
  return (
    <div className="space-y-1 text-sm text-text-quiet">
      <p>
        {loadedAt ? m.watch_listed({ count: listed, at: moments.moment(loadedAt) }) : m.watch_listed_none()}
      </p>
      <p role="status" className="flex items-center gap-2">
        {unsearched > 0 && (
          <>
            <Spinner size={16} />
            {m.watch_seeking({ count: countText(unsearched, locale), listed: countText(listed, locale) })}
          </>
        )}
      </p>
    </div>
  )
}
