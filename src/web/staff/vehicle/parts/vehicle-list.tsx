import { useMemo } from 'react'
import type { Vehicle } from '#contract/vehicle.ts'
import { m } from '#messages/compiled/messages.js'
import { vehicleTypeWords } from '#messages/staff-word.ts'
import { formatMonthDay } from '#web/kit/dates/forum-dates.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { RowLink } from '#web/kit/list/row-link.tsx'
import { useOpenAddress } from '#web/kit/list/use-open-address.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { stayWords } from '#web/kit/words/staff-words.ts'
import type { ReviewList } from '#web/staff/review/queries.ts'
import { ReviewRows } from '#web/staff/review/view.tsx'
import { vehicleName } from '../words.ts'

export function VehicleList({ state }: { state: ReviewList<Vehicle> }) {
  const locale = useLocale()
  const { pathname, searchOf } = useOpenAddress()
  const { link, columns, driverOf, daysOf } = useMemo(() => {
    const name = (vehicle: Vehicle) => (
      <RowLink pathname={pathname} search={searchOf(vehicle.guid)}>
        {vehicleName(vehicle)}
      </RowLink>
    )
    const driver = ({ driver: person }: Vehicle) =>
      person ? nameIn(locale, person) : m.staff_vehicle_no_driver()
    const days = ({ arrivesOn, leavesOn }: Vehicle) =>
      stayWords(formatMonthDay(arrivesOn, locale), formatMonthDay(leavesOn, locale))
    const shown: ListColumn<Vehicle>[] = [
      { key: 'name', head: m.staff_column_vehicle(), cell: name },
      {
        key: 'type',
        head: m.staff_vehicle_type(),
        cell: ({ type }) => vehicleTypeWords[type](),
      },
      { key: 'driver', head: m.staff_vehicle_driver(), cell: driver },
      { key: 'days', head: m.staff_column_days(), cell: days },
    ]
    return { link: name, columns: shown, driverOf: driver, daysOf: days }
  }, [locale, pathname, searchOf])
  return (
    <ReviewRows
      state={state}
      caption={m.staff_vehicles_caption()}
      columns={columns}
      link={link}
      nameOf={vehicleName}
      detailOf={vehicle => `${driverOf(vehicle)} · ${daysOf(vehicle)}`}
    />
  )
}
