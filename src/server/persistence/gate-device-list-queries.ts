import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type GateDeviceSort, gateDeviceStateOrder } from '#domain/gate/gate-device-sort.ts'
import { gateZones } from '#domain/gate/gate-zone.ts'
import type { Reader } from './database.ts'
import { bothWays, comesAfter, isWithin, type ListOrder } from './list-order.ts'
import { likePattern } from './search-text.ts'

export type GateDeviceState = (typeof gateDeviceStateOrder)[number]

type Filter = {
  editionGuid: string
  q?: string | undefined
  wall: Date
  /** Last seen in this time; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
}

/** By the machine's clock, as codes end by it. */
const stateAt = (wall: Date) => sql<GateDeviceState>`case
  when gate_device.shut_out_at is not null then 'shutOut'
  when gate_device.enrolled_at is not null then 'enrolled'
  when gate_device.code_expires_at > ${wall} then 'awaited'
  else 'lapsed' end`

const conflicts = sql<bigint>`coalesce(odd.conflicts, 0)`

const scanned = sql`(select device_guid, sum(count)::int8 as scans from gate_scan_tally group by device_guid)`
const odd = (editionGuid: string) => sql`(select scan.device_guid, count(distinct scan.guid) as conflicts
  from gate_conflict as conflict join gate_scan as scan on scan.guid = conflict.scan_guid
  where conflict.edition_guid = ${editionGuid} group by scan.device_guid)`

const gate = sql`lower(gate_device.gate collate "und-x-icu")`

/** Of each value, which is one of a few, the devices by their gate. */
const byValue = (values: readonly string[], value: RawBuilder<string>) =>
  bothWays('text', sql`array_position(${[...values]}::text[], ${value})::text || ' ' || ${gate}`)

const byGate = bothWays('text', gate)
const byName = bothWays('text', sql`lower(gate_device.name collate "und-x-icu")`)
const byZone = byValue(gateZones, sql`gate_device.zone`)
/** What was never seen comes before all times. */
const bySeen = bothWays('instant', sql`coalesce(gate_device.last_seen_at, '-infinity')`)
const byConflicts = bothWays('whole', conflicts)

/** Devices are some tens, and are sorted as they are found. */
function deviceOrder(sort: GateDeviceSort, wall: Date): ListOrder {
  const byState = byValue(gateDeviceStateOrder, stateAt(wall))
  const orders: Record<GateDeviceSort, ListOrder> = {
    state: byState.up,
    stateDown: byState.down,
    gate: byGate.up,
    gateDown: byGate.down,
    name: byName.up,
    nameDown: byName.down,
    zone: byZone.up,
    zoneDown: byZone.down,
    seen: bySeen.up,
    seenDown: bySeen.down,
    mostConflicts: byConflicts.down,
    fewestConflicts: byConflicts.up,
  }
  return orders[sort]
}

function devices(reader: Reader, { editionGuid, q, since, before }: Filter) {
  const all = reader
    .selectFrom('gateDevice')
    .where('gateDevice.editionGuid', '=', editionGuid)
    .where(isWithin(sql.ref('gateDevice.lastSeenAt'), { since, before }))
  if (!q) return all
  const text = sql`replace(lower(concat_ws(' ', gate_device.name, gate_device.gate)), 'ё', 'е')`
  return all.where(sql<SqlBool>`${text} like ${`%${likePattern(q)}%`}`)
}

/** The devices of the gates; one row more than the page, each with its place in the order as `sortKey`. */
export function listGateDeviceRows(
  reader: Reader,
  wanted: Filter & {
    state?: GateDeviceState | undefined
    sort: GateDeviceSort
    after: readonly (string | null)[] | null
    limit: number
  },
) {
  const { state, sort, after, wall } = wanted
  const order = deviceOrder(sort, wall)
  return devices(reader, wanted)
    .leftJoin(scanned.as('scanned'), join => join.on(sql<SqlBool>`scanned.device_guid = gate_device.guid`))
    .leftJoin(odd(wanted.editionGuid).as('odd'), join =>
      join.on(sql<SqlBool>`odd.device_guid = gate_device.guid`),
    )
    .leftJoin('organiser', 'organiser.accountGuid', 'gateDevice.enrolledBy')
    .select(['gateDevice.guid', 'gateDevice.name', 'gateDevice.gate', 'gateDevice.zone'])
    .select([
      'gateDevice.createdAt',
      'gateDevice.enrolledAt',
      'gateDevice.lastSeenAt',
      'gateDevice.shutOutAt',
    ])
    .select([
      'organiser.name as enrolledBy',
      stateAt(wall).as('state'),
      conflicts.as('conflicts'),
      sql<string>`${order.key}::text`.as('sortKey'),
      sql<bigint>`coalesce(scanned.scans, 0)`.as('scans'),
    ])
    .$if(state !== undefined, query => query.where(stateAt(wall), '=', state ?? 'enrolled'))
    .where(comesAfter(order, sql.ref('gateDevice.guid'), after))
    .orderBy(order.key, order.way)
    .orderBy('gateDevice.guid', order.way)
    .limit(wanted.limit + 1)
    .execute()
}

/** How many devices each state has. */
export async function countGateDevices(reader: Reader, filter: Filter) {
  const state = stateAt(filter.wall)
  const rows = await reader
    .selectFrom(devices(reader, filter).select(state.as('state')).as('device'))
    .select(({ fn }) => ['device.state', fn.countAll<bigint>().as('count')])
    .groupBy('device.state')
    .execute()
  return rows.map(row => ({ state: row.state, count: Number(row.count) }))
}
