import { Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type ContentRow, contentStates } from '#contract/content.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { type ContentSort, contentSortsOf } from '#domain/content/content-sort.ts'
import { viewedContent } from '#domain/saved-view/viewed-list.ts'
import { m } from '#messages/compiled/messages.js'
import { bilingualName, kindWords, mayBegin, shownWords } from '#web/console/content/words.ts'
import { newItem } from '#web/console/content-editor/view.tsx'
import { ExportButton } from '#web/console/export/form.tsx'
import { QueueFilters, QueueToolbar, SortChoice, StatusTabs } from '#web/console/queue/form.tsx'
import { countSet, totalOfTab } from '#web/console/queue/rules.ts'
import { Queue } from '#web/console/queue/view.tsx'
import { PageLink } from '#web/console/search/form.tsx'
import { useOpenRecord, useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { focusRow } from '#web/kit/list/row-keyboard.ts'
import { useList } from '#web/kit/list/use-list.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { ContentCard, useContentColumns } from '../view.tsx'
import { ContentBar } from './content-bar.tsx'
import { ContentFilterFields } from './content-filter-fields.tsx'
import {
  anyContent,
  contentParameters,
  contentQuery,
  isNarrowed,
  readContentFilters,
} from './content-filters.ts'
import { LeftSpeakers } from './left-speakers.tsx'
import { DropMark, RowOrder, useMoveKeys } from './row-order.tsx'
import { UnansweredSearches } from './unanswered-searches.tsx'
import { useContentList, useReorder } from './use-content-list.ts'
import { useRowDrag } from './use-row-drag.ts'

const sortWords: Record<ContentSort, () => string> = {
  site: m.content_sort_site,
  name: m.content_sort_name_up,
  nameDown: m.content_sort_name_down,
  newest: m.content_sort_newest,
  oldest: m.content_sort_oldest,
  mostProblems: m.content_sort_most_problems,
  fewestProblems: m.content_sort_fewest_problems,
  state: m.content_sort_state_up,
  stateDown: m.content_sort_state_down,
  mostUntranslated: m.content_sort_most_untranslated,
  fewestUntranslated: m.content_sort_fewest_untranslated,
  path: m.content_sort_path_up,
  pathDown: m.content_sort_path_down,
  audience: m.content_sort_audience_up,
  audienceDown: m.content_sort_audience_down,
  urgent: m.content_sort_urgent_up,
  urgentDown: m.content_sort_urgent_down,
  until: m.content_sort_until_up,
  untilDown: m.content_sort_until_down,
  longestWait: m.refund_sort_wait_longest,
  shortestWait: m.refund_sort_wait_shortest,
}

/** A list of one kind in the site's order or another, with search and filters. */
export function ContentList({ kind }: { kind: ContentKind }) {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readContentFilters(parameters), [parameters])
  const locale = useLocale()
  const to = usePaths()
  const navigate = useNavigate()
  const openRecord = useOpenRecord()
  const list = useContentList(kind, filters)
  const { rowOrder, line, said, step } = useRowOrder(kind, filters, list)
  const search = filters.edition ? `?edition=${filters.edition}` : ''
  const onSort = useLatestCallback((sort: ContentSort) => change({ sort: sort === 'site' ? null : sort }))
  const columns = useContentColumns({
    ...{ kind, search, renderOrder: rowOrder, leaving: filters.person === 'leaving' },
    ...{ sort: filters.sort, onSort },
  })
  const begin = { pathname: to('organiser-content-item', { kind, guid: newItem }), search }
  const queue = useList<ContentRow>({
    list,
    listKey: `${kind} ${JSON.stringify(filters)}`,
    idOf: row => row.guid,
    // An edition that is over is looked up, not worked in.
    selectable: !filters.edition,
    onOpen: row =>
      void openRecord({ pathname: to('organiser-content-item', { kind, guid: row.guid }), search }),
    onLetter: letter => letter === 'n' && mayBegin(kind) && void navigate(begin),
  })
  useMoveKeys(rowOrder !== null, by => step(queue.cursor.active, by))
  const narrowed = isNarrowed(filters)
  return (
    <Queue
      queue={queue}
      choosesColumns
      {...(!filters.edition && { views: { list: viewedContent(kind), parameters: contentParameters } })}
      title={kindWords[kind].plural()}
      columns={columns}
      nameOf={row => bilingualName(row.title, locale)}
      renderNarrow={row => <ContentCard row={row} order={rowOrder?.(row)} onOpen={queue.open} />}
      whole={rowOrder !== null}
      total={totalOfTab(list.firstPage, filters.state)}
      keyLines={[
        ...(rowOrder ? [{ keys: ['Alt', '↓'], meaning: m.content_key_move() }] : []),
        ...(mayBegin(kind) ? [{ keys: ['n'], meaning: m.content_key_new() }] : []),
      ]}
      toolbar={
        <QueueToolbar
          tabs={
            <StatusTabs
              parameter="state"
              value={filters.state}
              statuses={contentStates}
              words={shownWords(kind).states}
              counts={list.firstPage}
            />
          }
          searchLabel={m.content_list_search()}
          search={filters.q}
          onSearch={q => change({ q })}
          filters={
            <>
              <QueueFilters count={countSet(filters, anyContent)} onReset={() => change(anyContent)}>
                <ContentFilterFields kind={kind} filters={filters} onChange={change} />
              </QueueFilters>
              <SortChoice
                value={filters.sort}
                values={contentSortsOf(kind)}
                words={sortWords}
                onChange={onSort}
              />
              <ExportButton
                list={kind === 'speaker' || kind === 'committeeMember' ? 'contentPeople' : 'content'}
                filters={{ kind, ...contentQuery(filters) }}
              />
              {mayBegin(kind) && (
                <PageLink icon={Plus} to={begin}>
                  {m.content_list_new()}
                </PageLink>
              )}
            </>
          }
          note={
            <>
              {kind === 'searchSynonym' && !filters.edition && <UnansweredSearches />}
              {kind === 'speaker' && !filters.edition && <LeftSpeakers />}
              {filters.sort === 'site' && <OrderNote kind={kind} narrowed={narrowed} />}
            </>
          }
        />
      }
      empty={
        <ListEmpty
          title={narrowed ? m.content_list_not_found() : m.content_list_none()}
          text={narrowed ? m.content_list_not_found_text() : shownWords(kind).none()}
          onShowAll={
            narrowed
              ? () => change({ ...anyContent, q: null, state: null })
              : mayBegin(kind)
                ? () => void navigate(begin)
                : undefined
          }
          {...(!narrowed && { actionText: m.content_list_new() })}
        />
      }
      bars={<ContentBar kind={kind} entries={queue.ticked} onDone={queue.goOn} />}
    >
      <DropMark line={line} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </Queue>
  )
}

