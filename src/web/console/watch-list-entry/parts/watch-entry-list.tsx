import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import type { WatchEntry } from '#contract/organiser-watch-list.ts'
import { type WatchEntrySort, watchEntrySorts } from '#domain/watch-list/watch-entry-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { ExportButton } from '#web/console/export/form.tsx'
import { DayFilters, QueueToolbar, SortChoice } from '#web/console/queue/form.tsx'
import { useOpeningList } from '#web/console/queue/queries.ts'
import { Queue } from '#web/console/queue/view.tsx'
import { emptyText } from '#web/console/queue/words.ts'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { PageLink } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useWatchEntries } from '../queries.ts'
import { readWatchEntryFilters, watchEntryParameters, watchEntryQuery } from '../rules.ts'
import { watchEntrySortWords } from '../words.ts'
import { WatchEntrySheet } from './watch-entry-sheet.tsx'

/** Whom security looks out for, as the loaded lists name them. */
export function WatchEntryList() {
  const to = usePaths()
  const moments = useMoments()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readWatchEntryFilters(parameters), [parameters])
  const list = useWatchEntries(filters)
  const { queue, opened } = useOpeningList<WatchEntry>({
    list,
    listKey: JSON.stringify(watchEntryQuery(filters)),
    idOf: entry => entry.guid,
  })
  const { sort } = filters
  const onSort = useLatestCallback((chosen: WatchEntrySort) => change({ sort: chosen }))
  const columns = useMemo(
    (): ListColumn<WatchEntry>[] => [
      {
        key: 'name',
        head: m.watch_entry_name(),
        ...sortedColumn({ sort, onSort }, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: ({ name }) => name,
      },
      {
        key: 'born',
        head: m.organiser_birth_date(),
        ...sortedColumn({ sort, onSort }, { ascending: 'born', descending: 'bornDown' }, 'ascending'),
        cell: ({ birthDate }) => (
          <span className="tabular">{birthDate ? moments.shortDay(birthDate) : '—'}</span>
        ),
      },
      {
        key: 'remark',
        head: m.watch_remark(),
        roomy: true,
        cell: ({ remark }) => <span className="block max-w-80 truncate">{orNotGiven(remark)}</span>,
      },
      {
        key: 'loaded',
        head: m.watch_entry_loaded(),
        ...sortedColumn({ sort, onSort }, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        roomy: true,
        cell: ({ loadedAt }) => <span className="tabular text-text-quiet">{moments.short(loadedAt)}</span>,
      },
      {
        key: 'hits',
        head: m.watch_entry_found(),
        ...sortedColumn({ sort, onSort }, { ascending: 'fewestHits', descending: 'mostHits' }, 'descending'),
        alignTo: 'end',
        cell: entry => <Hits entry={entry} />,
      },
    ],
    [moments, sort, onSort],
  )
  const { from, to: until } = filters
  const narrowing = { filtered: from !== null || until !== null, searched: filters.q !== '' }
  const narrowed = narrowing.filtered || narrowing.searched
  return (
    <Queue
      choosesColumns
      views={{ list: 'watchEntries', parameters: watchEntryParameters }}
      queue={queue}
      title={m.page_title_organiser_watch_entries()}
      columns={columns}
      nameOf={({ name }) => name}
      renderNarrow={entry => (
        <>
          <button
            type="button"
            className="min-h-11 text-left font-medium"
            onClick={() => queue.open(entry.guid)}
          >
            {entry.name}
          </button>
          <p className="text-sm text-text-quiet">
            {[entry.birthDate && moments.shortDay(entry.birthDate), entry.remark].filter(Boolean).join(' · ')}
          </p>
        </>
      )}
      total={list.firstPage?.total}
      toolbar={
        <QueueToolbar
          tabs={null}
          searchLabel={m.watch_entry_search()}
          search={filters.q}
          onSearch={q => change({ q })}
          filters={
            <>
              <DayFilters legend={m.watch_entry_loaded()} from={from} to={until} onChange={change} />
              <SortChoice
                value={sort}
                values={watchEntrySorts}
                words={watchEntrySortWords}
                onChange={onSort}
              />
              <ExportButton list="watchEntries" filters={watchEntryQuery(filters)} />
              <PageLink icon={ArrowLeft} plain variant="secondary" to={to('organiser-watch-list')}>
                {m.watch_entry_hits()}
              </PageLink>
            </>
          }
        />
      }
      empty={
        <ListEmpty
          title={narrowed ? m.group_found_nobody() : m.watch_entry_none()}
          text={emptyText(narrowing, {
            notFound: m.watch_entry_not_found_text(),
            none: m.watch_entry_none_text(),
          })}
          onShowAll={narrowed ? () => change({ q: null, from: null, to: null }) : undefined}
        />
      }
    >
      {opened.row && <WatchEntrySheet entry={opened.row} onClose={opened.close} />}
    </Queue>
  )
}

/** Nobody is said to be found while the search for them has not been made. */
function Hits({ entry: { hits, searchedAt } }: { entry: WatchEntry }) {
  return <span className="tabular">{searchedAt ? hits : m.watch_entry_waiting()}</span>
}
