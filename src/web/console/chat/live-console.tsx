import { useOrganiser } from '#web/console/organiser/use-organiser.ts'
import { useTitleCount } from '#web/kit/unread/use-title-count.ts'
import { useChatCounts, useLiveChats } from './use-chat-queue.ts'

/** What the console does with events, for whoever answers chats: lists stay true, and the title says how many wait. */
export function LiveConsole() {
  return useOrganiser().may('answer-chats') ? <LiveChats /> : null
}

function LiveChats() {
  useLiveChats()
  const { data } = useChatCounts({ enabled: true })
  useTitleCount(data?.waiting ?? 0)
  return null
}
