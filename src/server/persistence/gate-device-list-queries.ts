import { type SqlBool, sql } from 'kysely'
import type { Reader } from './database.ts'
import { likePattern } from './search-text.ts'

export type GateDeviceState = 'awaited' | 'lapsed' | 'enrolled' | 'shutOut'

type Filter = { editionGuid: string; q?: string | undefined; wall: Date }

/** By the machine's clock, as codes end by it. */
const stateAt = (wall: Date) => sql<GateDeviceState>`case
  when gate_device.shut_out_at is not null then 'shutOut'
  when gate_device.enrolled_at is not null then 'enrolled'
  when gate_device.code_expires_at > ${wall} then 'awaited'
  else 'lapsed' end`

/** Devices in use come first, those shut out last. */
const place = sql<string>`case when gate_device.shut_out_at is not null then '3'
  when gate_device.enrolled_at is not null then '1' else '2' end`

function devices(reader: Reader, { editionGuid, q }: Filter) {
  const all = reader.selectFrom('gateDevice').where('gateDevice.editionGuid', '=', editionGuid)
  if (!q) return all
  const text = sql`replace(lower(concat_ws(' ', gate_device.name, gate_device.gate)), 'ё', 'е')`
  return all.where(sql<SqlBool>`${text} like ${`%${likePattern(q)}%`}`)
}

/** The devices of the gates; one row more than the page. */
export function listGateDeviceRows(
  reader: Reader,
  wanted: Filter & {
    state?: GateDeviceState | undefined
    after: { place: string; gate: string; guid: string } | null
    limit: number
  },
) {
  const { state, after, wall } = wanted
  return devices(reader, wanted)
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
      place.as('place'),
      sql<bigint>`(select count(*) from gate_scan where gate_scan.device_guid = gate_device.guid)`.as(
        'scans',
      ),
      sql<bigint>`(select count(distinct conflict.scan_guid) from gate_conflict as conflict
        join gate_scan as scan on scan.guid = conflict.scan_guid where scan.device_guid = gate_device.guid)`.as(
        'conflicts',
      ),
    ])
    .$if(state !== undefined, query => query.where(stateAt(wall), '=', state ?? 'enrolled'))
    .$if(after !== null, query =>
      query.where(
        sql<SqlBool>`(${place}, gate_device.gate, gate_device.guid) > (${after?.place}, ${after?.gate}, ${after?.guid}::uuid)`,
      ),
    )
    .orderBy(place)
    .orderBy('gateDevice.gate')
    .orderBy('gateDevice.guid')
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
