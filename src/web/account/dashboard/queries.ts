import { useQuery } from '@tanstack/react-query'
import { readDashboard } from '#contract/dashboard.ts'
import { callApi } from '#web/kit/api/call-api.ts'

/** For whatever changes what the dashboard shows. */
export function dashboardQueryKey(guid: string | null) {
  return ['dashboard', guid]
}

/** The home page's three answers for one participant. Asked again every minute, so that a decision shows by itself. */
export function useDashboard(guid: string | null) {
  return useQuery({
    queryKey: dashboardQueryKey(guid),
    queryFn: ({ signal }) => callApi(readDashboard, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
    refetchInterval: 60_000,
  })
}
