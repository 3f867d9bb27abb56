import { type RawBuilder, sql } from 'kysely'
import type { PassKind } from '#domain/pass/pass-payload.ts'
import type { Reader, Tx } from './database.ts'

type Subject = { editionGuid: string; kind: PassKind; subjectGuid: string }

/** Locks the pass of a subject until the transaction ends. */
export function lockPass(tx: Tx, { editionGuid, kind, subjectGuid }: Subject) {
  return tx
    .selectFrom('pass')
    .select(['guid', 'counter', 'revokedAt', 'withheldAt'])
    .where('editionGuid', '=', editionGuid)
    .where('kind', '=', kind)
    .where('subjectGuid', '=', subjectGuid)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks the passes of people in the order in which everybody locks several (`lockBadges`), before a change of many of them touches their passes. */
export const lockPassesOfPeople = (tx: Tx, guids: readonly string[]) =>
  lockInOrder(tx, sql`application.participant_guid = any(${[...guids]}::uuid[])`)

export const lockPassesOfApplications = (tx: Tx, guids: readonly string[]) =>
  lockInOrder(tx, sql`application.guid = any(${[...guids]}::uuid[])`)

async function lockInOrder(tx: Tx, whose: RawBuilder<unknown>): Promise<void> {
  await sql`select pass.guid from pass join application on pass.kind = 'participant' and application.guid = pass.subject_guid
    where ${whose} order by pass.guid for update of pass`.execute(tx)
}

/** The valid pass of a subject. */
export async function findPass(reader: Reader, { editionGuid, kind, subjectGuid }: Subject) {
  const pass = await reader
    .selectFrom('pass')
    .select(['guid', 'counter'])
    .where('editionGuid', '=', editionGuid)
    .where('kind', '=', kind)
    .where('subjectGuid', '=', subjectGuid)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return pass ?? null
}

/** Issues the first pass of a subject; simultaneous calls get the same one. */
export async function insertPass(tx: Tx, pass: Subject & { guid: string; at: Date }): Promise<void> {
  const { at, ...row } = pass
  await tx
    .insertInto('pass')
    .values({ ...row, issuedAt: at })
    .onConflict(conflict => conflict.columns(['editionGuid', 'kind', 'subjectGuid']).doNothing())
    .execute()
}

/** Makes a void pass valid again under the next number, so that earlier prints stay void. */
export async function reissuePass(tx: Tx, guid: string, at: Date): Promise<void> {
  await tx
    .updateTable('pass')
    .set(eb => ({ counter: eb('counter', '+', 1), issuedAt: at, revokedAt: null }))
    .where('guid', '=', guid)
    .execute()
}

/** Voids every print of a pass, and adds it to the gates' list. */
export async function revokePass(
  tx: Tx,
  pass: { guid: string; counter: number },
  facts: { at: Date; reason: 'verdict' | 'reissued' | 'withheld' },
): Promise<void> {
  await tx.updateTable('pass').set({ revokedAt: facts.at }).where('guid', '=', pass.guid).execute()
  await tx
    .insertInto('passRevocation')
    .values({ passGuid: pass.guid, counter: pass.counter, ...facts })
    .execute()
}

/** A pass of this edition with whose it is; not locked. */
export async function findPassByGuid(reader: Reader, wanted: { guid: string; editionGuid: string }) {
  const pass = await reader
    .selectFrom('pass')
    .leftJoin('application', join =>
      join.on('pass.kind', '=', 'participant').onRef('application.guid', '=', 'pass.subjectGuid'),
    )
    .select(['pass.editionGuid', 'pass.kind', 'pass.subjectGuid', 'application.participantGuid'])
    .where('pass.guid', '=', wanted.guid)
    .where('pass.editionGuid', '=', wanted.editionGuid)
    .executeTakeFirst()
  return pass ?? null
}

/** Marks a pass that was just voided as withheld by hand. */
export async function markWithheld(
  tx: Tx,
  guid: string,
  withheld: { at: Date; by: string; reason: string },
): Promise<void> {
  await tx
    .updateTable('pass')
    .set({ withheldAt: withheld.at, withheldBy: withheld.by, withheldReason: withheld.reason })
    .where('guid', '=', guid)
    .execute()
}

export async function endWithholding(tx: Tx, guid: string): Promise<void> {
  await tx
    .updateTable('pass')
    .set({ withheldAt: null, withheldBy: null, withheldReason: null })
    .where('guid', '=', guid)
    .execute()
}

/** Locks an employee, a vehicle or a volunteer and tells whether they may have a pass. */
export async function lockAdmittedOnSite(
  tx: Tx,
  { kind, subjectGuid }: { kind: 'employee' | 'vehicle' | 'volunteer'; subjectGuid: string },
): Promise<boolean> {
  if (kind === 'volunteer') return lockAdmittedVolunteer(tx, subjectGuid)
  const found = await tx
    .selectFrom(kind)
    .select('state')
    .where('guid', '=', subjectGuid)
    .where('removedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return found?.state === 'approved'
}

async function lockAdmittedVolunteer(tx: Tx, guid: string): Promise<boolean> {
  const found = await tx
    .selectFrom('volunteer')
    .select('review')
    .where('guid', '=', guid)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return found?.review === 'approved'
}
