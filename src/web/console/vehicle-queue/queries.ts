import { decideVehicles, listStaffVehicles } from '#contract/organiser-vehicle.ts'
import type { StaffDecision } from '#contract/review.ts'
import { type ReviewFilters, reviewQuery } from '#web/console/review-queue/rules.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'

const pageSize = 50
const listKey = ['organiser', 'vehicles']

export function useVehicleRows(filters: ReviewFilters) {
  const { sort } = filters
  return useListPages({
    queryKey: [...listKey, filters],
    readPage: ({ signal, ...page }) =>
      callApi(listStaffVehicles, {
        query: { limit: pageSize, ...reviewQuery(filters), sort, ...page },
        signal,
      }),
  })
}

type Decision = { guids: string[]; decision: StaffDecision; note: string | null }

export function useDecideVehicles() {
  return useSend(
    decideVehicles,
    ({ guids: vehicleGuids, decision, note }: Decision) => ({ body: { vehicleGuids, decision, note } }),
    { changes: [['organiser']] },
  )
}
