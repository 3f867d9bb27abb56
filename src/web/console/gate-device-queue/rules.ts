import { gateDeviceStates } from '#contract/organiser-gate.ts'
import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'

export const deviceParameters = {
  q: searchText,
  state: choice([...gateDeviceStates, 'all'], 'all'),
} as const

export type DeviceFilters = ListFilters<typeof deviceParameters>

export const readDeviceFilters = (address: URLSearchParams) => readListFilters(deviceParameters, address)
