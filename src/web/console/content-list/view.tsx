import { useMemo } from 'react'
import type { ContentRow } from '#contract/content.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import type { ContentSort } from '#domain/content/content-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { missingWords } from '#messages/content-word.ts'
import { WaitingAge } from '#web/console/clock/view.tsx'
import { audienceWords, bilingualName, shownWords, stateTones } from '#web/console/content/words.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { RowLink } from '#web/kit/list/row-link.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { pathTo } from '#web/paths.ts'

type ColumnOptions = {
  kind: ContentKind
  /** The list's query, kept in links to the rows. */
  search: string
  renderOrder: ((row: ContentRow) => React.ReactNode) | null
  /** Only speakers who leave are listed: then a column says how long each waits for that. */
  leaving: boolean
  sort: ContentSort
  onSort: (sort: ContentSort) => void
}

export function useContentColumns({ kind, search, renderOrder, leaving, sort, onSort }: ColumnOptions) {
  const locale = useLocale()
  const moments = useMoments()
  const to = usePaths()
  return useMemo(
    (): ListColumn<ContentRow>[] => [
      {
        key: 'title',
        head: m.content_column_title(),
        ...sortedColumn({ sort, onSort }, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: row => (
          <span className="block max-w-[38ch] truncate xl:max-w-[52ch]">
            <RowLink
              pathname={to('organiser-content-item', { kind: row.kind, guid: row.guid })}
              search={search}
            >
              {bilingualName(row.title, locale)}
            </RowLink>
          </span>
        ),
      },
      ...(renderOrder
        ? [
            {
              key: 'order',
              always: true,
              head: m.content_column_order(),
              alignTo: 'end' as const,
              cell: renderOrder,
            },
          ]
        : []),
      ...(kind === 'page'
        ? [
            {
              key: 'path',
              head: m.content_column_path(),
              ...sortedColumn({ sort, onSort }, { ascending: 'path', descending: 'pathDown' }, 'ascending'),
              cell: (row: ContentRow) => <PagePath slug={row.slug} />,
            },
          ]
        : []),
      ...(kind === 'importantUpdate' ? noticeColumns(moments, { sort, onSort }) : []),
      ...(kind === 'speaker'
        ? [
            {
              key: 'waiting',
              head: m.organiser_column_waiting(),
              usual: leaving,
              ...sortedColumn(
                { sort, onSort },
                { ascending: 'shortestWait', descending: 'longestWait' },
                'descending',
              ),
              cell: (row: ContentRow) => <WaitingAge what="leavingSpeakers" since={row.leavingSince} />,
            },
          ]
        : []),
      {
        key: 'state',
        head: m.content_column_state(),
        ...sortedColumn({ sort, onSort }, { ascending: 'state', descending: 'stateDown' }, 'ascending'),
        cell: row => (
          <StatusWord tone={stateTones[row.state]}>{shownWords(row.kind).states[row.state]()}</StatusWord>
        ),
      },
      {
        key: 'translation',
        head: m.content_column_translation(),
        ...sortedColumn(
          { sort, onSort },
          { ascending: 'fewestUntranslated', descending: 'mostUntranslated' },
          'descending',
        ),
        cell: row => <MissingLanguages row={row} complete={m.content_translated()} />,
      },
      {
        key: 'problems',
        head: m.content_column_problems(),
        alignTo: 'end',
        ...sortedColumn(
          { sort, onSort },
          { ascending: 'fewestProblems', descending: 'mostProblems' },
          'descending',
        ),
        cell: row => (row.problems > 0 ? row.problems : <span className="text-text-quiet">—</span>),
      },
      {
        key: 'updated',
        head: m.content_column_updated(),
        // Beside how long they wait there is no space for it on a small desk.
        roomy: leaving,
        ...sortedColumn({ sort, onSort }, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: row => <span className="tabular text-text-quiet">{moments.short(row.updatedAt)}</span>,
      },
    ],
    [kind, locale, moments, to, search, renderOrder, leaving, sort, onSort],
  )
}

/** Where on the site a page stands. */
function PagePath({ slug }: { slug: ContentRow['slug'] }) {
  const locale = useLocale()
  return <span className="text-text-quiet">{slug ? pathTo(locale, slug) : '—'}</span>
}

/** Whom an update is for, whether it presses, and until when it is shown. */
function noticeColumns(
  moments: ReturnType<typeof useMoments>,
  order: Pick<ColumnOptions, 'sort' | 'onSort'>,
): ListColumn<ContentRow>[] {
  return [
    {
      key: 'audience',
      head: m.content_column_audience(),
      ...sortedColumn(order, { ascending: 'audience', descending: 'audienceDown' }, 'ascending'),
      cell: ({ notice }) => (notice?.audience ? audienceWords[notice.audience]() : '—'),
    },
    {
      key: 'urgent',
      head: m.content_column_urgent(),
      ...sortedColumn(order, { ascending: 'urgentDown', descending: 'urgent' }, 'descending'),
      cell: ({ notice }) =>
        notice?.urgent ? (
          <StatusWord tone="attention">{m.content_urgent_mark()}</StatusWord>
        ) : (
          <span className="text-text-quiet">—</span>
        ),
    },
    {
      key: 'until',
      head: m.content_column_until(),
      ...sortedColumn(order, { ascending: 'until', descending: 'untilDown' }, 'ascending'),
      cell: ({ notice }) => (
        <span className="tabular">{notice?.shownUntil ? moments.shortDay(notice.shownUntil) : '—'}</span>
      ),
    },
  ]
}

/** The languages in which a piece is missing, in words. */
export function MissingLanguages({
  row,
  complete,
}: {
  row: Pick<ContentRow, 'untranslated'>
  complete?: string
}) {
  if (row.untranslated.length === 0)
    return complete ? <span className="text-text-quiet">{complete}</span> : null
  return (
    <StatusWord tone="attention">
      {row.untranslated.map(language => missingWords[language]()).join(', ')}
    </StatusWord>
  )
}

export function ContentCard({
  row,
  order,
  onOpen,
}: {
  row: ContentRow
  order: React.ReactNode
  onOpen: (guid: string) => void
}) {
  const locale = useLocale()
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <button type="button" className="text-left font-medium" onClick={() => onOpen(row.guid)}>
          {bilingualName(row.title, locale)}
        </button>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <StatusWord tone={stateTones[row.state]}>{shownWords(row.kind).states[row.state]()}</StatusWord>
          <MissingLanguages row={row} />
          {row.leavingSince && <WaitingAge worded what="leavingSpeakers" since={row.leavingSince} />}
        </p>
      </div>
      {order}
    </div>
  )
}
