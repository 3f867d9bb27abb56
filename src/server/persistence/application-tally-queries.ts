import { sql } from 'kysely'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import type { ParticipantRole } from '#domain/participant/participant-role.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import type { PaymentStatus } from '#domain/payment/payment-transitions.ts'
import type { Database, Reader } from './database.ts'

/** What the tally knows of an application: a count under other conditions has to look at the applications themselves. */
export type TallyFilter = {
  editionGuid: string
  status?: ApplicationStatus | undefined
  payment?: PaymentStatus | undefined
  security?: SecurityStatus | undefined
  role?: Exclude<ParticipantRole, 'coordinator'> | undefined
  citizenship?: 'russian' | 'foreign' | undefined
}

const columns = ['status', 'payment', 'security', 'hasPassport', 'role', 'isRussian'] as const

export type Tally = Awaited<ReturnType<typeof tallyApplications>>[number]

/** How many applications are alike in everything that the tally knows, without looking at any of them. */
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
  if (filter.role) query = query.where('role', '=', filter.role)
  if (filter.citizenship) query = query.where('isRussian', '=', filter.citizenship === 'russian')
  return query.execute()
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

/** Adds up what has gathered since the last time. Rows that are being written meanwhile are left for the next time. */
export async function foldTallies(database: Database): Promise<void> {
  await database.transaction().execute(async tx => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('application_tally')) as mine`.execute(tx)
    if (!rows[0]?.mine) return
    await sql`
      with folded as (delete from application_tally returning *)
      insert into application_tally (edition_guid, status, security, payment, role, is_russian, has_passport, count)
      select edition_guid, status, security, payment, role, is_russian, has_passport, sum(count)
      from folded group by 1, 2, 3, 4, 5, 6, 7 having sum(count) <> 0`.execute(tx)
  })
}
