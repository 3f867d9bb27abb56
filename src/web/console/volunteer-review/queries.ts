import { listReviewedVolunteers, reviewVolunteers } from '#contract/organiser-volunteer.ts'
import type { StaffDecision } from '#contract/review.ts'
import type { ReviewFilters } from '#web/console/review-queue/rules.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'

const pageSize = 50

export function useReviewedRows({ q, state }: ReviewFilters) {
  return useListPages({
    queryKey: ['organiser', 'volunteer-review', { q, state }],
    readPage: ({ signal, ...page }) =>
      callApi(listReviewedVolunteers, {
        query: { limit: pageSize, ...(q && { q }), ...(state !== 'all' && { state }), ...page },
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
