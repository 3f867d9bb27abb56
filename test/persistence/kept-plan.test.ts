import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Reader } from '#server/persistence/database.ts'
import { keepPlan } from '#server/persistence/kept-plan.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

const kept = async (reader: Reader, what: string) => {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from pg_prepared_statements where statement like ${`%${what}%`}
      and statement not like '%pg_prepared_statements%'`.execute(reader)
  return Number(rows[0]?.count)
}

test('a marked query keeps its plan in a transaction, whatever it is asked, and another does not', async () => {
  const { database } = server()
  const phones = (reader: Reader, guids: string[]) =>
    reader
      .selectFrom('account')
      .select('account.phone as keptPhone')
      .where(({ eb, val }) => eb('account.guid', '=', eb.fn.any(val(guids))))
  const all = await database.selectFrom('account').select(['guid', 'phone']).limit(3).execute()
  expect(all).toHaveLength(3)
  await database.transaction().execute(async tx => {
    await phones(tx, []).execute()
    expect(await kept(tx, 'as "kept_phone"')).toBe(0)
    for (const { guid, phone } of all)
      expect(await phones(tx, [guid]).modifyEnd(keepPlan).execute()).toEqual([{ keptPhone: phone }])
    expect(
      await phones(
        tx,
        all.map(({ guid }) => guid),
      )
        .modifyEnd(keepPlan)
        .execute(),
    ).toHaveLength(3)
    expect(await kept(tx, 'as "kept_phone"')).toBe(1)
  })
})

test('an error of a marked query leaves the connection of use', async () => {
  const { database } = server()
  const broken = () => sql`select 1 / ${0}::integer as sum ${keepPlan}`.execute(database)
  await expect(broken()).rejects.toThrow('division by zero')
  await expect(broken()).rejects.toThrow('division by zero')
  const { rows } = await sql<{ sum: number }>`select 4 / ${2}::integer as sum`.execute(database)
  expect(rows).toEqual([{ sum: 2 }])
})
