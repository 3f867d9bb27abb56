import { z } from 'zod'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { chatSorts } from '#domain/chat/chat-sort.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { securityStatuses } from '#domain/passport/security-status.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import {
  chatFile,
  chatMarks,
  chatMarksBody,
  chatMessage,
  chatMessageBody,
  chatPart,
  chatPartQuery,
} from './chat.ts'
import { bilingual, dayRange, guid, isoInstant, listCounts, page } from './field.ts'
import { defineRoute } from './route.ts'

/** Tabs of the queue: waiting for an answer, the caller's own, all open, closed. */
export const chatQueueStates = ['waiting', 'mine', 'open', 'closed', 'all'] as const

export const chatPerson = z.object({
  participantGuid: guid.nullable(),
  applicationGuid: guid.nullable(),
  name: z.string(),
  latinName: z.string().nullable(),
  companyShortName: z.string().nullable(),
  /** Masked, as in every list. */
  phone: z.string(),
  locale: z.enum(['ru', 'en']),
  role: z.enum(participantRoles).nullable(),
  status: z.enum(applicationStatuses).nullable(),
  security: z.enum(securityStatuses).nullable(),
  payment: z.enum(paymentStatuses).nullable(),
})

export const chat = z.object({
  guid,
  person: chatPerson,
  owner: z.object({ guid, name: z.string() }).nullable(),
  /** Since when the person waits; an answer is promised within 24 hours. */
  waitingSince: isoInstant.nullable(),
  answerBy: isoInstant.nullable(),
  closed: z.boolean(),
  lastNumber: z.int(),
  unread: z.int(),
  /** The beginning of the last message, without files. */
  lastText: z.string(),
  lastSide: z.enum(['person', 'support']).nullable(),
  updatedAt: isoInstant,
  marks: chatMarks,
})

export const cannedReply = z.object({ guid, title: bilingual, body: bilingual })

export type Chat = z.infer<typeof chat>
export type ChatPerson = z.infer<typeof chatPerson>
export type CannedReply = z.infer<typeof cannedReply>

const policy = { kind: 'organiser', permission: 'answer-chats' } as const
const params = z.object({ guid })

/** What of the chats is counted. */
export const countedChats = ['waiting', 'overdue', 'mine', 'open', 'closed', 'all'] as const

export const listChats = defineRoute({
  method: 'GET',
  path: '/organizer/chats',
  summary:
    'Chats by wait, last message, owner or person; by wait whoever waits comes first, then all others by the last message',
  policy,
  query: z.object({
    state: z.enum(chatQueueStates).default('waiting'),
    q: z.string().max(100).optional(),
    sort: z.enum(chatSorts).default('longestWait'),
    /** The days of the last message. */
    ...dayRange,
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: page(chat).extend({
    /** Under the same search and days. */
    ...listCounts(countedChats),
  }),
})

export const readOrganiserChat = defineRoute({
  method: 'GET',
  path: '/organizer/chats/:guid',
  summary: 'One chat with whom it is with',
  policy,
  params,
  response: chat,
})

export const readChatMessages = defineRoute({
  method: 'GET',
  path: '/organizer/chats/:guid/messages',
  summary: 'A part of one chat',
  policy,
  params,
  query: z.object(chatPartQuery),
  response: chatPart,
})

export const answerChat = defineRoute({
  method: 'POST',
  path: '/organizer/chats/:guid/messages',
  summary: 'Answer a person; the guid in the body makes a repeated answer one. Takes a chat that nobody owns',
  policy,
  params,
  body: chatMessageBody,
  response: chatMessage,
})

export const uploadAnswerFile = defineRoute({
  method: 'POST',
  path: '/organizer/chats/:guid/files',
  summary: 'Store a file for the next answer',
  policy,
  params,
  upload: true,
  response: chatFile,
})

export const markAnswers = defineRoute({
  method: 'PUT',
  path: '/organizer/chats/:guid/marks',
  summary: 'Say up to which message support has received or read the chat',
  policy,
  params,
  body: chatMarksBody,
  response: null,
})

export const setChatOwner = defineRoute({
  method: 'PUT',
  path: '/organizer/chats/:guid/owner',
  summary:
    'Take a chat, give it back or pass it to a colleague; 409 when somebody else has taken it meanwhile',
  policy,
  params,
  /** `from` is the owner that the caller saw on the screen. */
  body: z.strictObject({ owner: z.union([z.enum(['me', 'nobody']), guid]), from: guid.nullable() }),
  response: chat,
})

export const listChatColleagues = defineRoute({
  method: 'GET',
  path: '/organizer/chat-colleagues',
  summary: 'To whom a chat can be passed',
  policy,
  response: z.object({ items: z.array(z.object({ guid, name: z.string() })) }),
})

export const closeChat = defineRoute({
  method: 'PUT',
  path: '/organizer/chats/:guid/closing',
  summary: 'Close a chat that needs no answer, or open it again',
  policy,
  params,
  body: z.strictObject({ closed: z.boolean(), lastNumber: z.int() }),
  response: chat,
})

export const listCannedReplies = defineRoute({
  method: 'GET',
  path: '/organizer/canned-replies',
  summary: 'Prepared answers in both languages',
  policy,
  response: z.object({ items: z.array(cannedReply) }),
})
