import { useMemo } from 'react'
import { Link } from 'react-router'
import type { PassportRow } from '#contract/organiser-passport.ts'
import { passportQueueState } from '#domain/passport/passport-queue-state.ts'
import { m } from '#messages/compiled/messages.js'
import { WaitingAge } from '#web/console/clock/view.tsx'
import type { PassportFilters } from '#web/console/passport/rules.ts'
import { countryName } from '#web/console/person/words.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { passportTones } from '#web/console/screen/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { RowLink } from '#web/kit/list/row-link.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { passportWords } from '#web/kit/words/status-words.ts'
import { pathTo } from '#web/paths.ts'

type PassportSort = PassportFilters['sort']

type ColumnChoices = { search: string; sort: PassportSort; onSort: (sort: PassportSort) => void }

export function usePassportColumns({ search, sort, onSort }: ColumnChoices) {
  const locale = useLocale()
  const moments = useMoments()
  return useMemo((): ListColumn<PassportRow>[] => {
    const order = { sort, onSort }
    return [
      {
        key: 'name',
        head: m.organiser_column_name(),
        ...sortedColumn(order, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: row => (
          <RowLink
            pathname={pathTo(locale, 'organiser-passport', {
              guid: row.applicationGuid,
            })}
            search={search}
          >
            <span className={row.given ? undefined : 'font-normal text-text-quiet'}>{row.name}</span>
          </RowLink>
        ),
      },
      {
        key: 'company',
        head: m.organiser_column_company(),
        ...sortedColumn(order, { ascending: 'company', descending: 'companyDown' }, 'ascending'),
        fluid: true,
        cell: row => row.company ?? '—',
      },
      {
        key: 'citizenship',
        roomy: 'wide',
        head: m.organiser_citizenship(),
        ...sortedColumn(order, { ascending: 'citizenship', descending: 'citizenshipDown' }, 'ascending'),
        cell: row => (row.citizenship ? countryName(row.citizenship, locale) : '—'),
      },
      {
        key: 'state',
        head: m.organiser_column_state(),
        ...sortedColumn(order, { ascending: 'state', descending: 'stateDown' }, 'ascending'),
        cell: row => <PassportState row={row} />,
      },
      {
        key: 'saved',
        roomy: true,
        head: m.organiser_column_saved(),
        ...sortedColumn(order, { ascending: 'saved', descending: 'savedDown' }, 'ascending'),
        cell: row => (
          <span className="tabular text-text-quiet">{row.savedAt ? moments.short(row.savedAt) : '—'}</span>
        ),
      },
      {
        key: 'waiting',
        roomy: 'wide',
        head: m.organiser_column_waiting(),
        // Who saved theirs first has waited longest.
        ...sortedColumn(order, { ascending: 'savedDown', descending: 'saved' }, 'descending'),
        cell: row => (
          <WaitingAge
            what="passports"
            since={passportQueueState(row) === 'passportPending' ? row.savedAt : null}
          />
        ),
      },
    ]
  }, [locale, moments, search, sort, onSort])
}

export function PassportCard({ row, search }: { row: PassportRow; search: string }) {
  const to = usePaths()
  return (
    <>
      <Link
        {...quietTarget(
          { pathname: to('organiser-passport', { guid: row.applicationGuid }), search },
          { fromQueue: true },
        )}
        className="font-medium"
      >
        {row.name}
      </Link>
      {row.company && <p className="truncate text-sm text-text-quiet">{row.company}</p>}
      <p className="mt-1 text-sm">
        <PassportState row={row} />
      </p>
    </>
  )
}

function PassportState({ row }: { row: PassportRow }) {
  const state = passportQueueState(row)
  return <StatusWord tone={passportTones[state]}>{passportWords[state]()}</StatusWord>
}
