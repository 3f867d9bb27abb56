import type { Tx } from '#server/persistence/database.ts'
import { announce } from '#server/persistence/live-queries.ts'

/** Notifies the open call desks. */
export function announceCall(tx: Tx, callGuid: string): Promise<void> {
  return announce(tx, { event: 'call', account: null, data: { callGuid } })
}
