import { type ActingRole, actingRole, type ParticipantConcern } from '#domain/access/participant-access.ts'
import type { Reader, Tx } from '#server/persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { listParticipants, lockParticipants } from '#server/persistence/people-queries.ts'
import { listRelations } from '#server/persistence/relation-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor } from '#server/services.ts'

/** Somebody for whom an account may act, and in which role. */
export type Permitted<Row = ParticipantRecord> = { record: Row; role: ActingRole }

/** Locks everybody named, in one order and with a fixed number of queries. If the account may not act for one of them, all are absent (404). */
export async function lockParticipantsFor(
  tx: Tx,
  actor: AccountActor,
  { guids, concern }: { guids: readonly string[]; concern: ParticipantConcern },
): Promise<{ people: Permitted<Locked<ParticipantRecord>>[]; edition: EditionRow }> {
  const edition = await readCurrentEdition(tx)
  const wanted = [...new Set(guids)]
  const records = await lockParticipants(tx, { guids: wanted, editionGuid: edition.guid })
  const people = await permittedAmong(tx, actor, { records, concern })
  if (people.length < wanted.length) refuse('not_found')
  return { people, edition }
}

/** An account, whether or not it is the one that calls. */
export type ActingAccount = Pick<AccountActor, 'accountGuid'>

/** Those of these people for whom the account may act, in their order; check after the lock, where there is one. */
export async function permittedAmong<Row extends ParticipantRecord>(
  reader: Reader,
  actor: ActingAccount,
  { records, concern }: { records: readonly Row[]; concern: ParticipantConcern },
): Promise<Permitted<Row>[]> {
  const isOwn = (record: ParticipantRecord) => record.isPrimary && record.accountGuid === actor.accountGuid
  const relations = await listRelations(
    reader,
    actor.accountGuid,
    records.filter(record => !isOwn(record)),
  )
  return records.flatMap(record => {
    if (record.erasedAt || record.mergedInto) return []
    const others = relations.get(record.guid) ?? { registered: false, granted: null, coordinates: false }
    const role = actingRole(
      { own: isOwn(record), ...others, confirmed: record.confirmedAt !== null, status: record.status },
      concern,
    )
    return role ? [{ record, role }] : []
  })
}

/** The same for people who are read only. */
export async function loadPermitted(
  reader: Reader,
  actor: ActingAccount,
  { of, concern }: { of: { guids: readonly string[]; editionGuid: string }; concern: ParticipantConcern },
): Promise<Permitted[]> {
  return permittedAmong(reader, actor, { records: await listParticipants(reader, of), concern })
}
