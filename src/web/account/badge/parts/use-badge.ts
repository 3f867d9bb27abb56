import { useQuery } from '@tanstack/react-query'
import { type Badge, type BadgeData, readBadge, saveBadge } from '#contract/badge.ts'
import { dashboardQueryKey } from '#web/account/dashboard/queries.ts'
import { sessionQueryKey } from '#web/account/participant/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSave } from '#web/kit/send/use-save.ts'

export const badgeQueryKey = (guid: string | null) => ['badge', guid]

/** Asked again every minute, so that the pass appears and expires by itself. */
export function useBadge(guid: string | null) {
  return useQuery({
    queryKey: badgeQueryKey(guid),
    queryFn: ({ signal }) => callApi(readBadge, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
    refetchInterval: 60_000,
  })
}

/** Saves what the person decides of their badge; a photograph that was changed meanwhile raises the version and is no conflict. */
export function useSaveBadge(guid: string, opened: Pick<Badge, 'companyShortName' | 'position'>) {
  const params = { guid }
  return useSave(saveBadge, (data: BadgeData, version) => ({ params, body: { ...data, version } }), {
    queryKey: badgeQueryKey(guid),
    read: () => callApi(readBadge, { params }),
    changes: [dashboardQueryKey(guid), sessionQueryKey],
    isUnchanged: fresh =>
      fresh.companyShortName === opened.companyShortName && fresh.position === opened.position,
  })
}
