import { sql } from 'kysely'
import { expect } from 'vitest'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import type { TestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import type { ListPage } from './list-pages.ts'

/** Gives the rows of a table instants 13 hours apart, some of which are another day in the forum's zone than in UTC. */
export async function spreadOverDays(server: TestServer, table: string, column: string): Promise<void> {
  await sql`
    with numbered as (select ctid, row_number() over (order by ${sql.ref(column)}) as place from ${sql.table(table)})
    update ${sql.table(table)} as spread set ${sql.ref(column)} = timestamptz '2025-09-01 21:30+00' + place * interval '13 hours'
    from numbered where numbered.ctid = spread.ctid`.execute(server.database)
}

/** The day of an instant in the forum's zone. */
export const forumDay = (instant: string | null | undefined) =>
  instant ? localDayAt(Date.parse(instant), 'Europe/Moscow') : ''

type List<Row> = {
  all: (query: Record<string, string>) => Promise<Row[]>
  read: (query: Record<string, string>) => Promise<ListPage<Row>>
}

/** A list narrowed to days has the rows of these days, both included, and no others; its tab counts them, or all of its tabs together. */
export async function expectDays<Row>(
  list: List<Row>,
  { query = {}, tab, dayOf }: { query?: Record<string, string>; tab?: string; dayOf: (row: Row) => string },
): Promise<void> {
  const rows = await list.all(query)
  const days = rows
    .map(dayOf)
    .filter(day => day !== '')
    .toSorted()
  const from = days[Math.floor(days.length / 3)] ?? ''
  const to = days[Math.floor((days.length * 2) / 3)] ?? ''
  const within = (first: string, last: string) =>
    rows.filter(row => dayOf(row) !== '' && dayOf(row) >= first && dayOf(row) <= last)
  expect(within(from, to).length).toBeGreaterThan(0)
  expect(within(from, to).length).toBeLessThan(rows.length)
  expect(await list.all({ ...query, from, to })).toEqual(within(from, to))
  expect(await list.all({ ...query, from })).toEqual(within(from, '9999'))
  expect(await list.all({ ...query, to })).toEqual(within('', to))
  expect(await list.all({ ...query, from: '2031-01-01' })).toEqual([])
  for (const [asked, there] of [
    [{ from, to }, within(from, to)],
    [{ from }, within(from, '9999')],
  ] as const) {
    const { counts } = await list.read({ ...query, ...asked })
    const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
    expect(tab ? counts[tab] : all, JSON.stringify(asked)).toBe(there.length)
  }
}

/** A day that does not exist is a mistake of whoever asks. */
export async function expectDayRefused(server: TestServer, path: string, token: string): Promise<void> {
  expectRefusal(await server.call('GET', `${path}?from=2025-02-30`, { token }), 400, 'malformed_request')
}
