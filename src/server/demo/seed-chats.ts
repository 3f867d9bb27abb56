import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { chatFileTypeOf } from '#domain/chat/chat-file-type.ts'
import { afterMessage, type ChatStanding } from '#domain/chat/chat-standing.ts'
import type { Tx } from '../persistence/database.ts'
import type { DB } from '../persistence/database-types.gen.ts'
import { insertDemoChats } from '../persistence/demo-chat-queries.ts'
import type { Services } from '../services.ts'
import { type DemoChat, type DemoChatLine, demoChats } from './demo-chats.ts'
import { moscow } from './demo-event.ts'
import type { Portrait } from './demo-person.ts'
import type { SeededParticipant } from './seed-history.ts'

type Facts = {
  editionGuid: string
  byPhone: ReadonlyMap<string, SeededParticipant>
  /** Account of the organiser who answers. */
  support: string
  portraits: ReadonlyMap<Portrait, Buffer>
}

type Rows = {
  chat: Insertable<DB['chat']>
  messages: Insertable<DB['chatMessage']>[]
  files: Insertable<DB['file']>[]
}

/** The demo's chats, in the state they would have after sending each message. */
export async function seedChats(services: Services, tx: Tx, facts: Facts): Promise<void> {
  const all = await Promise.all(demoChats.map(chat => rowsOf(services, chat, facts)))
  await insertDemoChats(tx, {
    chats: all.map(({ chat }) => chat),
    messages: all.flatMap(({ messages }) => messages),
    files: all.flatMap(({ files }) => files),
  })
}

async function rowsOf(services: Services, chat: DemoChat, facts: Facts): Promise<Rows> {
  const seeded = facts.byPhone.get(chat.phone)
  if (!seeded) throw new RangeError(`nobody in the demo has the phone ${chat.phone}`)
  const chatGuid = randomUUID()
  const messages = chat.lines.map((line, index) => ({
    guid: randomUUID(),
    chatGuid,
    number: index + 1,
    side: line.by,
    authorGuid: line.by === 'person' ? seeded.accountGuid : facts.support,
    text: line.text,
    createdAt: moscow(line.at),
  }))
  const stored = chat.lines.map((line, index) => {
    const message = messages[index]
    return message && line.file ? storeFile(services, line.file, message, facts) : null
  })
  const files = (await Promise.all(stored)).filter(file => file !== null)
  return { chat: chatRow(chat, chatGuid, messages, { ...facts, seeded }), messages, files }
}

function chatRow(
  chat: DemoChat,
  guid: string,
  messages: readonly { side: 'person' | 'support'; authorGuid: string; createdAt: Date }[],
  { editionGuid, seeded }: Facts & { seeded: SeededParticipant },
): Insertable<DB['chat']> {
  const begun: ChatStanding = { ownerGuid: null, lastNumber: 0, waitingSince: null, closedAt: null }
  const { lastNumber, ...stands } = messages.reduce(
    (before, { side, authorGuid, createdAt: at }) => afterMessage(before, { side, authorGuid, at }),
    begun,
  )
  const [personRead, supportRead] = [chat.personRead ?? lastNumber, chat.supportRead ?? lastNumber]
  const times = messages.map(({ createdAt }) => createdAt)
  return {
    guid,
    editionGuid,
    participantGuid: seeded.guid,
    accountGuid: null,
    lastNumber,
    ...stands,
    closedAt: chat.closedAt ? moscow(chat.closedAt) : null,
    personRead,
    personReceived: personRead,
    supportRead,
    supportReceived: lastNumber,
    createdAt: times[0] ?? moscow('2025-09-01 10:00'),
    updatedAt: times.at(-1) ?? moscow('2025-09-01 10:00'),
  }
}

async function storeFile(
  services: Services,
  file: NonNullable<DemoChatLine['file']>,
  message: { guid: string; chatGuid: string; authorGuid: string; createdAt: Date },
  { portraits }: Facts,
): Promise<Insertable<DB['file']>> {
  const bytes = 'text' in file ? Buffer.from(file.text) : portraits.get(file.portrait)
  const contentType = bytes && chatFileTypeOf(bytes)
  if (!contentType) throw new RangeError(`the demo’s file ${file.name} cannot be sent`)
  const guid = randomUUID()
  const storageKey = `chat/${guid}.sealed`
  const { sealed, keyId } = services.sealer.sealBytes(bytes, `file:${guid}`)
  await services.files.put(storageKey, sealed, { contentType: 'application/octet-stream' })
  const { chatGuid, authorGuid, createdAt } = message
  return {
    guid,
    kind: 'chatFile',
    chatGuid: chatGuid,
    chatMessageGuid: message.guid,
    name: file.name,
    storageKey,
    contentType,
    bytes: bytes.length,
    sealedKeyId: keyId,
    createdBy: authorGuid,
    createdAt,
    attachedAt: createdAt,
  }
}
