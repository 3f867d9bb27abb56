import { useMemo } from 'react'
import type { VehicleRow } from '#contract/organiser-vehicle.ts'
import type { VehicleSort } from '#domain/staff-company/review-sort.ts'
import { plateText } from '#domain/vehicle/plate.ts'
import { m } from '#messages/compiled/messages.js'
import { reviewStateWords, vehicleTypeWords } from '#messages/staff-word.ts'
import { requestHeadings } from '#web/console/queue/rules.ts'
import { vehicleParameters } from '#web/console/review-queue/rules.ts'
import { ReviewQueue } from '#web/console/review-queue/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { stayWords, workWords } from '#web/kit/words/staff-words.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { useDecideVehicles, useVehicleRows } from '../queries.ts'

/** The vehicles that contractors and exhibitors bring, for security to decide on. */
export function VehicleQueue() {
  const locale = useLocale()
  const moments = useMoments()
  const deciding = useDecideVehicles()
  const driverOf = ({ driver }: VehicleRow) => (driver ? nameIn(locale, driver) : m.staff_vehicle_no_driver())
  const daysOf = ({ arrivesOn, leavesOn }: VehicleRow) =>
    stayWords(moments.shortDay(arrivesOn), moments.shortDay(leavesOn))
  return (
    <ReviewQueue
      list="vehicles"
      title={m.page_title_organiser_vehicles()}
      useRows={useVehicleRows}
      deciding={deciding}
      parameters={vehicleParameters}
      useColumns={useVehicleColumns}
      nameOf={nameOf}
      detailOf={row => `${row.companyName} · ${driverOf(row)}`}
      searchLabel={m.staff_vehicles_search()}
    >
      {row => (
        <DefinitionList
          items={[
            { term: m.organiser_column_company(), value: row.companyName },
            { term: m.staff_vehicle_type(), value: vehicleTypeWords[row.type]() },
            {
              term: m.staff_vehicle_driver(),
              value: row.driver
                ? `${driverOf(row)}, ${reviewStateWords[row.driver.state]().toLowerCase()}`
                : driverOf(row),
            },
            { term: m.staff_column_days(), value: daysOf(row) },
            { term: m.staff_column_work(), value: workWords(row) },
          ]}
        />
      )}
    </ReviewQueue>
  )
}

function nameOf(row: VehicleRow): string {
  return `${row.brand}, ${plateText(row)}`
}

function useVehicleColumns({ sort, onSort }: { sort: VehicleSort; onSort: (sort: VehicleSort) => void }) {
  const locale = useLocale()
  const moments = useMoments()
  return useMemo((): ListColumn<VehicleRow>[] => {
    const by = requestHeadings({ sort, onSort })
    return [
      { key: 'name', head: m.staff_column_vehicle(), ...by.name, cell: nameOf },
      {
        key: 'company',
        head: m.organiser_column_company(),
        ...by.company,
        cell: row => <span className="block max-w-56 truncate lg:max-w-64">{row.companyName}</span>,
      },
      {
        key: 'driver',
        roomy: true,
        head: m.staff_vehicle_driver(),
        cell: ({ driver }) => (driver ? nameIn(locale, driver) : m.staff_vehicle_no_driver()),
      },
      {
        key: 'days',
        head: m.staff_column_days(),
        ...sortedColumn({ sort, onSort }, { ascending: 'arrives', descending: 'arrivesDown' }, 'ascending'),
        roomy: true,
        cell: ({ arrivesOn, leavesOn }) => stayWords(moments.shortDay(arrivesOn), moments.shortDay(leavesOn)),
      },
      {
        key: 'sent',
        head: m.staff_column_sent(),
        roomy: 'wide',
        ...by.requested,
        cell: row => (row.sentAt ? <span className="tabular">{moments.short(row.sentAt)}</span> : '—'),
      },
    ]
  }, [locale, moments, sort, onSort])
}
