import { type Insertable, sql, type Updateable } from 'kysely'
import type { Reader, Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'
import { asLocked, type Locked } from './locked.ts'

function volunteers(reader: Reader) {
  return reader.selectFrom('volunteer').selectAll('volunteer').where('volunteer.erasedAt', 'is', null)
}

type StoredVolunteer = Awaited<ReturnType<ReturnType<typeof volunteers>['executeTakeFirstOrThrow']>>

/** A volunteer who is not erased: what is null only after that is there. */
export type VolunteerRow = Omit<StoredVolunteer, 'birthDate' | 'email' | 'phone'> & {
  birthDate: string
  email: string
  phone: string
}

/** A check of the table holds it. */
const asWhole = (row: StoredVolunteer) => row as VolunteerRow

export async function findVolunteerByLink(
  reader: Reader,
  wanted: { linkHash: Buffer; editionGuid: string },
): Promise<VolunteerRow | null> {
  const row = await volunteers(reader)
    .where('linkHash', '=', wanted.linkHash)
    .where('editionGuid', '=', wanted.editionGuid)
    .executeTakeFirst()
  return row ? asWhole(row) : null
}

/** Who holds this phone in this edition. */
export async function lockVolunteerByPhone(
  tx: Tx,
  wanted: { phone: string; editionGuid: string },
): Promise<Locked<VolunteerRow> | null> {
  const row = await volunteers(tx)
    .where('phone', '=', wanted.phone)
    .where('editionGuid', '=', wanted.editionGuid)
    .where('state', '<>', 'withdrawn')
    .forUpdate()
    .executeTakeFirst()
  return row ? asLocked(asWhole(row)) : null
}

export async function listVolunteersByGuid(
  reader: Reader,
  wanted: { editionGuid: string; guids: readonly string[] },
): Promise<VolunteerRow[]> {
  const rows = await volunteers(reader)
    .where('editionGuid', '=', wanted.editionGuid)
    .where(({ eb, val }) => eb('guid', '=', eb.fn.any(val([...wanted.guids]))))
    .execute()
  return rows.map(asWhole)
}

/** Locks volunteers in the order of their guids, so that two bulk calls cannot wait for each other. A shift is locked before them. */
export async function lockVolunteers(
  tx: Tx,
  wanted: { editionGuid: string; guids: readonly string[] },
): Promise<Locked<VolunteerRow>[]> {
  const rows = await volunteers(tx)
    .where('editionGuid', '=', wanted.editionGuid)
    .where(({ eb, val }) => eb('guid', '=', eb.fn.any(val([...wanted.guids]))))
    .orderBy('guid')
    .forUpdate()
    .execute()
  return rows.map(row => asLocked(asWhole(row)))
}

export async function insertVolunteer(tx: Tx, volunteer: Insertable<DB['volunteer']>): Promise<string> {
  const { guid } = await tx
    .insertInto('volunteer')
    .values(volunteer)
    .returning('guid')
    .executeTakeFirstOrThrow()
  return guid
}

/** Changes locked volunteers and increases their versions. */
export async function changeVolunteers(
  tx: Tx,
  rows: readonly Locked<{ guid: string }>[],
  change: Omit<Updateable<DB['volunteer']>, 'guid' | 'version'>,
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .updateTable('volunteer')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .where(({ eb, val }) => eb('guid', '=', eb.fn.any(val(rows.map(({ guid }) => guid)))))
    .execute()
}

/** Between forms from one address, so that they are counted in turn. */
export async function lockVolunteerAddress(tx: Tx, addressHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('volunteer'), hashtext(${addressHash.toString('hex')}))`.execute(
    tx,
  )
}

/** How many forms came from an address since then. */
export async function countVolunteerForms(
  reader: Reader,
  wanted: { addressHash: Buffer; since: Date },
): Promise<number> {
  const { count } = await reader
    .selectFrom('volunteer')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('addressHash', '=', wanted.addressHash)
    .where('createdAt', '>', wanted.since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many forms nobody has looked at yet. */
export async function countNewVolunteers(reader: Reader, editionGuid: string): Promise<number> {
  const { count } = await reader
    .selectFrom('volunteer')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('editionGuid', '=', editionGuid)
    .where('state', '=', 'new')
    .where('erasedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Volunteers of these editions who are still to be erased. */
export async function listAgedVolunteers(
  reader: Reader,
  wanted: { editionGuids: readonly string[]; limit: number },
): Promise<{ guid: string; editionGuid: string }[]> {
  return reader
    .selectFrom('volunteer')
    .select(['guid', 'editionGuid'])
    .where(({ eb, val }) => eb('editionGuid', '=', eb.fn.any(val([...wanted.editionGuids]))))
    .where('erasedAt', 'is', null)
    .orderBy('guid')
    .limit(wanted.limit)
    .execute()
}

/** Blanks everything that tells who it was; state, times and consent stay. */
export async function blankVolunteer(tx: Tx, volunteer: Locked<{ guid: string }>, at: Date): Promise<void> {
  await changeVolunteers(tx, [volunteer], {
    ...{ lastName: null, firstName: null, middleName: null, latinLastName: '', latinFirstName: '' },
    ...{ birthDate: null, city: '', email: null, phone: null, telegram: null },
    ...{ university: '', faculty: '', experience: '', note: null, reviewNote: null },
    ...{ linkHash: null, linkSealed: null, linkKeyId: null, addressHash: Buffer.alloc(0), erasedAt: at },
  })
}
