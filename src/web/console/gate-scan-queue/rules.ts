import { gateOutcomes } from '#contract/organiser-gate.ts'
import { gateConflictKinds } from '#domain/gate/gate-conflict.ts'
import { gateDirections, gateZones } from '#domain/gate/gate-zone.ts'
import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'
import { timeOrders } from '#domain/search/time-order.ts'

export const scanTabs = [...gateOutcomes, 'all'] as const
export const scanConflicts = ['all', 'any', ...gateConflictKinds] as const

export const scanParameters = {
  q: searchText,
  outcome: choice(scanTabs, 'all'),
  conflict: choice(scanConflicts, 'all'),
  zone: choice(['all', ...gateZones], 'all'),
  direction: choice(['all', ...gateDirections], 'all'),
  sort: choice(timeOrders, 'newest'),
  device: { kind: 'record', of: 'device' },
} as const

export type ScanFilters = ListFilters<typeof scanParameters>

/** The filters as the call takes them. */
export const scanQuery = ({ q, outcome, conflict, zone, direction, sort, device }: ScanFilters) => ({
  sort,
  ...(q && { q }),
  ...(outcome !== 'all' && { outcome }),
  ...(conflict !== 'all' && { conflict }),
  ...(zone !== 'all' && { zone }),
  ...(direction !== 'all' && { direction }),
  ...(device && { device }),
})

/** Without an outcome it shows every scan. */
export const readScanFilters = (address: URLSearchParams) => readListFilters(scanParameters, address)

/** Whether the log is narrowed in any way. */
export function isNarrowed({ q, outcome, conflict, zone, direction, device }: ScanFilters): boolean {
  return Boolean(q || device) || [outcome, conflict, zone, direction].some(value => value !== 'all')
}
