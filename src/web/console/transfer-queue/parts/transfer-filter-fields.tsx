import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import type { TransferFilters } from './transfer-filters.ts'
import { useTransferCounts, type useTransfers } from './use-transfers.ts'

type TransferFilterFieldsProps = {
  filters: TransferFilters
  page: ReturnType<typeof useTransfers>['firstPage']
  onChange: (changes: Record<string, string | null>) => void
}

/** The day, the airport or station, each with how many ways it would find, and a range of days. */
export function TransferFilterFields({ filters, page, onChange }: TransferFilterFieldsProps) {
  const moments = useMoments()
  const counts = useTransferCounts(filters).data?.counts
  const { day, hub, from, to } = filters
  const hubs = page?.hubs ?? []
  // A day on which nobody travels any more is still the one that is chosen.
  const days = [...new Set([...(page?.days ?? []), ...(day ? [day] : [])])].sort()
  return (
    <>
      <FilterChoice
        label={m.transfer_column_day()}
        anyText={m.transfer_any_day()}
        value={day ?? 'all'}
        values={days}
        wordOf={known => moments.day(known)}
        counts={counts?.day}
        onChange={value => onChange({ day: value })}
      />
      <FilterChoice
        label={m.transfer_column_hub()}
        anyText={m.transfer_any_hub()}
        value={hub ?? 'all'}
        values={hubs.map(({ guid }) => guid)}
        wordOf={guid => hubs.find(known => known.guid === guid)?.name ?? ''}
        counts={counts?.hub}
        onChange={value => onChange({ hub: value })}
      />
      <DayRange ahead legend={m.transfer_days()} from={from} to={to} onChange={onChange} />
    </>
  )
}
