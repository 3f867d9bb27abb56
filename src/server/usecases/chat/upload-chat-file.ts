import { randomUUID } from 'node:crypto'
import type * as routes from '#contract/chat.ts'
import type { ChatFile } from '#contract/chat.ts'
import type * as organiserChatRoutes from '#contract/organiser-chat.ts'
import { chatFileName } from '#domain/chat/chat-file-name.ts'
import { insertChatFile } from '#server/persistence/chat-file-queries.ts'
import { lockChat } from '#server/persistence/chat-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { Actor } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { keepBytes } from '../file/keep-bytes.ts'
import { judgeChatFile } from './judge-chat-file.ts'
import { openChat } from './open-chat.ts'
import { ownChat } from './own-chat.ts'

type Upload = { bytes: Buffer; name: string | null }

/** Stores a file for the person's next message. */
export const uploadChatFile: UseCase<
  typeof routes.uploadChatFile,
  'clock' | 'database' | 'files' | 'sealer',
  { upload: Upload & { participantGuid: string | undefined } }
> = ({ actor, upload }, needs) => {
  return store(needs, { actor, upload }, async tx => {
    const { of } = await ownChat(tx, actor, upload.participantGuid)
    return (await lockChat(tx, of, needs.clock.now())).guid
  })
}

/** Stores a file for the next answer. */
export const uploadAnswerFile: UseCase<
  typeof organiserChatRoutes.uploadAnswerFile,
  'clock' | 'database' | 'files' | 'sealer',
  { upload: Upload }
> = ({ actor, params: { guid: chatGuid }, upload }, needs) => {
  return store(needs, { actor, upload }, async tx => {
    return (await openChat(tx, chatGuid)).guid
  })
}

/** Bytes are stored unchanged and sealed: a document is evidence, and only the two sides may read it. */
async function store(
  needs: Needs<'clock' | 'database' | 'files' | 'sealer'>,
  { actor, upload: { bytes, name: given } }: { actor: Actor; upload: Upload },
  chatOf: (tx: Tx) => Promise<string>,
): Promise<ChatFile> {
  const contentType = await judgeChatFile(bytes)
  const guid = randomUUID()
  const name = chatFileName(given, contentType)
  const storageKey = `chat/${guid}.sealed`
  const { sealed, keyId } = needs.sealer.sealBytes(bytes, `file:${guid}`)
  await needs.database.transaction().execute(async tx =>
    insertChatFile(tx, {
      guid,
      chatGuid: await chatOf(tx),
      name,
      storageKey,
      contentType,
      bytes: bytes.length,
      sealedKeyId: keyId,
      createdBy: actor.accountGuid,
      createdAt: needs.clock.now(),
    }),
  )
  await keepBytes(needs, { guid, storageKey, bytes: sealed, contentType: 'application/octet-stream' })
  return { guid, name, contentType, bytes: bytes.length }
}
