import { listReviewedVolunteers, reviewVolunteers } from '#contract/organiser-volunteer.ts'
import type { StaffDecision } from '#contract/review.ts'
import { volunteerReviewSorts } from '#domain/staff-company/review-sort.ts'
import { type ReviewFilters, reviewQuery } from '#web/console/review-queue/rules.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'

const pageSize = 50

export function useReviewedRows(filters: ReviewFilters) {
  const sort = volunteerReviewSorts.find(known => known === filters.sort)
  return useListPages({
    queryKey: ['organiser', 'volunteer-review', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listReviewedVolunteers, {
        query: { limit: pageSize, ...reviewQuery(filters), ...(sort && { sort }), ...page },
        signal,
      }),
  })
}

type Decision = { guids: string[]; decision: StaffDecision; note: string | null }

export function useReviewVolunteers() {
  return useSend(
    reviewVolunteers,
    ({ guids: volunteerGuids, decision, note }: Decision) => ({ body: { volunteerGuids, decision, note } }),
    { changes: [['organiser']] },
  )
}
