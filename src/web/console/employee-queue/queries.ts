import { decideEmployees, listStaffEmployees } from '#contract/organiser-employee.ts'
import type { StaffDecision } from '#contract/review.ts'
import { reviewSorts } from '#domain/staff-company/review-sort.ts'
import { type ReviewFilters, reviewQuery } from '#web/console/review-queue/rules.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'

const pageSize = 50
const listKey = ['organiser', 'employees']

export function useEmployeeRows(filters: ReviewFilters) {
  const sort = reviewSorts.find(known => known === filters.sort)
  return useListPages({
    queryKey: [...listKey, filters],
    readPage: ({ signal, ...page }) =>
      callApi(listStaffEmployees, {
        query: { limit: pageSize, ...reviewQuery(filters), ...(sort && { sort }), ...page },
        signal,
      }),
  })
}

type Decision = { guids: string[]; decision: StaffDecision; note: string | null }

export function useDecideEmployees() {
  return useSend(
    decideEmployees,
    ({ guids: employeeGuids, decision, note }: Decision) => ({ body: { employeeGuids, decision, note } }),
    { changes: [['organiser']] },
  )
}
