import type { FastifyRequest } from 'fastify'
import * as chat from '#contract/chat.ts'
import * as organizerChat from '#contract/organizer-chat.ts'
import { listCannedReplies, listChats, readChatThread } from '../../usecases/chat/list-chats.ts'
import { markAnswers, markChat } from '../../usecases/chat/mark-chat.ts'
import { readChat, readChatMessages } from '../../usecases/chat/read-chat.ts'
import { readUnread } from '../../usecases/chat/read-unread.ts'
import { answerChat, sendChatMessage } from '../../usecases/chat/send-chat-message.ts'
import { closeChat, setChatOwner } from '../../usecases/chat/settle-chat.ts'
import { uploadAnswerFile, uploadChatFile } from '../../usecases/chat/upload-chat-file.ts'
import { listUpdates, markUpdateRead } from '../../usecases/update/read-updates.ts'
import { caps } from '../actor-cap.ts'
import { streamLive, streamOrganizerLive } from '../live.ts'
import { capped, routeGroup, routeTable, searching, uploading } from '../route-table.ts'
import { readNamedUpload } from '../uploads.ts'

const readChatFile = (request: FastifyRequest) =>
  readNamedUpload(request, chat.chatFileLimits.bytes, 'chat_file_bytes')

/** The conversation with support, from both sides, important updates, and the streams that tell of both. */
export const chatRoutes = routeGroup(
  routeTable(chat, {
    readChat: ({ actor, query }, services) => readChat(services, actor, query),
    sendChatMessage: capped(caps.chatMessages, ({ actor, facts, query, body }, services) =>
      sendChatMessage(services, actor, facts, query.participant, body),
    ),
    uploadChatFile: capped(
      caps.chatFiles,
      uploading(readChatFile, ({ actor, upload }, services) => uploadChatFile(services, actor, upload)),
    ),
    markChat: capped(caps.chatMarks, ({ actor, query, body }, services) =>
      markChat(services, actor, query.participant, body),
    ),
    readUnread: ({ actor, query }, services) => readUnread(services, actor, query.participant),
    listUpdates: ({ actor, facts, query }, services) =>
      listUpdates(services, actor, facts.locale, query.participant),
    markUpdateRead: ({ actor, params, query }, services) =>
      markUpdateRead(services, actor, query.participant, params.guid),
    streamLive: capped(caps.liveStreams, streamLive),
    streamOrganizerLive: capped(caps.liveStreams, streamOrganizerLive),
  }),
  routeTable(organizerChat, {
    listChats: searching(({ actor, query }, services) => listChats(services, actor, query)),
    readChatThread: ({ params }, services) => readChatThread(services.database, params.guid),
    readChatMessages: ({ actor, params, query }, services) =>
      readChatMessages(services, actor, params.guid, query),
    answerChat: capped(caps.chatMessages, ({ actor, facts, params, body }, services) =>
      answerChat(services, actor, facts, params.guid, body),
    ),
    uploadAnswerFile: capped(
      caps.chatFiles,
      uploading(readChatFile, ({ actor, params, upload }, services) =>
        uploadAnswerFile(services, actor, params.guid, upload),
      ),
    ),
    markAnswers: capped(caps.chatMarks, ({ params, body }, services) =>
      markAnswers(services, params.guid, body),
    ),
    setChatOwner: ({ actor, facts, params, body }, services) =>
      setChatOwner(services, actor, facts, params.guid, body),
    closeChat: ({ actor, facts, params, body }, services) =>
      closeChat(services, actor, facts, params.guid, body),
    listCannedReplies: (_call, services) => listCannedReplies(services),
  }),
)
