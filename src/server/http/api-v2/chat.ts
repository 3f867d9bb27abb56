import type { FastifyInstance } from 'fastify'
import * as route from '#contract/chat.ts'
import * as organizer from '#contract/organizer-chat.ts'
import type { Services } from '../../services.ts'
import { listCannedReplies, listChats, readChatThread } from '../../usecases/chat/list-chats.ts'
import { markAnswers, markChat } from '../../usecases/chat/mark-chat.ts'
import { readChat, readChatMessages } from '../../usecases/chat/read-chat.ts'
import { readUnread } from '../../usecases/chat/read-unread.ts'
import { answerChat, sendChatMessage } from '../../usecases/chat/send-chat-message.ts'
import { closeChat, setChatOwner } from '../../usecases/chat/settle-chat.ts'
import { uploadAnswerFile, uploadChatFile } from '../../usecases/chat/upload-chat-file.ts'
import { listUpdates, markUpdateRead } from '../../usecases/update/read-updates.ts'
import { caps, createActorCap } from '../actor-cap.ts'
import { mountRoute } from '../mount-route.ts'
import { readNamedUpload } from '../uploads.ts'

/** The conversation with support, from both sides, and important updates. */
export function chatRoutes(app: FastifyInstance, services: Services): void {
  const limits = {
    messages: createActorCap(caps.chatMessages),
    files: createActorCap(caps.chatFiles),
    marks: createActorCap(caps.chatMarks),
    searches: createActorCap(caps.searches),
  }
  personRoutes(app, services, limits)
  supportRoutes(app, services, limits)
  supportOwnerRoutes(app, services)
  updateRoutes(app, services)
}

type Limits = Record<'messages' | 'files' | 'marks' | 'searches', ReturnType<typeof createActorCap>>

function personRoutes(app: FastifyInstance, services: Services, limits: Limits): void {
  mountRoute(app, services, route.readChat, ({ actor, query }) => readChat(services, actor, query))
  mountRoute(app, services, route.sendChatMessage, async ({ actor, facts, query, body }) => {
    limits.messages(actor)
    return sendChatMessage(services, actor, facts, query.participant, body)
  })
  mountRoute(app, services, route.uploadChatFile, async ({ actor, request }) => {
    limits.files(actor)
    const upload = await readNamedUpload(request, route.chatFileLimits.bytes, 'chat_file_bytes')
    return uploadChatFile(services, actor, upload)
  })
  mountRoute(app, services, route.markChat, async ({ actor, query, body }) => {
    limits.marks(actor)
    return markChat(services, actor, query.participant, body)
  })
  mountRoute(app, services, route.readUnread, ({ actor, query }) =>
    readUnread(services, actor, query.participant),
  )
}

function supportRoutes(app: FastifyInstance, services: Services, limits: Limits): void {
  mountRoute(app, services, organizer.listChats, async ({ actor, query }) => {
    if (query.q) limits.searches(actor)
    return listChats(services, actor, query)
  })
  mountRoute(app, services, organizer.readChatThread, ({ params }) =>
    readChatThread(services.database, params.guid),
  )
  mountRoute(app, services, organizer.readChatMessages, ({ actor, params, query }) =>
    readChatMessages(services, actor, params.guid, query),
  )
  mountRoute(app, services, organizer.answerChat, async ({ actor, facts, params, body }) => {
    limits.messages(actor)
    return answerChat(services, actor, facts, params.guid, body)
  })
  mountRoute(app, services, organizer.uploadAnswerFile, async ({ actor, params, request }) => {
    limits.files(actor)
    const upload = await readNamedUpload(request, route.chatFileLimits.bytes, 'chat_file_bytes')
    return uploadAnswerFile(services, actor, params.guid, upload)
  })
  mountRoute(app, services, organizer.markAnswers, async ({ actor, params, body }) => {
    limits.marks(actor)
    return markAnswers(services, params.guid, body)
  })
}

function supportOwnerRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, organizer.setChatOwner, ({ actor, facts, params, body }) =>
    setChatOwner(services, actor, facts, params.guid, body),
  )
  mountRoute(app, services, organizer.closeChat, ({ actor, facts, params, body }) =>
    closeChat(services, actor, facts, params.guid, body),
  )
  mountRoute(app, services, organizer.listCannedReplies, () => listCannedReplies(services))
}

function updateRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, route.listUpdates, ({ actor, facts, query }) =>
    listUpdates(services, actor, facts.locale, query.participant),
  )
  mountRoute(app, services, route.markUpdateRead, ({ actor, params, query }) =>
    markUpdateRead(services, actor, query.participant, params.guid),
  )
}