const orderNotes = {
  position: m.content_list_order_hint,
  hours: m.content_list_hours_order,
  published: m.content_list_published_order,
  date: m.content_list_date_order,
  surname: m.content_list_surname_order,
  time: m.content_list_time_order,
  fixed: null,
}

/** What puts the rows in order on the site, and how to change it. */
function OrderNote({ kind, narrowed }: { kind: ContentKind; narrowed: boolean }) {
  const to = usePaths()
  const { order } = kindWords[kind]
  const words = narrowed && order === 'position' ? m.content_list_order_filtered : orderNotes[order]
  if (!words) return null
  return (
    <p className="text-sm text-text-quiet">
      {words()}
      {order === 'time' && (
        <>
          {' '}
          <Link to={to('organiser-programme')} className="text-link">
            {m.content_to_board()}
          </Link>
        </>
      )}
    </p>
  )
}

type Filters = ReturnType<typeof readContentFilters>

/** Reordering by dragging, buttons and keys; only where all rows are shown and editors decide the order. */
function useRowOrder(kind: ContentKind, filters: Filters, list: ReturnType<typeof useContentList>) {
  const locale = useLocale()
  const reorder = useReorder(kind, filters)
  const [said, setSaid] = useState('')
  const rows = useMemo(() => list.items?.map(row => row.guid) ?? [], [list.items])
  const enabled =
    kindWords[kind].order === 'position' &&
    filters.sort === 'site' &&
    !isNarrowed(filters) &&
    !list.isPlaceholderData
  const place = useLatestCallback((from: number, to: number) => {
    const item = list.items?.[from]
    if (!item || !reorder(rows, from, to, list.hasNextPage)) return
    setSaid(m.content_moved({ name: bilingualName(item.title, locale), place: to + 1, total: rows.length }))
    // The row must be rendered in its new place first.
    setTimeout(() => focusRow(item.guid), 30)
  })
  const { handleProps, line } = useRowDrag(rows, place)
  const handle = useLatestCallback(handleProps)
  const renderOrder = useCallback(
    (row: ContentRow) => {
      const at = rows.indexOf(row.guid)
      return (
        <RowOrder
          name={bilingualName(row.title, locale)}
          first={at <= 0}
          last={at === rows.length - 1}
          handle={handle(row.guid)}
          onMove={step => place(at, at + step)}
        />
      )
    },
    [rows, locale, handle, place],
  )
  /** Moves a row one step up or down. */
  const step = (guid: string | null, by: 1 | -1) => {
    const at = guid === null ? -1 : rows.indexOf(guid)
    if (at >= 0) place(at, at + by)
  }
  return { rowOrder: enabled ? renderOrder : null, line, said, step }
}
