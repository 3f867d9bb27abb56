import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { PassKind } from '#domain/pass/pass-payload.ts'
import type { PassSort } from '#domain/pass/pass-sort.ts'
import type { PassState } from '#domain/pass/pass-state.ts'
import type { Reader } from './database.ts'
import type { DB } from './database-types.gen.ts'
import { gateOutcome } from './gate-log-queries.ts'
import { isWithin } from './list-order.ts'
import type { Page } from './list-parts.ts'
import { passSince } from './pass-order.ts'
import { passesInOrder } from './pass-page-queries.ts'
import { countKinds, isCountedPass, isFoundPass, type PassesFound } from './pass-search-queries.ts'

export type PassFilter = {
  editionGuid: string
  /** Whose passes the search finds (`findPasses`). */
  found?: PassesFound | null | undefined
  kind?: PassKind | undefined
  state?: PassState | undefined
  /** It stands so since this time; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
}

/** The same rule as pass-state.ts, asked of many at once. */
const state = sql<PassState>`case when pass.withheld_at is not null then 'withheld'
  when pass.revoked_at is not null then 'void' else 'valid' end`

const person = (column: string) =>
  sql<
    string | null
  >`coalesce(${sql.ref(`participant.${column}`)}, ${sql.ref(`employee.${column}`)}, ${sql.ref(`volunteer.${column}`)})`

/** When this event was recorded of the badge under the present number of its pass. */
const eventAt = (event: 'printed' | 'handedOver') =>
  sql<Date | null>`(select max(event.at) from badge_event as event
    where event.pass_guid = pass.guid and event.counter = pass.counter and event.event = ${sql.lit(event)})`

const stateIs: Record<PassState, Expression<SqlBool>> = {
  valid: sql<SqlBool>`pass.revoked_at is null`,
  withheld: sql<SqlBool>`(pass.revoked_at is not null and pass.withheld_at is not null)`,
  void: sql<SqlBool>`(pass.revoked_at is not null and pass.withheld_at is null)`,
}

/** What the list asks of a pass; it needs no other table. */
function matching({ editionGuid, found, kind, state: only, ...days }: PassFilter): Expression<SqlBool> {
  const eb = expressionBuilder<DB, 'pass'>()
  const parts: Expression<SqlBool>[] = [eb('pass.editionGuid', '=', editionGuid), isWithin(passSince, days)]
  if (kind) parts.push(eb('pass.kind', '=', kind))
  if (only) parts.push(stateIs[only])
  if (found) parts.push(isFoundPass(found))
  return eb.and(parts)
}

function passes(reader: Reader) {
  return reader
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

/** Which passes stand on a page, up to `limit`. */
export function pageOfPasses(
  reader: Reader,
  { sort, after, limit, ...filter }: PassFilter & Page & { sort: PassSort },
) {
  const { editionGuid, kind } = filter
  return passesInOrder(reader, { editionGuid, kind, matching: matching(filter) }, { sort, after, limit })
}

/** The list’s rows for these passes, in the given order. A pass that was deleted since its page was read is left out. */
export async function listPassRows(reader: Reader, guids: readonly string[]) {
  const described = await withLastScan(passes(reader))
    .select([
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
    ])
    .where(sql<SqlBool>`pass.guid = any(${guids}::uuid[])`)
    .execute()
  const rows = new Map(described.map(row => [row.guid, row]))
  return guids.flatMap(guid => rows.get(guid) ?? [])
}

/** The pass of one application; undefined where none was issued yet. */
export function findPassOfApplication(
  reader: Reader,
  { editionGuid, applicationGuid }: { editionGuid: string; applicationGuid: string },
) {
  return reader
    .selectFrom('pass')
    .select(['guid', 'counter', 'issuedAt', 'revokedAt', 'withheldAt', 'badgeStanding'])
    .select([state.as('state'), eventAt('printed').as('printedAt'), eventAt('handedOver').as('handedOverAt')])
    .where('kind', '=', 'participant')
    .where('subjectGuid', '=', applicationGuid)
    .where('editionGuid', '=', editionGuid)
    .executeTakeFirst()
}

/** How many passes are in each state. */
export async function countPasses(reader: Reader, { found, ...filter }: PassFilter) {
  const rows = await reader
    .selectFrom('pass')
    .where(matching(filter))
    .where(found ? isCountedPass(found) : sql<SqlBool>`true`)
    .select(({ fn }) => [state.as('state'), fn.countAll<bigint>().as('count')])
    .groupBy(state)
    .execute()
  return rows.map(row => ({ state: row.state, count: Number(row.count) }))
}

/** How many passes of the state each kind of bearer has; a kind that is chosen does not narrow the others. */
export const countPassKinds = (reader: Reader, { found, kind: _, ...filter }: PassFilter) =>
  countKinds(reader, { among: matching(filter), found })
