import { type SqlBool, sql } from 'kysely'
import type { GatePerson } from '#contract/gate.ts'
import { participantHold, passHold, reviewHold } from '#domain/gate/gate-hold.ts'
import type { GateHold } from '#domain/gate/gate-reason.ts'
import type { PassKind } from '#domain/pass/pass-payload.ts'
import { passZones, zonesOf } from '#domain/pass/pass-zones.ts'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import { plateSearch } from '#domain/vehicle/plate.ts'
import type { Reader } from './database.ts'
import { likePattern, personMatches } from './search-text.ts'

/** All passes of an edition, those of these guids, or the first of those whose owner is called so. */
type Wanted = { editionGuid: string; passes?: readonly string[]; q?: string; limit?: number }

/** Somebody with a pass, as gates know them, and where their photograph lies. */
export type GatePersonRow = GatePerson & { storageKey: string | null }

/** Who has passes of a kind. A further kind of pass is added here and nowhere else: lists, search and verdicts follow. */
const bearersOf: Record<PassKind, (reader: Reader, wanted: Wanted) => Promise<GatePersonRow[]>> = {
  participant: participants,
  employee: employees,
  vehicle: vehicles,
  volunteer: volunteers,
}

/** Everybody and everything with a pass of this edition, void ones too, in no order that means anything. */
export async function listGatePeople(reader: Reader, wanted: Wanted): Promise<GatePersonRow[]> {
  if (wanted.passes?.length === 0) return []
  const kinds: GatePersonRow[] = []
  // In turn: inside a transaction there is one connection.
  for (const list of Object.values(bearersOf)) kinds.push(...(await list(reader, wanted)))
  return kinds
}

/** These passes by their guids. */
export async function findGatePeople(
  reader: Reader,
  { editionGuid, passes }: { editionGuid: string; passes: readonly string[] },
): Promise<Map<string, GatePersonRow>> {
  const kinds = await reader
    .selectFrom('pass')
    .select('kind')
    .distinct()
    .where(({ eb, val }) => eb('guid', '=', eb.fn.any(val([...passes]))))
    .execute()
  const found: GatePersonRow[] = []
  for (const { kind } of kinds) found.push(...(await bearersOf[kind](reader, { editionGuid, passes })))
  return new Map(found.map(row => [row.pass, row]))
}

/** The passes of another edition among these. */
export async function findForeignPasses(
  reader: Reader,
  { editionGuid, passes }: { editionGuid: string; passes: readonly string[] },
): Promise<Set<string>> {
  const rows = await reader
    .selectFrom('pass')
    .select('guid')
    .where(({ eb, val }) => eb('guid', '=', eb.fn.any(val([...passes]))))
    .where('editionGuid', '!=', editionGuid)
    .execute()
  return new Set(rows.map(({ guid }) => guid))
}

/** The valid passes of an edition, by kind. */
export function listValidPasses(reader: Reader, editionGuid: string) {
  return reader
    .selectFrom('pass')
    .select(['guid', 'counter', 'kind'])
    .where('editionGuid', '=', editionGuid)
    .where('revokedAt', 'is', null)
    .orderBy('kind')
    .orderBy('guid')
    .execute()
}

function passesOf(reader: Reader, kind: PassKind, { editionGuid, passes, limit }: Wanted) {
  const all = reader
    .selectFrom('pass')
    .select(['pass.guid as pass', 'pass.counter', 'pass.revokedAt', 'pass.withheldAt'])
    .where('pass.editionGuid', '=', editionGuid)
    .where('pass.kind', '=', kind)
    .$if(limit !== undefined, query => query.limit(limit ?? 0))
  return passes ? all.where(({ eb, val }) => eb('pass.guid', '=', eb.fn.any(val([...passes])))) : all
}

