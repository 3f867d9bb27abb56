import { gateDeviceStates } from '#contract/organiser-gate.ts'
import { gateDeviceSorts } from '#domain/gate/gate-device-sort.ts'
import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'

export const deviceParameters = {
  q: searchText,
  state: choice([...gateDeviceStates, 'all'], 'all'),
  sort: choice(gateDeviceSorts, 'state'),
} as const

export type DeviceFilters = ListFilters<typeof deviceParameters>

export const readDeviceFilters = (address: URLSearchParams) => readListFilters(deviceParameters, address)

/** The filters as the call takes them. */
export const deviceQuery = ({ q, state, sort }: DeviceFilters) => ({
  ...(q && { q }),
  ...(state !== 'all' && { state }),
  ...(sort !== 'state' && { sort }),
})
