import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { GateConflictKind } from '#domain/gate/gate-conflict.ts'
import type { GateDirection, GateZone } from '#domain/gate/gate-zone.ts'
import type { PassKind } from '#domain/pass/pass-payload.ts'
import type { Reader } from './database.ts'
import type { ScansFound } from './gate-scan-search-queries.ts'
import { keepPlan } from './kept-plan.ts'
import { isWithin } from './list-order.ts'
import { isCountedPass, type PassesFound } from './pass-search-queries.ts'

export type GateOutcome = 'admitted' | 'refused' | 'overridden'

export type GateLogFilter = {
  editionGuid: string
  /** Which scans a search finds (`findScans`). */
  found?: ScansFound | null | undefined
  outcome?: GateOutcome | undefined
  conflict?: GateConflictKind | 'any' | undefined
  direction?: GateDirection | undefined
  zone?: GateZone | undefined
  device?: string | undefined
  /** Scanned in this time; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
}

/** What became of the scan in the query. */
export const gateOutcome = sql<GateOutcome>`case when gate_scan.overridden_at is not null then 'overridden'
  when gate_scan.admitted then 'admitted' else 'refused' end`

const lastName = sql`coalesce(participant.last_name, employee.last_name, volunteer.last_name,
  participant.latin_last_name, volunteer.latin_last_name)`
const firstName = sql`coalesce(participant.first_name, employee.first_name, volunteer.first_name,
  participant.latin_first_name, volunteer.latin_first_name)`
const middleName = sql`coalesce(participant.middle_name, employee.middle_name, volunteer.middle_name)`
const whose = sql<string | null>`coalesce(nullif(vehicle.plate, ''),
  nullif(btrim(concat_ws(' ', ${lastName}, ${firstName}, ${middleName})), ''))`
const latinWhose = sql<string | null>`nullif(concat_ws(' ',
  nullif(coalesce(participant.latin_first_name, employee.latin_first_name, volunteer.latin_first_name), ''),
  nullif(coalesce(participant.latin_last_name, employee.latin_last_name, volunteer.latin_last_name), '')), '')`
const company = sql<string | null>`coalesce(participant_company.short_name, staff_company.name)`

/** Scans and nothing else, as narrowly as they are asked for: whom a pass belongs to stands in seven tables, and to plan their joins takes longer than to find the scans. */
export function scansAsked(reader: Reader, filter: GateLogFilter) {
  const { editionGuid, found, device, conflict } = filter
  return reader
    .selectFrom('gateScan')
    .where('gateScan.editionGuid', '=', editionGuid)
    .where(isWithin(sql.ref('gateScan.at'), filter))
    .$if(Boolean(found), query => query.where(found ? isScanFound(found) : sql<SqlBool>`true`))
    .$if(device !== undefined, query => query.where('gateScan.deviceGuid', '=', device ?? ''))
    .$if(conflict !== undefined, query => query.where(isOdd(editionGuid, conflict ?? 'any')))
    .where(hasValues(filter))
}

export function hasValues({
  outcome,
  direction,
  zone,
}: Pick<GateLogFilter, 'outcome' | 'direction' | 'zone'>): RawBuilder<SqlBool> {
  const conditions = [
    outcome && sql`${gateOutcome} = ${outcome}`,
    direction && sql`gate_scan.direction = ${direction}`,
    zone && sql`gate_scan.zone = ${zone}`,
  ].filter(condition => condition !== undefined)
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})` : sql<SqlBool>`true`
}

/** Looked up by their keys: conflicts are few, and to walk the log for them would read most of it. */
function isOdd(editionGuid: string, kind: GateConflictKind | 'any') {
  return sql<SqlBool>`gate_scan.guid = any(array(select scan_guid from gate_conflict
    where edition_guid = ${editionGuid} and (${kind === 'any'} or kind = ${kind})))`
}

/** All the passes that a search finds. */
const passesFound = (passes: PassesFound) => sql`select pass.guid from pass where ${isCountedPass(passes)}`

/** For a statement that asks for scans several times. Passes that are too many to be named are gathered once, in its "with". */
export function gatherPasses<Filter extends GateLogFilter>(filter: Filter) {
  const { found } = filter
  if (!found?.passes.more) return { asked: filter, passes: [] }
  return {
    asked: { ...filter, found: { ...found, gathered: sql`select guid from found_pass` } },
    passes: [sql`found_pass as materialized (${passesFound(found.passes)})`],
  }
}

/** Whether a scan is one that the search finds: by its device, or by whose pass it was. */
export function isScanFound(found: ScansFound) {
  const { passes, devices } = found
  const ofDevices = sql<SqlBool>`gate_scan.device_guid = any(${[...devices]}::uuid[])`
  // Alone it has an index; with an "or" the whole log would be walked for a value that these devices never have.
  if (!passes.more && passes.guids.length === 0 && devices.length > 0) return ofDevices
  const ofPasses = isOfPasses(found)
  return devices.length === 0 ? ofPasses : sql<SqlBool>`(${ofPasses} or ${ofDevices})`
}

/** Passes that are too many to be named are gathered once and looked up for each scan: "is true" keeps the planner from joining them to the whole log. */
function isOfPasses({ passes, gathered, isAskedEach }: ScansFound) {
  if (!passes.more) return sql<SqlBool>`gate_scan.pass_guid = any(${[...passes.guids]}::uuid[])`
  if (!isAskedEach) return sql<SqlBool>`(gate_scan.pass_guid in (${gathered ?? passesFound(passes)})) is true`
  return sql<SqlBool>`(select ${isCountedPass(passes)} from pass where pass.guid = gate_scan.pass_guid)`
}

/** These scans as the list shows them, in the order in which they are given. */
export async function listGateScanRows(reader: Reader, guids: readonly string[]) {
  const rows = await reader
    .selectFrom('gateScan')
    .innerJoin('gateDevice', 'gateDevice.guid', 'gateScan.deviceGuid')
    .leftJoin('pass', 'pass.guid', 'gateScan.passGuid')
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
    .leftJoin('organiser as guard', 'guard.accountGuid', 'gateScan.byAccount')
    .leftJoin('organiser as supervisor', 'supervisor.accountGuid', 'gateScan.overriddenBy')
    .leftJoin('pass as driverPass', 'driverPass.guid', 'gateScan.driverPassGuid')
    .leftJoin('employee as driver', 'driver.guid', 'driverPass.subjectGuid')
    .select(['gateScan.guid', 'gateScan.at', 'gateScan.deviceAt', 'gateScan.receivedAt'])
    .select(['gateScan.isOffline', 'gateScan.zone', 'gateScan.direction', 'gateScan.byName'])
    .select(['gateScan.reasons', 'gateScan.overrideReason'])
    .select(['gateDevice.gate', 'gateDevice.name as device'])
    .select(['guard.name as guard', 'supervisor.name as supervisor'])
    .select([gateOutcome.as('outcome'), whose.as('name'), latinWhose.as('latinName'), company.as('company')])
    .select([
      sql<PassKind | null>`pass.kind`.as('kind'),
      sql<
        string | null
      >`nullif(btrim(concat_ws(' ', driver.last_name, driver.first_name, driver.middle_name)), '')`.as(
        'driver',
      ),
      sql<
        string | null
      >`nullif(btrim(concat_ws(' ', driver.latin_first_name, driver.latin_last_name)), '')`.as('latinDriver'),
    ])
    .where(({ eb, val }) => eb('gateScan.guid', '=', eb.fn.any(val([...guids]))))
    .modifyEnd(keepPlan)
    .execute()
  const byGuid = new Map(rows.map(row => [row.guid, row]))
  return guids.flatMap(guid => byGuid.get(guid) ?? [])
}

/** The conflicts of these scans. */
export function listConflictsOf(reader: Reader, scanGuids: readonly string[]) {
  return reader
    .selectFrom('gateConflict')
    .leftJoin('gateScan as other', 'other.guid', 'gateConflict.otherScanGuid')
    .leftJoin('gateDevice', 'gateDevice.guid', 'other.deviceGuid')
    .select(['gateConflict.scanGuid', 'gateConflict.kind', 'gateConflict.secondsOff'])
    .select('gateDevice.gate as otherGate')
    .where(({ eb, val }) => eb('gateConflict.scanGuid', '=', eb.fn.any(val([...scanGuids]))))
    .orderBy('gateConflict.foundAt')
    .execute()
}

/** The scans of one participant's pass, the newest first. */
export function listScansOf(
  reader: Reader,
  { editionGuid, applicationGuid, limit }: { editionGuid: string; applicationGuid: string; limit: number },
) {
  return reader
    .selectFrom('pass')
    .innerJoin('gateScan', 'gateScan.passGuid', 'pass.guid')
    .innerJoin('gateDevice', 'gateDevice.guid', 'gateScan.deviceGuid')
    .select(['gateScan.guid', 'gateScan.at', 'gateScan.direction', 'gateScan.reasons', 'gateDevice.gate'])
    .select(gateOutcome.as('outcome'))
    .where('pass.editionGuid', '=', editionGuid)
    .where('pass.kind', '=', 'participant')
    .where('pass.subjectGuid', '=', applicationGuid)
    .orderBy('gateScan.at', 'desc')
    .orderBy('gateScan.number', 'desc')
    .limit(limit)
    .execute()
}