/** Whether the text contains the words as typed or in the other keyboard layout; further spellings come with `also`. */
function contains(text: ReturnType<typeof sql>, typed: string, also: string | null = null) {
  const ways = [typed, swapKeyboardLayout(typed), also].flatMap(way =>
    way ? [sql<SqlBool>`${text} like ${`%${likePattern(way)}%`}`] : [],
  )
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

/** What most kinds have not. */
const nothing = {
  days: null,
  drivers: [] as string[],
  role: null,
  onSiteRole: null,
  photograph: null,
  storageKey: null,
}

async function participants(reader: Reader, wanted: Wanted): Promise<GatePersonRow[]> {
  const { q } = wanted
  const rows = await passesOf(reader, 'participant', wanted)
    .innerJoin('application', 'application.guid', 'pass.subjectGuid')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .leftJoin('participantCompany', 'participantCompany.participantGuid', 'participant.guid')
    .leftJoin('file', 'file.guid', 'participant.photographFileGuid')
    .select(['application.status', 'application.security', 'application.payment'])
    .select(['application.photographReviewSince', 'participant.photographFileGuid', 'file.storageKey'])
    .select(['participant.lastName', 'participant.firstName', 'participant.middleName'])
    .select(['participant.latinLastName', 'participant.latinFirstName'])
    .select(['participant.position', 'participant.role', 'participantCompany.shortName'])
    .$if(q !== undefined, query => query.where(personMatches(q ?? '')))
    .execute()
  return rows.map(row => {
    // A photograph that nobody has looked at yet proves nothing: the guard compares the document.
    const seen = row.photographReviewSince === null && row.storageKey !== null
    return {
      ...nothing,
      ...standing(row),
      kind: 'participant',
      hold: holdOf(row, participantHold({ ...row, application: row.status })),
      zones: passZones.forum,
      ...namesOf(row),
      company: row.shortName ?? '',
      position: row.position,
      role: row.role,
      photograph: seen ? (row.photographFileGuid?.slice(-12) ?? null) : null,
      storageKey: seen ? row.storageKey : null,
    }
  })
}

async function employees(reader: Reader, wanted: Wanted): Promise<GatePersonRow[]> {
  const { q } = wanted
  const text = sql`replace(lower(concat_ws(' ', employee.last_name, employee.first_name, employee.middle_name,
    employee.latin_last_name, employee.latin_first_name, staff_company.name)), 'ё', 'е')`
  const rows = await passesOf(reader, 'employee', wanted)
    .innerJoin('employee', 'employee.guid', 'pass.subjectGuid')
    .innerJoin('staffCompany', 'staffCompany.guid', 'employee.companyGuid')
    .select(['employee.state', 'employee.removedAt', 'employee.onForum', 'employee.onMontage'])
    .select(['employee.lastName', 'employee.firstName', 'employee.middleName'])
    .select(['employee.latinLastName', 'employee.latinFirstName', 'employee.onSiteRole'])
    .select('staffCompany.name as companyName')
    .$if(q !== undefined, query => query.where(contains(text, q ?? '')))
    .execute()
  return rows.map(row => ({
    ...nothing,
    ...standing(row),
    kind: 'employee',
    hold: holdOf(row, reviewHold({ state: row.state, removed: row.removedAt !== null })),
    zones: zonesOf(row),
    ...namesOf(row),
    company: row.companyName,
    position: null,
    onSiteRole: row.onSiteRole,
  }))
}

/**
 * Valid passes of whoever may drive a vehicle: its driver, and the same phone in another company, because somebody who works for two is written down
 * twice (decision 090).
 */
const driversOf = sql<string[]>`array(
  select own.guid::text from employee as driver
    join employee as same on same.guid = driver.guid or same.phone = driver.phone
    join staff_company as theirs on theirs.guid = same.company_guid
    join pass as own on own.kind = 'employee' and own.subject_guid = same.guid
      and own.edition_guid = theirs.edition_guid and own.revoked_at is null
  where driver.guid = vehicle.driver_guid and same.removed_at is null and same.state = 'approved'
    and theirs.edition_guid = pass.edition_guid
  order by own.guid)`

async function vehicles(reader: Reader, wanted: Wanted): Promise<GatePersonRow[]> {
  const { q } = wanted
  const text = sql`replace(lower(concat_ws(' ', vehicle.plate, vehicle.brand, staff_company.name)), 'ё', 'е')`
  const rows = await passesOf(reader, 'vehicle', wanted)
    .innerJoin('vehicle', 'vehicle.guid', 'pass.subjectGuid')
    .innerJoin('staffCompany', 'staffCompany.guid', 'vehicle.companyGuid')
    .select(['vehicle.state', 'vehicle.removedAt', 'vehicle.onForum', 'vehicle.onMontage'])
    .select(['vehicle.plate', 'vehicle.brand', 'vehicle.arrivesOn', 'vehicle.leavesOn'])
    .select(['staffCompany.name as companyName', driversOf.as('drivers')])
    .$if(q !== undefined, query => query.where(contains(text, q ?? '', plateSearch(q ?? ''))))
    .execute()
  return rows.map(row => ({
    ...nothing,
    ...standing(row),
    kind: 'vehicle',
    hold: holdOf(row, reviewHold({ state: row.state, removed: row.removedAt !== null })),
    zones: zonesOf(row),
    days: { arrivesOn: row.arrivesOn, leavesOn: row.leavesOn },
    drivers: row.drivers,
    name: row.plate,
    latinName: null,
    company: row.companyName,
    position: row.brand,
  }))
}

async function volunteers(reader: Reader, wanted: Wanted): Promise<GatePersonRow[]> {
  const { q } = wanted
  const text = sql`replace(lower(concat_ws(' ', volunteer.last_name, volunteer.first_name, volunteer.middle_name,
    volunteer.latin_last_name, volunteer.latin_first_name)), 'ё', 'е')`
  const rows = await passesOf(reader, 'volunteer', wanted)
    .innerJoin('volunteer', 'volunteer.guid', 'pass.subjectGuid')
    .select(['volunteer.review', 'volunteer.state', 'volunteer.erasedAt'])
    .select(['volunteer.lastName', 'volunteer.firstName', 'volunteer.middleName'])
    .select(['volunteer.latinLastName', 'volunteer.latinFirstName'])
    .$if(q !== undefined, query => query.where(contains(text, q ?? '')))
    .execute()
  return rows.map(row => {
    const coming = row.state === 'accepted' || row.state === 'confirmed'
    return {
      ...nothing,
      ...standing(row),
      kind: 'volunteer',
      hold: holdOf(row, reviewHold({ state: row.review, removed: row.erasedAt !== null || !coming })),
      // Their shifts may lie in any window; the code says in which.
      zones: passZones.forum | passZones.montage,
      ...namesOf(row),
      company: '',
      position: null,
    }
  })
}

const standing = (row: { pass: string; counter: number; revokedAt: Date | null }) => ({
  pass: row.pass,
  counter: row.counter,
  isVoid: row.revokedAt !== null,
})

const holdOf = ({ withheldAt }: { withheldAt: Date | null }, own: GateHold | null) =>
  passHold(own, { isWithheld: withheldAt !== null })

/** Whoever has no Russian letters is called by the Latin ones. */
function namesOf(row: {
  lastName: string | null
  firstName: string | null
  middleName: string | null
  latinLastName: string | null
  latinFirstName: string | null
}): { name: string; latinName: string | null } {
  const name = [row.lastName, row.firstName, row.middleName].filter(Boolean).join(' ')
  const latinName = [row.latinLastName, row.latinFirstName].filter(Boolean).join(' ')
  return { name: name || latinName, latinName: name && latinName ? latinName : null }
}
