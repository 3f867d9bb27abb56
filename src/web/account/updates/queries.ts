import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ImportantUpdate, listUpdates, markUpdateRead } from '#contract/chat.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLiveInterval } from '#web/kit/live/live-context.ts'
import { useSend } from '#web/kit/send/use-send.ts'

const updatesKey = (participant: string) => ['updates', participant]

export function useUpdates(participant: string) {
  return useQuery({
    queryKey: updatesKey(participant),
    queryFn: async ({ signal }) => (await callApi(listUpdates, { query: { participant }, signal })).items,
    refetchInterval: useLiveInterval(),
  })
}

/** Marks one as read, on the screen at once. */
export function useMarkUpdateRead(participant: string) {
  const client = useQueryClient()
  return useSend(markUpdateRead, (guid: string) => ({ params: { guid }, query: { participant } }), {
    onMutate: guid =>
      client.setQueryData<ImportantUpdate[]>(updatesKey(participant), known =>
        known?.map(update =>
          update.guid === guid && !update.readAt ? { ...update, readAt: new Date().toISOString() } : update,
        ),
      ),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['unread', participant] })
      void client.invalidateQueries({ queryKey: updatesKey(participant) })
    },
  })
}
