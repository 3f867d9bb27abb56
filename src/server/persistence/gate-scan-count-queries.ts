import { sql } from 'kysely'
import { gateOutcomes } from '#contract/organiser-gate.ts'
import { gateConflictKinds } from '#domain/gate/gate-conflict.ts'
import { gateDirections, gateZones } from '#domain/gate/gate-zone.ts'
import { mostCounted } from './application-list-queries.ts'
import type { Reader } from './database.ts'
import { type GateLogFilter, gatherPasses, hasValues, scansAsked } from './gate-log-queries.ts'
import { mostScansGathered } from './search-limits.ts'

const counted = {
  outcome: gateOutcomes,
  conflict: ['any', ...gateConflictKinds],
  zone: gateZones,
  direction: gateDirections,
} as const

type Name = keyof typeof counted
type Counted<One extends Name> = { value: (typeof counted)[One][number]; count: number; more: boolean }

/**
 * How many scans each value of these filters would find beside the others, each up to a limit; values that find none are left out.
 */
export async function countGateScanValues<One extends Name>(
  reader: Reader,
  names: readonly One[],
  filter: GateLogFilter,
): Promise<{ [Each in One]: Counted<Each>[] }> {
  const { asked, passes } = gatherPasses(filter)
  const parts = names.flatMap(name =>
    counted[name].map(value => {
      const wanted = { ...asked, [name]: value }
      const found = name === 'conflict' ? countOdd(filter.editionGuid, value) : countAsked(reader, wanted)
      return sql`select ${name}::text as name, ${value}::text as value, ${found} as found`
    }),
  )
  const odd = scansAsked(reader, { ...asked, conflict: 'any' }).select('gateScan.guid')
  const gathered = [...passes, ...gatherScans(reader, asked), sql`odd_scan as materialized (${odd})`]
  const { rows } = await sql<Counted<One> & { name: One }>`
    with ${sql.join(gathered)}, counted as (${sql.join(parts, sql` union all `)})
    select name, value, least(found, ${mostCounted})::integer as count, found > ${mostCounted} as more
    from counted where found > 0`.execute(reader)
  const of = (name: One) =>
    rows.filter(row => row.name === name).map(({ value, count, more }) => ({ value, count, more }))
  return Object.fromEntries(names.map(name => [name, of(name)])) as { [Each in One]: Counted<Each>[] }
}

/** Without a search each value is soon counted by an index; scans with a conflict are few, and lie anywhere. */
const isGathered = ({ found, conflict }: GateLogFilter) => Boolean(found) || conflict !== undefined

/** What search, conflict, device and days leave, read once; the counts by value look only at these. */
function gatherScans(reader: Reader, filter: GateLogFilter) {
  if (!isGathered(filter)) return []
  const { editionGuid, found, conflict, device, since, before } = filter
  const scans = scansAsked(reader, { editionGuid, found, conflict, device, since, before })
    .select(['gateScan.zone', 'gateScan.direction', 'gateScan.admitted', 'gateScan.overriddenAt'])
    .limit(mostScansGathered + 1)
  return [
    sql`found_scan as materialized (${scans})`,
    sql`gathered as materialized (select count(*) > ${mostScansGathered} as more from found_scan)`,
  ]
}

function countAsked(reader: Reader, filter: GateLogFilter) {
  const some = scansAsked(reader, filter)
    .select(sql`1`.as('one'))
    .limit(mostCounted + 1)
  const ofAll = sql`(select count(*) from (${some}) as part)`
  if (!isGathered(filter)) return ofAll
  return sql`(select case when gathered.more and few.found <= ${mostCounted} then ${ofAll} else few.found end
    from (select count(*) as found from found_scan as gate_scan where ${hasValues(filter)}) as few, gathered)`
}

/** A scan may be odd in several ways. */
function countOdd(editionGuid: string, kind: string) {
  return kind === 'any'
    ? sql`(select count(*) from odd_scan)`
    : sql`(select count(*) from gate_conflict where edition_guid = ${editionGuid} and kind = ${kind}
        and scan_guid in (select guid from odd_scan))`
}
