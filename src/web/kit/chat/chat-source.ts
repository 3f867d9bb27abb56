import {
  type ChatFile,
  type ChatMessage,
  type ChatPart,
  type ChatSide,
  type LiveChatEvent,
  markChat,
  readChat,
  sendChatMessage,
  uploadChatFile,
} from '#contract/chat.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { uploadFile } from '#web/kit/file/upload-file.ts'

export type NewMessage = { guid: string; text: string; files: string[] }

export type UploadCall = { onProgress: (share: number) => void; signal: AbortSignal }

/** Where a chat is read and written: the person's own way, or the console's. */
export type ChatSource = {
  /** Names the chat in this browser. */
  key: string
  /** The side that writes here. */
  side: ChatSide
  read: (query: { after?: number; before?: number; limit?: number }) => Promise<ChatPart>
  send: (message: NewMessage) => Promise<ChatMessage>
  mark: (marks: { received?: number; read?: number }) => Promise<null>
  upload: (file: File, call: UploadCall) => Promise<ChatFile>
  concerns: (event: LiveChatEvent) => boolean
}

/** A participant's chat with support, or with null the account's own. `account` separates two accounts in one tab. */
export function personSource(participant: string | null, account: string): ChatSource {
  const query = participant ? { participant } : {}
  return {
    key: `person-${participant ?? account}`,
    side: 'person',
    read: part => callApi(readChat, { query: { ...query, ...part } }),
    send: body => callApi(sendChatMessage, { query, body }),
    mark: body => callApi(markChat, { query, body }),
    upload: (file, call) => {
      const form = new FormData()
      if (participant) form.set('participant', participant)
      form.set('file', file)
      return uploadFile(uploadChatFile, { form, ...call })
    },
    concerns: event => event.participantGuid === participant,
  }
}
