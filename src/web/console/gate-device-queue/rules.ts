import { type GateDevice, gateDeviceStates } from '#contract/organiser-gate.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type DeviceFilters = { q: string; state: GateDevice['state'] | 'all' }

export function readDeviceFilters(parameters: URLSearchParams): DeviceFilters {
  return {
    q: searchedText(parameters, 200),
    state: oneOf(parameters.get('state'), [...gateDeviceStates, 'all'], 'all'),
  }
}
