import { useQuery } from '@tanstack/react-query'
import { readDashboard } from '#contract/dashboard.ts'
import { callApi } from '#web/kit/api/call-api.ts'

/** Key of a participant's dashboard, for those who change what it shows. */
export function dashboardQueryKey(guid: string | null) {
  return ['dashboard', guid]
}

/** The three answers of the cabinet's home for one participant; asked anew every minute, so that a decision shows by itself. */
export function useDashboard(guid: string | null) {
  return useQuery({
    queryKey: dashboardQueryKey(guid),
    queryFn: ({ signal }) => callApi(readDashboard, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
    refetchInterval: 60_000,
  })
}
