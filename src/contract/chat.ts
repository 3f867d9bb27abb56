import { z } from 'zod'
import { chatSides } from '#domain/chat/chat-standing.ts'
import { guid, isoDate, isoInstant } from './field.ts'
import { defineRoute } from './route.ts'

/** Longest text of one message, in characters. */
export const chatTextLength = 4000

/** Most files under one message, and the size of each in bytes. */
export const chatFileLimits = { files: 5, bytes: 10 * 1024 * 1024 } as const

export type { ChatSide } from '#domain/chat/chat-standing.ts'

export const chatFile = z.object({
  guid,
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
})

export const chatMessage = z.object({
  guid,
  /** Place in the chat, from 1 without gaps, in the order in which messages were taken. */
  number: z.int(),
  side: z.enum(chatSides),
  /** Name of the assistant who wrote for the person. In the console also the name of whoever answered. Otherwise null. */
  authorName: z.string().nullable(),
  /** True when the reading account wrote it. */
  own: z.boolean(),
  text: z.string(),
  files: z.array(chatFile),
  createdAt: isoInstant,
})

/** Up to which message each side has received and read the chat. */
export const chatMarks = z.object({
  personReceived: z.int(),
  personRead: z.int(),
  supportReceived: z.int(),
  supportRead: z.int(),
})

/** Part of a chat in ascending order, with how it stands now. */
export const chatPart = z.object({
  messages: z.array(chatMessage),
  /** Whether there are messages before the first of these. */
  hasEarlier: z.boolean(),
  /** 0 for a chat that nobody has begun. */
  lastNumber: z.int(),
  marks: chatMarks,
  /** By when an answer is promised; null when nobody waits for one. */
  answerBy: isoInstant.nullable(),
})

/** Without numbers: the latest messages. `after` and `before` are numbers of messages, exclusive. */
export const chatPartQuery = {
  after: z.coerce.number().int().min(0).optional(),
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
}

/** Text or files, or both. The writer makes the guid, so that a message sent twice is stored once. */
export const chatMessageBody = z
  .strictObject({
    guid,
    text: z
      .string()
      .trim()
      .max(chatTextLength, 'too_long')
      .refine(value => !/[\p{Cc}--[\n\r\t]]/v.test(value), 'value_invalid'),
    files: z.array(guid).max(chatFileLimits.files, 'chat_files_many'),
  })
  .refine(({ text, files }) => text !== '' || files.length > 0, { error: 'required', path: ['text'] })

export const chatMarksBody = z.strictObject({
  received: z.int().min(0).optional(),
  read: z.int().min(0).optional(),
})

/** Which of the account's chats: a participant's, or the account's own where it has no participant. */
export const ofParticipant = { participant: guid.optional() }

export const importantUpdate = z.object({
  guid,
  title: z.string(),
  /** Safe HTML, rendered by the server. */
  html: z.string(),
  urgent: z.boolean(),
  publishedAt: isoInstant,
  /** The last day on which it is shown. */
  shownUntil: isoDate.nullable(),
  readAt: isoInstant.nullable(),
})

/** What waits unread for one participant of the account. */
export const unreadCounts = z.object({ chat: z.int(), updates: z.int() })

export type ChatFile = z.infer<typeof chatFile>
export type ChatMessage = z.infer<typeof chatMessage>
export type ChatMarks = z.infer<typeof chatMarks>
export type ChatPart = z.infer<typeof chatPart>
export type ImportantUpdate = z.infer<typeof importantUpdate>
export type UnreadCounts = z.infer<typeof unreadCounts>

// A blocked account keeps its way to support (product.md §5).
const policy = { kind: 'account', blocked: true } as const

export const readChat = defineRoute({
  method: 'GET',
  path: '/chat/messages',
  summary: 'A part of the chat with support',
  policy,
  query: z.object({ ...ofParticipant, ...chatPartQuery }),
  response: chatPart,
})

export const sendChatMessage = defineRoute({
  method: 'POST',
  path: '/chat/messages',
  summary: 'Write to support; the guid in the body makes a repeated message one',
  policy,
  query: z.object(ofParticipant),
  body: chatMessageBody,
  response: chatMessage,
})

/** Multipart fields: `participant` (guid, optional) and `file`. JPEG, PNG, PDF, DOCX, XLSX or plain text up to 10 MB. */
export const uploadChatFile = defineRoute({
  method: 'POST',
  path: '/chat/files',
  summary: 'Store a file for the next message to support',
  policy,
  upload: true,
  response: chatFile,
})

export const markChat = defineRoute({
  method: 'PUT',
  path: '/chat/marks',
  summary: 'Say up to which message the chat was received or read; marks only move forward',
  policy,
  query: z.object(ofParticipant),
  body: chatMarksBody,
  response: null,
})

export const listUpdates = defineRoute({
  method: 'GET',
  path: '/updates',
  summary: 'Important updates for one participant, the newest first',
  policy: { kind: 'account' },
  query: z.object({ participant: guid }),
  response: z.object({ items: z.array(importantUpdate) }),
})

export const markUpdateRead = defineRoute({
  method: 'PUT',
  path: '/updates/:guid/reading',
  summary: 'Mark an important update as read',
  policy: { kind: 'account' },
  params: z.object({ guid }),
  query: z.object({ participant: guid }),
  response: null,
})

export const readUnread = defineRoute({
  method: 'GET',
  path: '/unread',
  summary: 'What waits unread for one participant, or for an account that has none',
  policy,
  query: z.object(ofParticipant),
  response: unreadCounts,
})

/**
 * Events of `GET live` (text/event-stream). Each is only a hint that something has changed: the listener reads the change itself, starting from the
 * numbers it holds, so a lost connection loses and doubles nothing.
 * - ready: the stream is open; after a reconnect, read everything after your last number
 * - chat: a chat has a new message or mark: `{ chatGuid, participantGuid, lastNumber, marks }`
 * - updates: important updates have changed
 * - participant: status, payment, badge or requests of a participant have changed: `{ participantGuid }`
 * - group: somebody of the account’s group has changed: `{ groupGuid }`
 * - call: a call of the desk was taken, given back or acted on, for organisers who may call: `{ callGuid }`
 * - owner: a refund, a change request or an erasure request was taken, given back or passed on, for organisers who read such: `{ what }`
 * - gate: somebody has passed a gate, for organisers who may scan: `{ zone, people, vehicles }`
 */
export const liveEventNames = [
  'ready',
  'chat',
  'updates',
  'participant',
  'group',
  'call',
  'owner',
  'gate',
] as const
export type LiveEventName = (typeof liveEventNames)[number]

export const liveChatEvent = z.object({
  chatGuid: guid,
  participantGuid: guid.nullable(),
  lastNumber: z.int(),
  marks: chatMarks,
})
export type LiveChatEvent = z.infer<typeof liveChatEvent>

/** Addresses of the event streams under /api/v2, each with a bearer token. */
export const livePath = '/live'
export const organiserLivePath = '/organizer/live'

export const streamLive = defineRoute({
  method: 'GET',
  path: livePath,
  summary: 'What changes for the account, as server-sent events',
  policy,
  response: 'events',
})

export const streamOrganiserLive = defineRoute({
  method: 'GET',
  path: organiserLivePath,
  summary:
    'What changes for the console, as server-sent events; chats for whoever may answer them, calls (`call`) for whoever makes them, the count of a zone (`gate`) for whoever may scan',
  policy: { kind: 'organiser', permission: 'any' },
  response: 'events',
})
