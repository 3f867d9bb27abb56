import { useQuery, useQueryClient } from '@tanstack/react-query'
import { liveChatEvent, markChat, readUnread, type UnreadCounts } from '#contract/chat.ts'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLiveEvent, useLiveInterval } from '#web/kit/live/live-context.ts'
import { useAuthenticated } from '#web/kit/session/use-session.ts'

const nothing: UnreadCounts = { chat: 0, updates: 0 }

function unreadKey(participant: string | null) {
  return ['unread', participant]
}

/** Unread counts of the chosen participant, or of an account without one. */
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

/** Updates the counts by events, and confirms that a message has reached this browser. Used once, in the layout. */
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
        // If the confirmation fails, opening the chat repeats it.
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
