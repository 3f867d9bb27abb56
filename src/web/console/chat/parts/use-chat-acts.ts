import { type Chat, closeChat, setChatOwner } from '#contract/organiser-chat.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { useChangedChat } from '../queries.ts'

/**
 * Assigns, releases, closes and reopens a chat. `seenNumber` is the last message on the screen. If a colleague or the person was faster, says so and
 * shows the new state.
 */
export function useChatActs(chat: Chat | undefined, seenNumber: number) {
  const changed = useChangedChat()
  const guid = chat?.guid ?? ''
  const settled = {
    onSuccess: (answer: Chat) => changed(answer, guid),
    onError: (error: Error) => {
      changed(null, guid)
      toasts.show({ tone: 'negative', title: refusalTitle(error), description: refusalText(error) })
    },
  }
  const own = useSend(
    setChatOwner,
    (owner: 'me' | 'nobody' | string) => ({
      params: { guid },
      body: { owner, from: chat?.owner?.guid ?? null },
    }),
    settled,
  )
  const close = useSend(
    closeChat,
    (closed: boolean) => ({ params: { guid }, body: { closed, lastNumber: seenNumber } }),
    settled,
  )
  return { own, close }
}

function refusalTitle(error: Error): string {
  if (!(error instanceof ApiError)) return m.request_failed()
  if (error.code === 'changed_meanwhile') return m.chats_changed_title()
  return error.code === 'state_forbids' ? m.chats_owned_title() : m.chats_failed_title()
}

function refusalText(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'changed_meanwhile') return m.chats_changed_text()
  return error.code === 'state_forbids' ? m.chats_owned_text() : error.message
}
