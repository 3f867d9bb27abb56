import { sql } from 'kysely'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import type { ParticipantRole } from '#domain/participant/participant-role.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import type { PaymentStatus } from '#domain/payment/payment-transitions.ts'
import type { Database, Reader, Tx } from './database.ts'

/** What the tally knows of an application: a count under other conditions has to look at the applications themselves. */
export type TallyFilter = {
  editionGuid: string
  status?: ApplicationStatus | undefined
  payment?: PaymentStatus | undefined
  security?: SecurityStatus | undefined
  passportGiven?: boolean | undefined
  role?: Exclude<ParticipantRole, 'coordinator'> | undefined
  citizenship?: 'russian' | 'foreign' | undefined
}

const columns = ['status', 'payment', 'security', 'hasPassport', 'role', 'isRussian'] as const

export type Tally = Awaited<ReturnType<typeof tallyApplications>>[number]

/** Counts from the tally alone, because counting 200,000 applications takes too long for a page. */
export function tallyApplications(reader: Reader, filter: TallyFilter) {
  let query = reader
    .selectFrom('applicationTally')
    .select(columns)
    .select(sql<number>`sum(count)::integer`.as('count'))
    .where('editionGuid', '=', filter.editionGuid)
    .groupBy(columns)
    .having(sql<number>`sum(count)`, '<>', 0)
  if (filter.status) query = query.where('status', '=', filter.status)
  if (filter.payment) query = query.where('payment', '=', filter.payment)
  if (filter.security) query = query.where('security', '=', filter.security)
  if (filter.passportGiven !== undefined) query = query.where('hasPassport', '=', filter.passportGiven)
  if (filter.role) query = query.where('role', '=', filter.role)
  if (filter.citizenship) query = query.where('isRussian', '=', filter.citizenship === 'russian')
  return query.execute()
}

const tallied = new Set([
  'editionGuid',
  'status',
  'payment',
  'security',
  'passportGiven',
  'role',
  'citizenship',
  'groups',
  // Only a search names people, and a search is not tallied.
  'people',
])

/** Whether the tally knows everything that the filter asks for. */
export function isTallied(filter: object): boolean {
  return Object.entries(filter).every(
    ([name, value]) => value === undefined || value === '' || tallied.has(name),
  )
}

/** The tally by one thing. */
export function tallyBy<Value>(
  tallies: readonly Tally[],
  keyOf: (tally: Tally) => Value,
): { value: Value; count: number }[] {
  const counts = new Map<Value, number>()
  for (const tally of tallies) {
    const value = keyOf(tally)
    counts.set(value, (counts.get(value) ?? 0) + tally.count)
  }
  return [...counts].map(([value, count]) => ({ value, count }))
}

/** Rows that are alike in `keys` are folded into one, with their `sums` added up. */
const tallies = {
  application_tally: {
    keys: ['edition_guid', 'status', 'security', 'payment', 'role', 'is_russian', 'has_passport', 'locale'],
    sums: ['count'],
  },
  ride_tally: {
    keys: ['edition_guid', 'direction', 'day', 'hub_guid', 'ride', 'time', 'number'],
    sums: ['seats'],
  },
  invoice_tally: { keys: ['edition_guid', 'status'], sums: ['count', 'kopecks'] },
  reading_tally: { keys: ['content_guid'], sums: ['count'] },
  gate_scan_tally: { keys: ['device_guid'], sums: ['count'] },
  received_tally: { keys: ['edition_guid'], sums: ['kopecks'] },
} as const

/** Adds up what has gathered since the last time, one copy of the app at a time. Rows that are being written meanwhile are left for the next time. */
export async function foldTallies(database: Database): Promise<void> {
  await database.transaction().execute(async tx => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('application_tally')) as mine`.execute(tx)
    if (!rows[0]?.mine) return
    for (const table of Object.keys(tallies) as (keyof typeof tallies)[]) await fold(tx, table)
  })
}

/** Touches only what stands in several rows, or has come to nothing: where nothing was changed nothing is written. */
async function fold(tx: Tx, table: keyof typeof tallies): Promise<void> {
  const refs = (names: readonly string[]) => sql.join(names.map(name => sql.ref(name)))
  const { keys, sums } = tallies[table]
  const totals = sql.join(sums.map(name => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`))
  const isSomething = sql.join(
    sums.map(name => sql`${sql.ref(name)} <> 0`),
    sql` or `,
  )
  await sql`
    with gathered as (
      select ${refs(keys)}, array_agg(id) as ids, count(*) as many, ${totals} from ${sql.table(table)} group by ${refs(keys)}
    ), folded as (
      delete from ${sql.table(table)} where id in (
        select unnest(ids) from gathered where many > 1 or not (${isSomething}))
    )
    insert into ${sql.table(table)} (${refs(keys)}, ${refs(sums)})
    select ${refs(keys)}, ${refs(sums)} from gathered where many > 1 and (${isSomething})`.execute(tx)
}
