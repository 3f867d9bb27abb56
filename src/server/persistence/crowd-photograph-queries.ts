import { sql } from 'kysely'
import type { PhotographVerdict } from '#domain/photograph/photograph-finding.ts'
import type { Tx } from './database.ts'

type Checked = { verdict: PhotographVerdict; findings: string }

/** What the check says of the staged people's photographs; a few were uploaded before photographs were checked. */
export async function insertCrowdPhotographChecks(
  tx: Tx,
  facts: Record<'good' | 'undated' | 'uneven' | 'faulty', Checked>,
): Promise<void> {
  const told = (['good', 'undated', 'uneven', 'faulty'] as const).map(
    name => sql`(${name}, ${facts[name].verdict}, ${facts[name].findings}::jsonb)`,
  )
  await sql`
    insert into photograph_check (file_guid, state, verdict, findings, taken_on, declared_by, declared_at, created_at, checked_at)
    select photograph_guid, 'done', verdict, findings,
      case when says <> 'undated' then (photograph_at - interval '21 days')::date end,
      case when says = 'undated' then account_guid end, case when says = 'undated' then photograph_at end,
      photograph_at, photograph_at
    from crowd cross join lateral (select case
      when photograph_state = 'review' and number % 5 = 0 then 'faulty'
      when number % 4 = 3 then 'undated'
      when number % 6 = 5 then 'uneven'
      else 'good' end) as judged (says)
    join (values ${sql.join(told)}) as told (name, verdict, findings) on name = says
    where photograph_guid is not null and number % 23 <> 0
    order by number`.execute(tx)
}

/** Photographs of the crowd that wait for the committee, the longest waiting first: these get a drawn picture. */
export async function listCrowdPhotographs(
  tx: Tx,
  limit: number,
): Promise<{ storageKey: string; number: number }[]> {
  const { rows } = await sql<{ storageKey: string; number: number }>`
    select storage_key, number from crowd join file on file.guid = crowd.photograph_guid
    where photograph_state = 'review' order by photograph_at, number limit ${limit}`.execute(tx)
  return rows
}
