import { sql } from 'kysely'
import { gateOutcomes } from '#contract/organiser-gate.ts'
import { gateConflictKinds } from '#domain/gate/gate-conflict.ts'
import { gateDirections, gateZones } from '#domain/gate/gate-zone.ts'
import { mostCounted } from './application-list-queries.ts'
import type { Reader } from './database.ts'
import { type GateLogFilter, gatherPasses, scansAsked } from './gate-log-queries.ts'

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
  const { asked, before } = gatherPasses(filter)
  const parts = names.flatMap(name =>
    counted[name].map(value => {
      const some = scansAsked(reader, { ...asked, [name]: value })
        .select(sql`1`.as('one'))
        .limit(mostCounted + 1)
      return sql`select ${name}::text as name, ${value}::text as value, (select count(*) from (${some}) as part) as found`
    }),
  )
  const { rows } = await sql<Counted<One> & { name: One }>`
    ${before}
    select name, value, least(found, ${mostCounted})::integer as count, found > ${mostCounted} as more
    from (${sql.join(parts, sql` union all `)}) as counted where found > 0`.execute(reader)
  const of = (name: One) =>
    rows.filter(row => row.name === name).map(({ value, count, more }) => ({ value, count, more }))
  return Object.fromEntries(names.map(name => [name, of(name)])) as { [Each in One]: Counted<Each>[] }
}
