import { randomUUID } from 'node:crypto'
import type { ChatFile, ChatMessage, ChatPart } from '#contract/chat.ts'
import type { Chat } from '#contract/organiser-chat.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import type { TestParticipant } from '#test/factories/participant.ts'
import { uploadForm } from '#test/factories/upload.ts'
import type { TestServer } from '#test/server.ts'

type Person = Pick<TestParticipant, 'token'> & { guid?: string | undefined }

export type ChatFiles = { guid?: string; text?: string; files?: string[] }
export type SentFile = { bytes: Buffer; name?: string }

export const aPicture = Buffer.from('ffd8ffe000104a46494600', 'hex')

const body = ({ guid = randomUUID(), text = 'Добрый день!', files = [] }: ChatFiles) => ({
  guid,
  text,
  files,
})

const ofPerson = ({ guid }: Person) => (guid ? `participant=${guid}` : '')

const formOf = ({ bytes, name = 'picture.jpg' }: SentFile, fields: Record<string, string> = {}) =>
  uploadForm({ fields, file: bytes, fileName: name, type: 'application/octet-stream' })

/** A person's calls in the chat, returning their answers. */
export const personChat = (server: TestServer, person: Person) => ({
  send: (message: ChatFiles = {}) =>
    server.call<ChatMessage>('POST', `/chat/messages?${ofPerson(person)}`, {
      token: person.token,
      body: body(message),
    }),
  read: (query = '') =>
    server.call<ChatPart>('GET', `/chat/messages?${ofPerson(person)}&${query}`, { token: person.token }),
  mark: (marks: { received?: number; read?: number }) =>
    server.call('PUT', `/chat/marks?${ofPerson(person)}`, { token: person.token, body: marks }),
  unread: () =>
    server.call<{ chat: number; updates: number }>('GET', `/unread?${ofPerson(person)}`, {
      token: person.token,
    }),
  upload: (file: SentFile) =>
    server.call<ChatFile>('POST', '/chat/files', {
      token: person.token,
      ...formOf(file, person.guid ? { participant: person.guid } : {}),
    }),
})

/** The same for an organiser of this role, who may have logged in on another instance. */
export async function supportChat(
  server: TestServer,
  role: 'support' | 'admin' = 'support',
  loggedIn: TestServer = server,
) {
  const token = await organiserToken(loggedIn, role)
  const path = (guid: string, rest = '') => `/organizer/chats/${guid}${rest}`
  return {
    token,
    list: (query = '') =>
      server.call<{
        items: Chat[]
        nextCursor: string | null
        counts: { waiting: number; overdue: number; mine: number; open: number }
      }>('GET', `/organizer/chats?${query}`, { token }),
    chat: (guid: string) => server.call<Chat>('GET', path(guid), { token }),
    read: (guid: string, query = '') =>
      server.call<ChatPart>('GET', path(guid, `/messages?${query}`), { token }),
    answer: (guid: string, message: ChatFiles = {}) =>
      server.call<ChatMessage>('POST', path(guid, '/messages'), { token, body: body(message) }),
    upload: (guid: string, file: SentFile) =>
      server.call<ChatFile>('POST', path(guid, '/files'), { token, ...formOf(file) }),
    mark: (guid: string, marks: { received?: number; read?: number }) =>
      server.call('PUT', path(guid, '/marks'), { token, body: marks }),
    own: (guid: string, owner: 'me' | 'nobody' | string, from: string | null) =>
      server.call<Chat>('PUT', path(guid, '/owner'), { token, body: { owner, from } }),
    close: (guid: string, lastNumber: number, closed = true) =>
      server.call<Chat>('PUT', path(guid, '/closing'), { token, body: { closed, lastNumber } }),
  }
}

/** The guid of a participant's chat. */
export async function chatOf(server: TestServer, { guid }: { guid: string }): Promise<string> {
  const row = await server.database
    .selectFrom('chat')
    .select('guid')
    .where('participantGuid', '=', guid)
    .executeTakeFirstOrThrow()
  return row.guid
}
