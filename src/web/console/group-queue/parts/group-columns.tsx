import { useMemo } from 'react'
import type { GroupRow } from '#contract/organiser-group.ts'
import type { GroupSort } from '#domain/group/group-list.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { RowLink } from '#web/kit/list/row-link.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { companyTypeWord } from '#web/kit/words/company-labels.ts'

/** The people of a group, whatever their state. */
export const membersSearch = ({ guid }: GroupRow) => `?status=all&group=${guid}`

export function useGroupColumns(list: { sort: GroupSort; onSort: (sort: GroupSort) => void }) {
  const { sort, onSort } = list
  const moments = useMoments()
  const locale = useLocale()
  const to = usePaths()
  return useMemo((): ListColumn<GroupRow>[] => {
    const order = { sort, onSort }
    return [
      {
        key: 'company',
        head: m.organiser_column_company(),
        ...sortedColumn(order, { ascending: 'company', descending: 'companyDown' }, 'ascending'),
        cell: row => (
          <RowLink pathname={to('organiser-applications')} search={membersSearch(row)}>
            <span
              title={row.company}
              className="block max-w-44 truncate xl:max-w-52 2xl:max-w-96 print:max-w-none"
            >
              {row.company}
            </span>
          </RowLink>
        ),
      },
      {
        key: 'coordinator',
        head: m.group_list_coordinator(),
        fluid: true,
        ...sortedColumn(order, { ascending: 'coordinator', descending: 'coordinatorDown' }, 'ascending'),
        cell: row => {
          const name = colleagueName(locale, row.coordinator)
          return (
            <span title={name} className="block truncate">
              {name}
            </span>
          )
        },
      },
      { key: 'phone', head: m.transfer_column_phone(), cell: row => <GroupPhone phone={row.phone} /> },
      {
        key: 'members',
        head: m.group_list_members(),
        alignTo: 'end',
        ...sortedColumn(order, { ascending: 'smallest', descending: 'largest' }, 'descending'),
        cell: row => <span className="tabular">{row.members}</span>,
      },
      {
        key: 'companyType',
        head: m.organiser_company_type(),
        ...sortedColumn(order, { ascending: 'companyType', descending: 'companyTypeDown' }, 'ascending'),
        roomy: 'wide',
        cell: row => (
          <span className="block max-w-36 whitespace-normal 2xl:max-w-none">
            {companyTypeWord(row.companyType)}
          </span>
        ),
      },
      {
        key: 'created',
        head: m.group_list_created(),
        roomy: true,
        ...sortedColumn(order, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: row => (
          <span className="tabular whitespace-nowrap text-text-quiet">{moments.short(row.createdAt)}</span>
        ),
      },
    ]
  }, [moments, locale, to, sort, onSort])
}

export function GroupPhone({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone}`} className="text-link tabular inline-flex min-h-6 items-center whitespace-nowrap">
      {formatPhone(phone)}
    </a>
  )
}
