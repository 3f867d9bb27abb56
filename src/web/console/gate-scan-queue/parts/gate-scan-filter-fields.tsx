import { gateDirections, gateZones } from '#domain/gate/gate-zone.ts'
import { m } from '#messages/compiled/messages.js'
import { gateDirectionWords, gateZoneWords } from '#messages/gate-word.ts'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChip, useAsChip } from '#web/kit/list/filter-chip.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import { useGateScanCounts } from '../queries.ts'
import { type ScanFilters, scanConflicts } from '../rules.ts'
import { conflictWords } from '../words.ts'

type GateScanFilterFieldsProps = {
  filters: ScanFilters
  /** Of the rows that are shown: of one device they are all the same. */
  gate: string | undefined
  onChange: (changes: Record<string, string | null>) => void
}

export function GateScanFilterFields({ filters, gate, onChange }: GateScanFilterFieldsProps) {
  const isChip = useAsChip()
  const { device, conflict, zone, direction, from, to } = filters
  const counts = useGateScanCounts(filters).data?.counts
  return (
    <>
      {/* Chosen on the device's own page. */}
      {device && isChip && (
        <FilterChip
          label={m.gate_log_device()}
          value={gate ?? '—'}
          onRemove={() => onChange({ device: null })}
        />
      )}
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
