import type { Insertable } from 'kysely'
import type { Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'

/** Conversations with their messages and the files under them. */
export async function insertDemoChats(
  tx: Tx,
  rows: {
    threads: Insertable<DB['chatThread']>[]
    messages: Insertable<DB['chatMessage']>[]
    files: Insertable<DB['file']>[]
  },
): Promise<void> {
  await tx.insertInto('chatThread').values(rows.threads).execute()
  await tx.insertInto('chatMessage').values(rows.messages).execute()
  await tx.insertInto('file').values(rows.files).execute()
}
