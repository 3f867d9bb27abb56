import { useMemo } from 'react'
import type { ChangeRow } from '#contract/organiser-change.ts'
import type { ChangeSort } from '#domain/change-request/request-sort.ts'
import { changeKindWords } from '#messages/change-word.ts'
import { m } from '#messages/compiled/messages.js'
import { WaitingAge } from '#web/console/clock/view.tsx'
import { OwnerName, OwnerNote } from '#web/console/organiser-owner/view.tsx'
import { requestHeadings } from '#web/console/queue/rules.ts'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { changeFieldWord } from '../words.ts'

/** The fields of a request in one line: «Компания на бейдже, должность». */
function fieldsOf({ kind, differences }: ChangeRow): string {
  return differences.map(({ field }) => changeFieldWord(kind, field)).join(', ')
}

export function useChangeColumns(list: { sort: ChangeSort; onSort: (sort: ChangeSort) => void }) {
  const { sort, onSort } = list
  const locale = useLocale()
  const moments = useMoments()
  return useMemo((): ListColumn<ChangeRow>[] => {
    const by = requestHeadings({ sort, onSort })
    return [
      { key: 'name', head: m.change_column_name(), ...by.name, cell: row => nameIn(locale, row) },
      {
        key: 'company',
        roomy: true,
        head: m.change_column_company(),
        ...by.company,
        cell: row => (
          <span className="block max-w-56 truncate" title={row.company ?? undefined}>
            {orNotGiven(row.company)}
          </span>
        ),
      },
      {
        key: 'kind',
        head: m.change_column_kind(),
        ...sortedColumn({ sort, onSort }, { ascending: 'kind', descending: 'kindDown' }, 'ascending'),
        cell: row => changeKindWords[row.kind](),
      },
      {
        key: 'owner',
        roomy: 'wide',
        head: m.organiser_column_owner(),
        ...sortedColumn({ sort, onSort }, { ascending: 'owner', descending: 'ownerDown' }, 'ascending'),
        cell: row => <OwnerName owner={row.owner} />,
      },
      {
        key: 'fields',
        roomy: true,
        head: m.change_column_fields(),
        cell: row => (
          <span className="block max-w-72 truncate" title={fieldsOf(row)}>
            {fieldsOf(row) || '—'}
          </span>
        ),
      },
      {
        key: 'requested',
        head: m.change_column_requested(),
        ...by.requested,
        cell: row => <span className="text-text-quiet">{moments.short(row.requestedAt)}</span>,
      },
      {
        key: 'waiting',
        roomy: 'wide',
        head: m.organiser_column_waiting(),
        ...by.waiting,
        cell: row => <WaitingAge what="changes" since={row.status === 'open' ? row.requestedAt : null} />,
      },
    ]
  }, [locale, moments, sort, onSort])
}

export function ChangeCard({ row, onOpen }: { row: ChangeRow; onOpen: (guid: string) => void }) {
  const locale = useLocale()
  const moments = useMoments()
  return (
    <>
      <button type="button" className="text-left font-medium" onClick={() => onOpen(row.guid)}>
        {nameIn(locale, row)}
      </button>
      <p className="text-sm">{changeKindWords[row.kind]()}</p>
      <p className="mt-1 text-sm text-text-quiet">
        {[row.company, moments.short(row.requestedAt)].filter(Boolean).join(' · ')}
      </p>
      <OwnerNote what="changes" owner={row.owner} />
    </>
  )
}
