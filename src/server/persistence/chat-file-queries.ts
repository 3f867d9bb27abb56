import type { Insertable } from 'kysely'
import type { Reader, Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'

/** A file for a message that is not sent yet. */
export async function insertChatFile(
  tx: Tx,
  file: Omit<Insertable<DB['file']>, 'kind' | 'participantGuid'> & { chatGuid: string; name: string },
): Promise<void> {
  await tx
    .insertInto('file')
    .values({ ...file, kind: 'chatFile' })
    .execute()
}

/**
 * Attaches files to a message in this order; false when one of them was not uploaded by this writer to this chat, already belongs to another message,
 * or was swept.
 */
export async function attachChatFiles(
  tx: Tx,
  message: { guid: string; chatGuid: string; authorGuid: string; at: Date },
  fileGuids: readonly string[],
): Promise<boolean> {
  for (const [position, guid] of fileGuids.entries()) {
    // The update waits for a sweep that has locked the row and then sees its result.
    const { numUpdatedRows } = await tx
      .updateTable('file')
      .set({ chatMessageGuid: message.guid, attachedAt: message.at, position })
      .where('guid', '=', guid)
      .where('kind', '=', 'chatFile')
      .where('chatGuid', '=', message.chatGuid)
      .where('createdBy', '=', message.authorGuid)
      .where('chatMessageGuid', 'is', null)
      .where('removedAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
  }
  return true
}

/** Files under these messages, in their order. */
export async function listChatFiles(reader: Reader, messageGuids: readonly string[]) {
  if (messageGuids.length === 0) return []
  return reader
    .selectFrom('file')
    .select(['guid', 'chatMessageGuid', 'name', 'contentType', 'bytes'])
    .where('chatMessageGuid', 'in', messageGuids)
    .where('removedAt', 'is', null)
    .orderBy('position')
    .execute()
}
