import {
  type ActingRole,
  actingRole,
  type ParticipantConcern,
  type ParticipantRelations,
} from '#domain/access/participant-access.ts'
import { findRelations } from '#server/persistence/assistant-queries.ts'
import type { Reader, Tx } from '#server/persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import {
  findParticipant,
  lockParticipant,
  type ParticipantRecord,
} from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor } from '#server/services.ts'

/** A participant, and the role in which the account may act for them. */
export type PermittedParticipant<Row = ParticipantRecord> = {
  record: Row
  edition: EditionRow
  role: ActingRole
}

type Concern = ParticipantConcern | readonly ParticipantConcern[]

/**
 * Loads a participant whom the account may see for this concern (any of several): its own person, or somebody it acts for. Anybody else does not
 * exist for it (404).
 */
export async function loadParticipantFor(
  reader: Reader,
  actor: AccountActor,
  { guid, concern }: { guid: string; concern: Concern },
): Promise<PermittedParticipant> {
  const edition = await readCurrentEdition(reader)
  const record = await findParticipant(reader, { guid, editionGuid: edition.guid })
  return permit(reader, actor, { record, edition, concern })
}

/** The same, with the participant and the application locked until the transaction ends. */
export async function lockParticipantFor(
  tx: Tx,
  actor: AccountActor,
  { guid, concern }: { guid: string; concern: Concern },
): Promise<PermittedParticipant<Locked<ParticipantRecord>>> {
  const edition = await readCurrentEdition(tx)
  const record = await lockParticipant(tx, { guid, editionGuid: edition.guid })
  return permit(tx, actor, { record, edition, concern })
}

/** Whether this account may do something else with a loaded participant: for what a page shows beside its main concern. */
export async function isOpenTo(
  reader: Reader,
  actor: AccountActor,
  { record, concern }: { record: ParticipantRecord; concern: ParticipantConcern },
): Promise<boolean> {
  return actingRole(await relationsOf(reader, actor, record), concern) !== null
}

async function relationsOf(
  reader: Reader,
  actor: AccountActor,
  record: ParticipantRecord,
): Promise<ParticipantRelations> {
  const own = record.isPrimary && record.accountGuid === actor.accountGuid
  const relations = own
    ? { own, registered: false, granted: null, coordinates: false }
    : { own, ...(await findRelations(reader, actor.accountGuid, record)) }
  return { ...relations, confirmed: record.confirmedAt !== null, status: record.status }
}

/** Checked after the lock: a right may have just been withdrawn. */
async function permit<Row extends ParticipantRecord>(
  reader: Reader,
  actor: AccountActor,
  { record, edition, concern }: { record: Row | undefined; edition: EditionRow; concern: Concern },
): Promise<PermittedParticipant<Row>> {
  // A record that was merged keeps what the person no longer says, for the organisers alone.
  if (!record || record.erasedAt || record.mergedInto) return refuse('not_found')
  const relations = await relationsOf(reader, actor, record)
  const concerns = typeof concern === 'string' ? [concern] : concern
  for (const each of concerns) {
    const role = actingRole(relations, each)
    if (role) return { record, edition, role }
  }
  return refuse('not_found')
}
