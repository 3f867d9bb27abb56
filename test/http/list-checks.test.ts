import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportedLists } from '#domain/export/exported-list.ts'
import { kindOfList, viewedLists } from '#domain/saved-view/viewed-list.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

// A migration that adds a list writes all of them anew, and one that was written at the same time would be forgotten.
test.each([
  ['list_export_list_check', exportedLists],
  ['saved_view_list_check', viewedLists.filter(list => kindOfList(list) === null)],
])('the database knows the same lists as the console: %s', async (name, lists) => {
  const { rows } = await sql<{ said: string }>`
    select pg_get_constraintdef(oid) as said from pg_constraint where conname = ${name}`.execute(
    server().database,
  )
  const known = [...(rows[0]?.said ?? '').matchAll(/'(\w+)'::text/g)].map(([, list]) => list)
  expect(known.sort()).toEqual([...lists].sort())
})
