import type { Reader, Tx } from '#server/persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findGroup, type GroupRow, lockGroupRow } from '#server/persistence/group-record-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor } from '#server/services.ts'

export type PermittedGroup = { group: GroupRow; edition: EditionRow }

/** Loads a group of the current edition for its coordinator; for everybody else it does not exist (404). */
export async function loadGroup(reader: Reader, actor: AccountActor, guid: string): Promise<PermittedGroup> {
  const edition = await readCurrentEdition(reader)
  const group = await findGroup(reader, wanted(actor, guid, edition))
  return { group: group ?? refuse('not_found'), edition }
}

/** The same, with the group locked until the transaction ends. Lock people after it. */
export async function lockGroup(tx: Tx, actor: AccountActor, guid: string): Promise<PermittedGroup> {
  const edition = await readCurrentEdition(tx)
  const group = await lockGroupRow(tx, wanted(actor, guid, edition))
  return { group: group ?? refuse('not_found'), edition }
}

function wanted(actor: AccountActor, guid: string, edition: EditionRow) {
  return { guid, editionGuid: edition.guid, accountGuid: actor.accountGuid }
}
