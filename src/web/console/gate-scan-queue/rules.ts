import { gateOutcomes } from '#contract/organiser-gate.ts'
import { gateConflictKinds } from '#domain/gate/gate-conflict.ts'
import { gateDirections, gateZones } from '#domain/gate/gate-zone.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export const scanTabs = [...gateOutcomes, 'all'] as const
export const scanConflicts = ['all', 'any', ...gateConflictKinds] as const

/** Reads the address of the log; without an outcome it shows every scan. */
export function readScanFilters(parameters: URLSearchParams) {
  return {
    q: searchedText(parameters, 200),
    outcome: oneOf(parameters.get('outcome'), scanTabs, 'all'),
    conflict: oneOf(parameters.get('conflict'), scanConflicts, 'all'),
    zone: oneOf(parameters.get('zone'), ['all', ...gateZones], 'all'),
    direction: oneOf(parameters.get('direction'), ['all', ...gateDirections], 'all'),
    device: parameters.get('device'),
  }
}

export type ScanFilters = ReturnType<typeof readScanFilters>

/** Whether the log is narrowed in any way. */
export function isNarrowed({ q, outcome, conflict, zone, direction, device }: ScanFilters): boolean {
  return Boolean(q || device) || [outcome, conflict, zone, direction].some(value => value !== 'all')
}
