import { expect, test } from 'vitest'
import {
  borrowedAddresses,
  climbingPaths,
  pathsWithoutExtension,
  shapeFaults,
  strayQueries,
  strayStorage,
  unpureRules,
} from './habits.ts'

const long = 'const line = 1\n'.repeat(401)

test.each([
  ['src/web/utils/date.ts', 'const a = 1\n'],
  ['src/server/common/date.ts', 'const a = 1\n'],
  ['test/helpers/date.ts', 'const a = 1\n'],
  ['src/domain/invoice/index.ts', 'export const a = 1\n'],
  ['src/domain/invoice/all.ts', "/** All. */\nexport { a } from './a.ts'\nexport type * from './b.ts'\n"],
  ['src/domain/invoice/vat.ts', long],
])('the shape of %s is wrong', (path, text) => {
  expect(shapeFaults([{ path, text }])).toHaveLength(1)
})

test.each([
  ['src/server/persistence/tables.gen.ts', long],
  ['src/domain/invoice/vat.ts', long.slice(long.indexOf('\n') + 1)],
  ['src/domain/invoice/vat.ts', "export { a } from './a.ts'\nexport const b = 1\n"],
  ['src/web/kit/community/helper-text.tsx', 'const a = 1\n'],
])('the shape of %s is right', (path, text) => {
  expect(shapeFaults([{ path, text }])).toEqual([])
})

test.each([
  ["import { type Kysely, sql } from 'kysely'"],
  ["tx.selectFrom('person')"],
  ["await client.query('begin')"],
  ["client.query<{ version: string }>(\n  'show server_version')"],
  ["tx\n  .updateTable('person')"],
  ['pool.query(`SELECT id,\n phone FROM person`)'],
  ["pool.query('DELETE FROM person')"],
  ["pool.query('UPDATE person SET phone = $1')"],
  ["pool.query('INSERT INTO person DEFAULT VALUES')"],
])('a query outside persistence: %s', text => {
  expect(strayQueries([{ path: 'src/server/usecases/person/find-person.ts', text }])).toHaveLength(1)
  expect(strayQueries([{ path: 'src/server/persistence/person-queries.ts', text }])).toEqual([])
})

test.each([
  ["// SELECT id FROM person\nimport type { Kysely } from 'kysely'"],
  ["const label = 'Select a date from the list'"],
  ["array.from(person).select('x')"],
])('no query: %s', text => {
  expect(strayQueries([{ path: 'src/server/usecases/person/find-person.ts', text }])).toEqual([])
})

test.each([
  ['src/web/account/chat/page.tsx', "localStorage.setItem('a', 'b')"],
  ['src/web/account/chat/page.tsx', 'const place = window.sessionStorage'],
  ['src/web/site/script/theme.ts', "window['localStorage']"],
  ['src/web/ui/theme-switch.tsx', 'export const script = `localStorage.getItem("theme")`'],
  ['src/web/kit/list/use-rows.ts', "indexedDB.open('rows')"],
  ['src/web/account/badge/page.tsx', "await caches.open('pages')"],
  ['src/web/offline/service-worker.ts', "indexedDB.open('rows')"],
])('%s keeps something past the door: %s', (path, text) => {
  expect(strayStorage([{ path, text }])).toHaveLength(1)
})

test.each([
  ['src/web/kit/kept/kept-place.ts', 'window.localStorage'],
  ['src/web/offline/service-worker.ts', "await caches.open('pages')"],
  ['src/web/account/chat/page.tsx', '// localStorage would be too late\nkept.read()'],
  ['src/web/account/chat/page.tsx', "const localStorageName = 'a'"],
  ['src/web/account/chat/page.test.ts', 'browser.window.localStorage = forbiddenStorage()'],
  ['src/server/http/page-cache.ts', 'const caches = new Map()'],
  ['e2e/journeys/public-pages.spec.ts', "window.localStorage.getItem('utm')"],
])('%s may: %s', (path, text) => {
  expect(strayStorage([{ path, text }])).toEqual([])
})

test.each([
  ['src/domain/session/expiry.ts', 'const now = Date.now()'],
  ['src/domain/session/expiry.ts', 'const now = new Date()'],
  ['src/server/usecases/auth/verify-code.ts', 'const code = Math.random()'],
  ['src/server/usecases/auth/verify-code.ts', "throw new Error('wrong code')"],
])('%s: %s', (path, text) => {
  expect(unpureRules([{ path, text }])).toHaveLength(1)
})

test.each([
  ['src/domain/session/expiry.ts', 'const at = new Date(expiresAt)'],
  ['src/domain/session/expiry.test.ts', 'const now = Date.now()'],
  ['src/server/adapters/clock/real.ts', 'const now = new Date()'],
  ['src/server/adapters/clock/real.ts', "throw new Error('x')"],
])('%s may: %s', (path, text) => {
  expect(unpureRules([{ path, text }])).toEqual([])
})

test.each([
  ["import { a } from './a'", 1],
  ["import { a } from '#domain/a'", 1],
  ["import { a } from './a.test-data'", 1],
  ["import { a } from './a.ts'", 0],
  ["import url from './font.woff2?url'", 0],
  ["import { m } from '#messages'", 0],
  ["import type { Route } from './+types/root'", 0],
  ["import { z } from 'zod'", 0],
])('%s lacks %i extensions', (text, count) => {
  expect(pathsWithoutExtension([{ path: 'src/web/root.tsx', text }])).toHaveLength(count)
})

test.each([
  ["import { a } from '../../persistence/a.ts'", 1],
  ["import { a } from '../a.ts'", 0],
  ["import { a } from '#server/persistence/a.ts'", 0],
  ["import icon from '../../../../package.json'", 0],
])('%s climbs %i times', (text, count) => {
  expect(climbingPaths([{ path: 'src/server/usecases/group/b.ts', text }])).toHaveLength(count)
})

test('the address of a page comes from the router', () => {
  const path = 'src/web/site/parts/home/load-home.ts'
  const text = 'const { pathname } = new URL(request.url)'
  expect(borrowedAddresses([{ path, text }])).toHaveLength(1)
  expect(borrowedAddresses([{ path, text: 'const { pathname } = url' }])).toEqual([])
  const feed = `${text}\nreturn new Response(feed)`
  expect(borrowedAddresses([{ path: 'src/web/site/pages/news-feed.ts', text: feed }])).toEqual([])
})
