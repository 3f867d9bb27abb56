import type { OwnedRequest } from '#domain/organiser/owned-request.ts'
import type { Tx } from '#server/persistence/database.ts'
import { announce } from '#server/persistence/live-queries.ts'

/** Has the open consoles read again whose requests of a kind are. */
export function announceOwner(tx: Tx, what: OwnedRequest): Promise<void> {
  return announce(tx, { event: 'owner', account: null, data: { what } })
}
