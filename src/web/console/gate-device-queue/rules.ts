import { gateDeviceStates } from '#contract/organiser-gate.ts'
import { gateDeviceSorts } from '#domain/gate/gate-device-sort.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const deviceParameters = {
  q: searchText,
  state: choice([...gateDeviceStates, 'all'], 'all'),
  from: anyDay,
  to: anyDay,
  sort: choice(gateDeviceSorts, 'state'),
} as const

export type DeviceFilters = ListFilters<typeof deviceParameters>

export const readDeviceFilters = (address: URLSearchParams) => readListFilters(deviceParameters, address)

/** The filters as the call takes them. */
export const deviceQuery = ({ q, state, sort, ...days }: DeviceFilters) => ({
  ...(q && { q }),
  ...dayRangeQuery(days),
  ...(state !== 'all' && { state }),
  ...(sort !== 'state' && { sort }),
})
