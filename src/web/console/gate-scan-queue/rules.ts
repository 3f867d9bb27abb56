import { gateOutcomes } from '#contract/organiser-gate.ts'
import { gateConflictKinds } from '#domain/gate/gate-conflict.ts'
import { gateScanSorts } from '#domain/gate/gate-scan-sort.ts'
import { gateDirections, gateZones } from '#domain/gate/gate-zone.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { countSet } from '#web/console/queue/rules.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

/** What a scan may be looked for by: any conflict, or one kind of them. */
export const scanConflicts = ['any', ...gateConflictKinds] as const

export const scanParameters = {
  q: searchText,
  outcome: choice([...gateOutcomes, 'all'], 'all'),
  conflict: choice(['all', ...scanConflicts], 'all'),
  zone: choice(['all', ...gateZones], 'all'),
  direction: choice(['all', ...gateDirections], 'all'),
  from: anyDay,
  to: anyDay,
  sort: choice(gateScanSorts, 'newest'),
  device: { kind: 'record', of: 'device' },
} as const

export type ScanFilters = ListFilters<typeof scanParameters>

/** The filters as the call takes them. */
export const scanQuery = ({ q, outcome, conflict, zone, direction, sort, device, ...days }: ScanFilters) => ({
  sort,
  ...(q && { q }),
  ...(outcome !== 'all' && { outcome }),
  ...(conflict !== 'all' && { conflict }),
  ...(zone !== 'all' && { zone }),
  ...(direction !== 'all' && { direction }),
  ...(device && { device }),
  ...dayRangeQuery(days),
})

/** Without an outcome it shows every scan. */
export const readScanFilters = (address: URLSearchParams) => readListFilters(scanParameters, address)

/** How many filters narrow the log beside its search and its tab. */
export const narrowingScans = (filters: ScanFilters) => countSet(filters, anyScan)

/** Clears every filter; search and tab stay. */
export const anyScan = { device: null, conflict: null, zone: null, direction: null, from: null, to: null }

/** Whether the log is narrowed in any way. */
export const isNarrowed = (filters: ScanFilters): boolean =>
  filters.q !== '' || filters.outcome !== 'all' || narrowingScans(filters) > 0
