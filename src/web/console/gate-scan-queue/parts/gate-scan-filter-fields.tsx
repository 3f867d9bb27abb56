import { gateDirections, gateZones } from '#domain/gate/gate-zone.ts'
import { m } from '#messages/compiled/messages.js'
import { gateDirectionWords, gateZoneWords } from '#messages/gate-word.ts'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import { useGateScanCounts } from '../queries.ts'
import { type ScanFilters, scanConflicts } from '../rules.ts'
import { conflictWords } from '../words.ts'

type GateScanFilterFieldsProps = {
  filters: ScanFilters
  onChange: (changes: Record<string, string | null>) => void
}

export function GateScanFilterFields({ filters, onChange }: GateScanFilterFieldsProps) {
  const { conflict, zone, direction, from, to } = filters
  const counts = useGateScanCounts(filters).data?.counts
  return (
    <>
      <FilterChoice
        label={m.gate_log_conflict()}
        anyText={m.gate_log_conflict_all()}
        value={conflict}
        values={scanConflicts}
        wordOf={kind => (kind === 'any' ? m.gate_log_conflict_any() : conflictWords[kind]())}
        counts={counts?.conflict}
        onChange={value => onChange({ conflict: value })}
      />
      <FilterChoice
        label={m.gate_log_zone()}
        anyText={m.gate_log_zone_all()}
        value={zone}
        values={gateZones}
        wordOf={value => gateZoneWords[value]()}
        counts={counts?.zone}
        onChange={value => onChange({ zone: value })}
      />
      <FilterChoice
        label={m.gate_log_direction()}
        anyText={m.gate_log_direction_all()}
        value={direction}
        values={gateDirections}
        wordOf={value => gateDirectionWords[value]()}
        counts={counts?.direction}
        onChange={value => onChange({ direction: value })}
      />
      <DayRange legend={m.gate_log_at()} from={from} to={to} onChange={onChange} />
    </>
  )
}
