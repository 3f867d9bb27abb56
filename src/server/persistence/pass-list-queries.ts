import { type SqlBool, sql } from 'kysely'
import type { PassKind } from '#domain/pass/pass-payload.ts'
import type { PassState } from '#domain/pass/pass-state.ts'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import { plateSearch } from '#domain/vehicle/plate.ts'
import type { Reader } from './database.ts'
import { gateOutcome } from './gate-log-queries.ts'
import { likePattern } from './search-text.ts'

export type PassFilter = {
  editionGuid: string
  q?: string | undefined
  kind?: PassKind | undefined
  state?: PassState | undefined
}

/** The same rule as pass-state.ts, asked of many at once. */
const state = sql<PassState>`case when pass.withheld_at is not null then 'withheld'
  when pass.revoked_at is not null then 'void' else 'valid' end`

const person = (column: string) =>
  sql<
    string | null
  >`coalesce(${sql.ref(`participant.${column}`)}, ${sql.ref(`employee.${column}`)}, ${sql.ref(`volunteer.${column}`)})`

const lastName = sql`coalesce(participant.last_name, employee.last_name, volunteer.last_name,
  participant.latin_last_name, volunteer.latin_last_name, vehicle.plate, '')`
const firstName = sql`coalesce(participant.first_name, employee.first_name, volunteer.first_name,
  participant.latin_first_name, volunteer.latin_first_name, '')`

const place = sql<string>`lower(replace(${lastName} || ' ' || ${firstName}, 'Ё', 'Е'))`

/** When this event was recorded of the badge under the present number of its pass. */
const eventAt = (event: 'printed' | 'handedOver') =>
  sql<Date | null>`(select max(event.at) from badge_event as event
    where event.pass_guid = pass.guid and event.counter = pass.counter and event.event = ${sql.lit(event)})`

function passes(reader: Reader, { editionGuid, kind, q }: PassFilter) {
  let query = reader
    .selectFrom('pass')
    .leftJoin('application', join =>
      join.on('pass.kind', '=', 'participant').onRef('application.guid', '=', 'pass.subjectGuid'),
    )
    .leftJoin('participant', 'participant.guid', 'application.participantGuid')
    .leftJoin('participantCompany', 'participantCompany.participantGuid', 'participant.guid')
    .leftJoin('employee', join =>
      join.on('pass.kind', '=', 'employee').onRef('employee.guid', '=', 'pass.subjectGuid'),
    )
    .leftJoin('vehicle', join =>
      join.on('pass.kind', '=', 'vehicle').onRef('vehicle.guid', '=', 'pass.subjectGuid'),
    )
    .leftJoin('volunteer', join =>
      join.on('pass.kind', '=', 'volunteer').onRef('volunteer.guid', '=', 'pass.subjectGuid'),
    )
    .leftJoin('staffCompany', join =>
      join.on(sql<SqlBool>`staff_company.guid = coalesce(employee.company_guid, vehicle.company_guid)`),
    )
    .leftJoin('organiser', 'organiser.accountGuid', 'pass.withheldBy')
    .where('pass.editionGuid', '=', editionGuid)
  if (kind) query = query.where('pass.kind', '=', kind)
  return q ? query.where(matches(q)) : query
}

/** Whether names, company or vehicle contain the query, as it is typed or in the other keyboard layout; a plate is found in either alphabet. */
function matches(typed: string) {
  const text = sql`coalesce(participant.search_text, replace(lower(concat_ws(' ', employee.last_name, employee.first_name,
    employee.middle_name, employee.latin_last_name, employee.latin_first_name, volunteer.last_name, volunteer.first_name,
    volunteer.middle_name, volunteer.latin_last_name, volunteer.latin_first_name, vehicle.brand, vehicle.plate, staff_company.name)), 'ё', 'е'))`
  const ways = [typed, swapKeyboardLayout(typed), plateSearch(typed)].flatMap(way =>
    way ? [sql<SqlBool>`${text} like ${`%${likePattern(way)}%`}`] : [],
  )
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

type Passes = ReturnType<typeof passes>

/** The last time the pass was shown at a gate, let in or not. */
const withLastScan = (query: Passes) =>
  query.leftJoinLateral(
    ({ selectFrom }) =>
      selectFrom('gateScan')
        .innerJoin('gateDevice', 'gateDevice.guid', 'gateScan.deviceGuid')
        .select(['gateScan.at', 'gateScan.direction', 'gateDevice.gate', gateOutcome.as('outcome')])
        .whereRef('gateScan.passGuid', '=', 'pass.guid')
        .orderBy('gateScan.at', 'desc')
        .orderBy('gateScan.number', 'desc')
        .limit(1)
        .as('scan'),
    join => join.onTrue(),
  )

const lastScanColumns = [
  'scan.at as scanAt',
  'scan.direction as scanDirection',
  'scan.gate as scanGate',
  'scan.outcome as scanOutcome',
] as const

/** Passes by name; one row more than the page. */
export function listPassRows(
  reader: Reader,
  wanted: PassFilter & { after: { place: string; guid: string } | null; limit: number },
) {
  const { after, state: only } = wanted
  let query = withLastScan(passes(reader, wanted)).select([
    ...lastScanColumns,
    'pass.guid',
    'pass.kind',
    'pass.counter',
    'pass.issuedAt',
    'pass.revokedAt',
    'pass.withheldAt',
    'pass.withheldReason',
    'organiser.name as withheldBy',
    state.as('state'),
    person('lastName').as('lastName'),
    person('firstName').as('firstName'),
    person('middleName').as('middleName'),
    person('latinLastName').as('latinLastName'),
    person('latinFirstName').as('latinFirstName'),
    'vehicle.brand',
    'vehicle.plate',
    'vehicle.plateCountry',
    sql<string>`coalesce(participant_company.short_name, staff_company.name, '')`.as('company'),
    'participant.role',
    'employee.onSiteRole',
    eventAt('printed').as('printedAt'),
    eventAt('handedOver').as('handedOverAt'),
    place.as('place'),
  ])
  if (only) query = query.where(state, '=', only)
  if (after) query = query.where(sql<SqlBool>`(${place}, pass.guid) > (${after.place}, ${after.guid}::uuid)`)
  return query
    .orderBy(place)
    .orderBy('pass.guid')
    .limit(wanted.limit + 1)
    .execute()
}

/** How many passes are in each state. */
export async function countPasses(reader: Reader, filter: PassFilter) {
  const rows = await passes(reader, filter)
    .select(({ fn }) => [state.as('state'), fn.countAll<bigint>().as('count')])
    .groupBy(state)
    .execute()
  return rows.map(row => ({ state: row.state, count: Number(row.count) }))
}
