import { useQuery, useQueryClient } from '@tanstack/react-query'
import { liveChatEvent, markChat, readUnread, type UnreadCounts } from '#contract/chat.ts'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLiveEvent, useLiveInterval } from '#web/kit/live/live-context.ts'
import { useAuthenticated } from '#web/kit/session/use-session.ts'

const nothing: UnreadCounts = { chat: 0, updates: 0 }

/** Key of what waits unread, for those who read it. */
function unreadKey(participant: string | null) {
  return ['unread', participant]
}

/** What waits unread for the chosen participant, or for an account without one. */
export function useUnread(): UnreadCounts {
  const participant = useCurrentParticipant()?.guid ?? null
  const authenticated = useAuthenticated()
  const { data } = useQuery({
    queryKey: unreadKey(participant),
    queryFn: ({ signal }) => callApi(readUnread, { query: ofParticipant(participant), signal }),
    enabled: authenticated,
    refetchInterval: useLiveInterval(),
  })
  return data ?? nothing
}

/** Keeps the counts true by events, and says that a message has reached this browser. Once, in the layout. */
export function useLiveUnread(): void {
  const client = useQueryClient()
  const participant = useCurrentParticipant()?.guid ?? null
  useLiveEvent('ready', () => void client.invalidateQueries({ queryKey: ['unread'] }))
  useLiveEvent('chat', data => {
    void client.invalidateQueries({ queryKey: ['unread'] })
    const event = liveChatEvent.safeParse(data).data
    if (!event || event.participantGuid !== participant || event.lastNumber <= event.marks.personReceived)
      return
    callApi(markChat, { query: ofParticipant(participant), body: { received: event.lastNumber } }).catch(
      () => {
        // The chat itself says it again when it is opened.
      },
    )
  })
  useLiveEvent('updates', () => {
    void client.invalidateQueries({ queryKey: ['unread'] })
    void client.invalidateQueries({ queryKey: ['updates'] })
  })
}

function ofParticipant(participant: string | null): { participant?: string } {
  return participant ? { participant } : {}
}
