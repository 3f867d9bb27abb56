import type { Insertable, Updateable } from 'kysely'
import type { Reader, Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'
import { asLocked, type Locked } from './locked.ts'

function shifts(reader: Reader) {
  return reader.selectFrom('volunteerShift').selectAll('volunteerShift')
}

export type ShiftRow = Awaited<ReturnType<ReturnType<typeof shifts>['executeTakeFirstOrThrow']>>

type Wanted = { guid: string; editionGuid: string }

/** Locks a shift: who is put on it, taken off it and how many it needs are decided in turn. Lock it before its volunteers. */
export async function lockShift(tx: Tx, { guid, editionGuid }: Wanted): Promise<Locked<ShiftRow> | null> {
  const row = await shifts(tx)
    .where('guid', '=', guid)
    .where('editionGuid', '=', editionGuid)
    .forUpdate()
    .executeTakeFirst()
  return row ? asLocked(row) : null
}

export async function insertShift(tx: Tx, row: Insertable<DB['volunteerShift']>): Promise<string> {
  const { guid } = await tx
    .insertInto('volunteerShift')
    .values(row)
    .returning('guid')
    .executeTakeFirstOrThrow()
  return guid
}

export async function changeShift(
  tx: Tx,
  { guid }: Locked<ShiftRow>,
  change: Omit<Updateable<DB['volunteerShift']>, 'guid' | 'version'>,
): Promise<void> {
  await tx
    .updateTable('volunteerShift')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .execute()
}

export async function deleteShift(tx: Tx, { guid }: Locked<ShiftRow>): Promise<void> {
  await tx.deleteFrom('volunteerShift').where('guid', '=', guid).execute()
}

/** The guids of who is on a shift. */
export async function listVolunteersOf(reader: Reader, shiftGuid: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('volunteerAssignment')
    .select('volunteerGuid')
    .where('shiftGuid', '=', shiftGuid)
    .orderBy('volunteerGuid')
    .execute()
  return rows.map(({ volunteerGuid }) => volunteerGuid)
}

/** The shifts of these volunteers, in order of time. */
export function listShiftsOfVolunteers(reader: Reader, volunteerGuids: readonly string[]) {
  return shifts(reader)
    .innerJoin('volunteerAssignment', 'volunteerAssignment.shiftGuid', 'volunteerShift.guid')
    .select('volunteerAssignment.volunteerGuid')
    .where(({ eb, val }) => eb('volunteerAssignment.volunteerGuid', '=', eb.fn.any(val([...volunteerGuids]))))
    .orderBy('volunteerShift.startsAt')
    .orderBy('volunteerShift.guid')
    .execute()
}

export async function insertAssignments(
  tx: Tx,
  rows: readonly Insertable<DB['volunteerAssignment']>[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('volunteerAssignment')
      .values([...rows])
      .execute()
}

/** Whether the volunteer was on the shift. */
export async function deleteAssignment(
  tx: Tx,
  wanted: { shiftGuid: string; volunteerGuid: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('volunteerAssignment')
    .where('shiftGuid', '=', wanted.shiftGuid)
    .where('volunteerGuid', '=', wanted.volunteerGuid)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function endShiftsOf(tx: Tx, volunteers: readonly Locked<{ guid: string }>[]): Promise<void> {
  if (volunteers.length === 0) return
  const guids = volunteers.map(({ guid }) => guid)
  await tx
    .deleteFrom('volunteerAssignment')
    .where(({ eb, val }) => eb('volunteerGuid', '=', eb.fn.any(val(guids))))
    .execute()
}

/** A new time or place has to be reminded of anew. */
export async function forgetShiftReminders(tx: Tx, { guid }: Locked<ShiftRow>): Promise<void> {
  await tx
    .updateTable('volunteerAssignment')
    .set({ remindedAt: null })
    .where('shiftGuid', '=', guid)
    .execute()
}

/** Volunteers with a shift between these moments that nobody has reminded them of. */
export async function listUnreminded(
  reader: Reader,
  wanted: { editionGuid: string; from: Date; to: Date; limit: number },
): Promise<string[]> {
  const rows = await reader
    .selectFrom('volunteerAssignment')
    .innerJoin('volunteerShift', 'volunteerShift.guid', 'volunteerAssignment.shiftGuid')
    .select('volunteerAssignment.volunteerGuid')
    .distinct()
    .where('volunteerShift.editionGuid', '=', wanted.editionGuid)
    .where('volunteerShift.startsAt', '>=', wanted.from)
    .where('volunteerShift.startsAt', '<', wanted.to)
    .where('volunteerAssignment.remindedAt', 'is', null)
    .orderBy('volunteerAssignment.volunteerGuid')
    .limit(wanted.limit)
    .execute()
  return rows.map(({ volunteerGuid }) => volunteerGuid)
}

/** Marks the shifts of a locked volunteer between these moments; answers those that were not marked yet. */
export async function markReminded(
  tx: Tx,
  volunteer: Locked<{ guid: string }>,
  { from, to, at }: { from: Date; to: Date; at: Date },
): Promise<string[]> {
  const rows = await tx
    .updateTable('volunteerAssignment')
    .from('volunteerShift')
    .set({ remindedAt: at })
    .whereRef('volunteerShift.guid', '=', 'volunteerAssignment.shiftGuid')
    .where('volunteerAssignment.volunteerGuid', '=', volunteer.guid)
    .where('volunteerAssignment.remindedAt', 'is', null)
    .where('volunteerShift.startsAt', '>=', from)
    .where('volunteerShift.startsAt', '<', to)
    .returning('volunteerAssignment.shiftGuid')
    .execute()
  return rows.map(({ shiftGuid }) => shiftGuid)
}
