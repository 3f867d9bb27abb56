import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { liveChatEvent } from '#contract/chat.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { editionNow, useEdition } from '#web/kit/edition/use-edition.ts'
import { pollInterval, useLiveEvent, useLiveState } from '#web/kit/live/live-context.ts'
import type { ChatSource } from '../chat-source.ts'
import { createChatStorage } from '../chat-storage.ts'
import { type ChatView, createLiveChat, type LiveChat } from './live-chat.ts'

/** Chats live as long as the layout's other data, so that messages are still sent after leaving the page. */
const kept = new WeakMap<QueryClient, Map<string, LiveChat>>()

/** A chat and its current state, updated by events, or by polling while the stream is down. */
export function useLiveChat(source: ChatSource): { chat: LiveChat; view: ChatView } {
  const client = useQueryClient()
  const edition = useEdition()
  const chat = keptChat(client, source, () => editionNow(edition, Date.now()).toISOString())
  const view = useSyncExternalStore(chat.subscribe, chat.view, chat.view)
  const live = useLiveState()

  useEffect(() => void chat.refresh(), [chat])
  useLiveEvent('ready', () => void chat.refresh())
  useLiveEvent('chat', data => {
    const event = liveChatEvent.safeParse(data).data
    if (event && source.concerns(event)) chat.hint(event)
  })
  useEffect(() => {
    if (live === 'open') return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void chat.refresh()
    }, pollInterval)
    return () => clearInterval(timer)
  }, [chat, live])
  useEffect(() => {
    const online = () => void chat.refresh()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [chat])
  return { chat, view }
}

function keptChat(client: QueryClient, source: ChatSource, now: () => string): LiveChat {
  const chats = kept.get(client) ?? new Map<string, LiveChat>()
  kept.set(client, chats)
  const known = chats.get(source.key)
  if (known) return known
  const opened = createLiveChat({
    source,
    storage: createChatStorage(source.key),
    now,
    newGuid: () => crypto.randomUUID(),
    readFailure,
  })
  chats.set(source.key, opened)
  return opened
}

function readFailure(error: unknown): { sentence: string; unreachable: boolean } {
  if (!(error instanceof ApiError)) return { sentence: m.request_failed(), unreachable: false }
  const unreachable = error.status === 0 || error.status >= 500
  // Without an answer there is no server sentence, and nobody has to act.
  const sentence = error.status === 0 ? m.chat_waits() : (error.details[0]?.message ?? error.message)
  return { sentence, unreachable }
}
