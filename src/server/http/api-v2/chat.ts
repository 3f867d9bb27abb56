import type { FastifyRequest } from 'fastify'
import * as chat from '#contract/chat.ts'
import * as organiserChat from '#contract/organiser-chat.ts'
import { listCannedReplies, listChats, readOrganiserChat } from '#server/usecases/chat/list-chats.ts'
import { markAnswers, markChat } from '#server/usecases/chat/mark-chat.ts'
import { readChat, readChatMessages } from '#server/usecases/chat/read-chat.ts'
import { readUnread } from '#server/usecases/chat/read-unread.ts'
import { answerChat, sendChatMessage } from '#server/usecases/chat/send-chat-message.ts'
import { closeChat, listChatColleagues, setChatOwner } from '#server/usecases/chat/settle-chat.ts'
import { uploadAnswerFile, uploadChatFile } from '#server/usecases/chat/upload-chat-file.ts'
import { listUpdates, markUpdateRead } from '#server/usecases/update/read-updates.ts'
import { caps } from '../actor-cap.ts'
import { streamLive, streamOrganiserLive } from '../live.ts'
import { capped, routeGroup, routeTable, searching, uploading } from '../route-table.ts'
import { readNamedUpload } from '../uploads.ts'

const readChatFile = (request: FastifyRequest) =>
  readNamedUpload(request, chat.chatFileLimits.bytes, 'chat_file_bytes')

/** The chat with support from both sides, important updates, and the event streams. */
export const chatRoutes = routeGroup(
  routeTable(chat, {
    readChat,
    sendChatMessage: capped(caps.chatMessages, sendChatMessage),
    uploadChatFile: capped(caps.chatFiles, uploading(readChatFile, uploadChatFile)),
    markChat: capped(caps.chatMarks, markChat),
    readUnread,
    listUpdates,
    markUpdateRead,
    streamLive: capped(caps.liveStreams, streamLive),
    streamOrganiserLive: capped(caps.liveStreams, streamOrganiserLive),
  }),
  routeTable(organiserChat, {
    listChats: searching(listChats),
    readOrganiserChat,
    readChatMessages,
    answerChat: capped(caps.chatMessages, answerChat),
    uploadAnswerFile: capped(caps.chatFiles, uploading(readChatFile, uploadAnswerFile)),
    markAnswers: capped(caps.chatMarks, markAnswers),
    setChatOwner,
    listChatColleagues,
    closeChat,
    listCannedReplies,
  }),
)
