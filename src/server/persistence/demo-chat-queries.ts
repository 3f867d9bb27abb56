import type { Insertable } from 'kysely'
import type { Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'

/** Chats with their messages and the files under them. */
export async function insertDemoChats(
  tx: Tx,
  rows: {
    chats: Insertable<DB['chat']>[]
    messages: Insertable<DB['chatMessage']>[]
    files: Insertable<DB['file']>[]
  },
): Promise<void> {
  await tx.insertInto('chat').values(rows.chats).execute()
  await tx.insertInto('chatMessage').values(rows.messages).execute()
  await tx.insertInto('file').values(rows.files).execute()
}
