import { findThreadByGuid, lockThreadByGuid, type ThreadRecord } from '../../persistence/chat-queries.ts'
import type { Reader, Tx } from '../../persistence/database.ts'
import { refuse } from '../../refuse.ts'

/** A conversation that support may work on; one whose person was erased is there for nobody (404). */
export async function openConversation(reader: Reader, guid: string): Promise<ThreadRecord> {
  return present(await findThreadByGuid(reader, guid))
}

/** The same, held until the transaction ends. */
export async function lockConversation(tx: Tx, guid: string): Promise<ThreadRecord> {
  return present(await lockThreadByGuid(tx, guid))
}

function present(thread: ThreadRecord | undefined): ThreadRecord {
  return thread && !thread.isErased ? thread : refuse('not_found')
}
