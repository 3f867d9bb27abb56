import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { Needs } from '#server/use-case.ts'

/** Where a message is queued: in the transaction of the change that causes it, so that neither exists without the other. */
export type QueueScene = { needs: Needs<'clock' | 'config' | 'sealer'>; tx: Tx }

/** The same with the edition that the message is about. */
export type MessageScene = QueueScene & { edition: EditionRow }
