import { useQuery, useQueryClient } from '@tanstack/react-query'
import { liveChatEvent, markChat, readUnread } from '#contract/chat.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLiveEvent, useLiveInterval } from '#web/kit/live/live-context.ts'
import { useAuthenticated } from '#web/kit/session/use-session.ts'

const unreadKey = ['unread', null]

/** How many answers of support the account has not read. */
export function useUnreadAnswers(): number {
  const authenticated = useAuthenticated()
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => callApi(readUnread, { query: {}, signal }),
    enabled: authenticated,
    refetchInterval: useLiveInterval(),
  })
  return data?.chat ?? 0
}

/** Updates the count and the list of updates by events, and confirms that a message has reached this browser. Used once, in the frame. */
export function useLiveStaff(): void {
  const client = useQueryClient()
  useLiveEvent('ready', () => void client.invalidateQueries({ queryKey: unreadKey }))
  useLiveEvent('chat', data => {
    void client.invalidateQueries({ queryKey: unreadKey })
    const event = liveChatEvent.safeParse(data).data
    if (!event || event.participantGuid !== null || event.lastNumber <= event.marks.personReceived) return
    callApi(markChat, { query: {}, body: { received: event.lastNumber } }).catch(() => {
      // If the confirmation fails, opening the chat repeats it.
    })
  })
  useLiveEvent('updates', () => void client.invalidateQueries({ queryKey: ['staff-company'] }))
}
