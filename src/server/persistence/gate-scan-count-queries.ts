import { sql } from 'kysely'
import { gateOutcomes } from '#contract/organiser-gate.ts'
import { gateConflictKinds } from '#domain/gate/gate-conflict.ts'
import { gateDirections, gateZones } from '#domain/gate/gate-zone.ts'
import { mostCounted } from './application-list-queries.ts'
import type { Reader } from './database.ts'
import { type GateLogFilter, scansAsked } from './gate-log-queries.ts'

const counted = {
  outcome: gateOutcomes,
  conflict: ['any', ...gateConflictKinds],
  zone: gateZones,
  direction: gateDirections,
} as const

/** How many scans each value of a filter would find beside the others, each up to a limit; values that find none are left out. */
export async function countGateScanValues<Name extends keyof typeof counted>(
  reader: Reader,
  name: Name,
  filter: GateLogFilter,
) {
  const parts = counted[name].map(value => {
    const some = scansAsked(reader, { ...filter, [name]: value })
      .select(sql`1`.as('one'))
      .limit(mostCounted + 1)
    return sql`select ${value}::text as value, (select count(*) from (${some}) as part) as found`
  })
  const { rows } = await sql<{ value: (typeof counted)[Name][number]; count: number; more: boolean }>`
    select value, least(found, ${mostCounted})::integer as count, found > ${mostCounted} as more
    from (${sql.join(parts, sql` union all `)}) as counted where found > 0`.execute(reader)
  return rows
}
