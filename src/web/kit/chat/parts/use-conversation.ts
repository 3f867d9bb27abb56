import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { liveChatEvent } from '#contract/chat.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { editionNow, useEdition } from '#web/kit/edition/use-edition.ts'
import { pollInterval, useLiveEvent, useLiveState } from '#web/kit/live/live-context.ts'
import type { ChatSource } from '../chat-source.ts'
import { createChatStorage } from '../chat-storage.ts'
import { type Conversation, type ConversationView, createConversation } from './conversation.ts'

/** The conversations of a layout live as long as its other data: a message goes on leaving while its page is closed. */
const kept = new WeakMap<QueryClient, Map<string, Conversation>>()

/** A conversation with its present view, kept up to date by events, and by the clock while there are none. */
export function useConversation(source: ChatSource): { conversation: Conversation; view: ConversationView } {
  const client = useQueryClient()
  const edition = useEdition()
  const conversation = keptConversation(client, source, () => editionNow(edition, Date.now()).toISOString())
  const view = useSyncExternalStore(conversation.subscribe, conversation.view, conversation.view)
  const live = useLiveState()

  useEffect(() => void conversation.refresh(), [conversation])
  useLiveEvent('ready', () => void conversation.refresh())
  useLiveEvent('chat', data => {
    const event = liveChatEvent.safeParse(data).data
    if (event && source.concerns(event)) conversation.hint(event)
  })
  useEffect(() => {
    if (live === 'open') return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void conversation.refresh()
    }, pollInterval)
    return () => clearInterval(timer)
  }, [conversation, live])
  useEffect(() => {
    const online = () => void conversation.refresh()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [conversation])
  return { conversation, view }
}

function keptConversation(client: QueryClient, source: ChatSource, now: () => string): Conversation {
  const conversations = kept.get(client) ?? new Map<string, Conversation>()
  kept.set(client, conversations)
  const known = conversations.get(source.key)
  if (known) return known
  const opened = createConversation({
    source,
    storage: createChatStorage(source.key),
    now,
    newGuid: () => crypto.randomUUID(),
    readFailure,
  })
  conversations.set(source.key, opened)
  return opened
}

function readFailure(error: unknown): { sentence: string; unreachable: boolean } {
  if (!(error instanceof ApiError)) return { sentence: m.request_failed(), unreachable: false }
  const unreachable = error.status === 0 || error.status >= 500
  // Without an answer the server has no sentence, and nobody has to do anything.
  const sentence = error.status === 0 ? m.chat_waits() : (error.details[0]?.message ?? error.message)
  return { sentence, unreachable }
}
