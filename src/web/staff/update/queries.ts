import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ImportantUpdate } from '#contract/chat.ts'
import { listCompanyUpdates, markCompanyUpdateRead } from '#contract/staff-update.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLiveInterval } from '#web/kit/live/live-context.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { ofCompanyKey } from '#web/staff/company/queries.ts'

const updatesKey = (guid: string) => ofCompanyKey(guid, 'updates')

export function useCompanyUpdates(guid: string | null) {
  return useQuery({
    queryKey: updatesKey(guid ?? ''),
    queryFn: async ({ signal }) =>
      (await callApi(listCompanyUpdates, { params: { guid: guid ?? '' }, signal })).items,
    enabled: guid !== null,
    refetchInterval: useLiveInterval(),
  })
}

/** Marks one as read, on the screen at once. */
export function useMarkCompanyUpdateRead(guid: string) {
  const client = useQueryClient()
  return useSend(markCompanyUpdateRead, (updateGuid: string) => ({ params: { guid, updateGuid } }), {
    onMutate: updateGuid =>
      client.setQueryData<ImportantUpdate[]>(updatesKey(guid), known =>
        known?.map(update =>
          update.guid === updateGuid && !update.readAt
            ? { ...update, readAt: new Date().toISOString() }
            : update,
        ),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: updatesKey(guid) }),
  })
}
