import { useQuery, useQueryClient } from '@tanstack/react-query'
import { liveChatEvent } from '#contract/chat.ts'
import {
  answerChat,
  type CannedReply,
  type Chat,
  listCannedReplies,
  listChatColleagues,
  listChats,
  markAnswers,
  readChatMessages,
  readOrganiserChat,
  uploadAnswerFile,
} from '#contract/organiser-chat.ts'
import { readNotes } from '#contract/organiser-person.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import type { ChatSource } from '#web/kit/chat/chat-source.ts'
import { uploadFile } from '#web/kit/file/upload-file.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useLiveEvent, useLiveInterval } from '#web/kit/live/live-context.ts'
import { type ChatFilters, chatQuery } from './rules.ts'

const lists = ['organiser', 'chats'] as const
const chat = (guid: string) => ['organiser', 'chat', guid] as const
const countsKey = ['organiser', 'chat-counts'] as const

export function useChatQueue(filters: ChatFilters, { enabled = true }: { enabled?: boolean } = {}) {
  return useListPages({
    queryKey: [...lists, filters],
    readPage: ({ signal, ...page }) =>
      callApi(listChats, { query: { ...chatQuery(filters), ...page }, signal }),
    enabled,
  })
}

/** The number of people waiting for an answer, for the navigation. */
export function useChatCounts({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: countsKey,
    queryFn: async ({ signal }) => (await callApi(listChats, { query: { limit: 1 }, signal })).counts,
    enabled,
    refetchInterval: useLiveInterval(),
  })
}

/** One chat and the person in it. */
export function useChatRecord(guid: string) {
  return useQuery({
    queryKey: chat(guid),
    queryFn: ({ signal }) => callApi(readOrganiserChat, { params: { guid }, signal }),
    refetchInterval: useLiveInterval(),
  })
}

/** Puts the server's answer in place of the cached chat, and reads the lists again. */
export function useChangedChat() {
  const client = useQueryClient()
  return (changed: Chat | null, guid: string) => {
    if (changed) client.setQueryData(chat(guid), changed)
    else void client.invalidateQueries({ queryKey: chat(guid) })
    void client.invalidateQueries({ queryKey: lists })
    void client.invalidateQueries({ queryKey: countsKey })
  }
}

/** Updates lists, counts and open chats by events. Used once, in the layout. */
export function useLiveChats(): void {
  const client = useQueryClient()
  const readAnew = (data: unknown) => {
    void client.invalidateQueries({ queryKey: lists })
    void client.invalidateQueries({ queryKey: countsKey })
    const event = liveChatEvent.safeParse(data).data
    void client.invalidateQueries({ queryKey: event ? chat(event.chatGuid) : ['organiser', 'chat'] })
  }
  useLiveEvent('ready', readAnew)
  useLiveEvent('chat', readAnew)
}

/** To whom a chat can be passed. */
export function useChatColleagues() {
  return useQuery({
    queryKey: ['organiser', 'chat-colleagues'],
    queryFn: async ({ signal }) => (await callApi(listChatColleagues, { signal })).items,
    staleTime: 5 * 60_000,
  })
}

/** Notes about the person of a chat. Under the key of the application, so that a new one is read here too. */
export function usePersonNotes(applicationGuid: string) {
  return useQuery({
    queryKey: ['organiser', 'application', applicationGuid, 'notes'],
    queryFn: ({ signal }) => callApi(readNotes, { params: { guid: applicationGuid }, signal }),
  })
}

/** Prepared answers change rarely, so they stay cached. */
export function useCannedReplies() {
  return useQuery({
    queryKey: ['organiser', 'canned-replies'],
    queryFn: async ({ signal }): Promise<CannedReply[]> =>
      (await callApi(listCannedReplies, { signal })).items,
    staleTime: 5 * 60_000,
  })
}

export function supportSource(guid: string): ChatSource {
  const params = { guid }
  return {
    key: `support-${guid}`,
    side: 'support',
    read: query => callApi(readChatMessages, { params, query }),
    send: body => callApi(answerChat, { params, body }),
    mark: body => callApi(markAnswers, { params, body }),
    upload: (file, call) => {
      const form = new FormData()
      form.set('file', file)
      return uploadFile(
        { ...uploadAnswerFile, path: uploadAnswerFile.path.replace(':guid', guid) },
        { form, ...call },
      )
    },
    concerns: event => event.chatGuid === guid,
  }
}
