import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { listWatchHits, WatchEntry } from '#contract/organiser-watch-list.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { WatchEntrySort } from '#domain/watch-list/watch-entry-sort.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant, must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { exportCalls } from './export-calls.ts'
import { expectDayRefused, expectDays, forumDay, spreadOverDays } from './list-day-range.ts'
import { listPages } from './list-pages.ts'

const server = useTestServer()
const { rowsOf } = exportCalls(server)
const security = () => organiserToken(server(), 'security')
const path = '/organizer/watch-list/people'

type Entries = { items: WatchEntry[]; nextCursor: string | null; total: number }

const people = async (query = '') =>
  must<Entries>(server(), 'GET', `${path}?limit=200${query}`, { token: await security() })

const hits = async () =>
  must<z.output<typeof listWatchHits.response>>(server(), 'GET', '/organizer/watch-list/hits', {
    token: await security(),
  })

/** Loads the list, a day later than the list before. */
async function take(listed: (Pick<WatchEntry, 'birthDate' | 'remark'> & { names: string })[]): Promise<void> {
  server().advance(86_400_000)
  await must(server(), 'POST', '/organizer/watch-list', {
    token: await security(),
    body: {
      people: listed.map(({ names, ...entry }, index) => {
        const [lastName, firstName, middleName = null] = names.split(' ')
        return { number: index + 2, lastName, firstName, middleName, ...entry }
      }),
      replace: false,
      purpose: 'check',
    },
  })
}

test('who is on the list is read by name and remark, page by page, with who was looked for already', async () => {
  await finishedParticipant(server(), {
    person: { lastName: 'Жерехов', firstName: 'Артём', birthDate: '1971-02-03' },
  })
  await take([
    { names: 'Жерехов Артём', birthDate: '1971-02-03', remark: 'Запрос № 88' },
    { names: 'Ёлкина Алёна Павловна', birthDate: null, remark: null },
  ])
  await take([
    { names: 'Abrikosov Gleb', birthDate: '1950-12-31', remark: 'Запрос № 89' },
    { names: 'Зуев Лев', birthDate: null, remark: null },
  ])
  expect(await hits()).toMatchObject({ listed: 4, unsearched: 4 })
  expect(await people(`&q=${encodeURIComponent('жерехов АРТЕМ')}`)).toMatchObject({
    total: 1,
    items: [
      { name: 'Жерехов Артём', birthDate: '1971-02-03', remark: 'Запрос № 88', searchedAt: null, hits: 0 },
    ],
  })
  expect(await people(`&q=${encodeURIComponent('№ 8')}`)).toMatchObject({ total: 2 })
  expect(await people('&q=%25')).toMatchObject({ total: 0, items: [] })

  await runJob(server().services, 'seek-watched', {})
  expect(await hits()).toMatchObject({ listed: 4, unsearched: 0 })
  const found = (await people()).items
  expect(found.every(({ searchedAt, loadedBy }) => searchedAt !== null && loadedBy !== '')).toBe(true)
  expect(found.filter(entry => entry.hits > 0).map(({ name }) => name)).toEqual(['Жерехов Артём'])
})

test('the list is taken away as it is searched and ordered, and a view of it is kept', async () => {
  const rows = await rowsOf('watchEntries', { q: 'Запрос', sort: 'bornDown' }, { as: 'security' })
  expect(rows[0]?.[0]).toMatch(/^Имя в\sсписке$/)
  expect(rows.slice(1)).toMatchObject([
    ['Жерехов Артём', '03.02.1971', 'Запрос № 88', expect.any(String), expect.stringMatching(/\S/), '1'],
    ['Abrikosov Gleb', '31.12.1950', 'Запрос № 89', expect.any(String), expect.stringMatching(/\S/), '0'],
  ])
  const token = await security()
  const body = { list: 'watchEntries', name: 'Недавние', query: { sort: 'newest' }, shared: true }
  expect((await server().call('POST', '/organizer/views', { token, body })).status).toBe(200)
})

test('each column goes both ways, page by page', async () => {
  const { all, read } = listPages<WatchEntry>(server, path, 'security', '1')
  const orders: [WatchEntrySort, WatchEntrySort, (entry: WatchEntry) => string][] = [
    ['name', 'nameDown', ({ name }) => name.toLowerCase()],
    ['born', 'bornDown', ({ birthDate }) => birthDate ?? ''],
    ['oldest', 'newest', ({ loadedAt }) => loadedAt],
    ['fewestHits', 'mostHits', entry => String(entry.hits)],
  ]
  const { compare } = new Intl.Collator('und')
  for (const [up, down, keyOf] of orders) {
    const there = await all({ sort: up })
    expect(there).toHaveLength(4)
    const keys = there.map(keyOf)
    expect(new Set(keys).size, up).toBeGreaterThan(1)
    expect(keys, up).toEqual(keys.toSorted(compare))
    expect(await all({ sort: down })).toEqual(there.toReversed())
  }
  // As it is when no order is asked for.
  expect((await read()).items).toEqual((await read({ sort: 'name' })).items)
})

test('the list is narrowed to the days on which somebody was added', async () => {
  await spreadOverDays(server(), 'watch_entry', 'loaded_at')
  const { all, read } = listPages<WatchEntry>(server, path, 'security', '1')
  const counted = async (query: Record<string, string>) => {
    const page = await read(query)
    return { ...page, counts: { all: (page as unknown as Entries).total } }
  }
  await expectDays({ all, read: counted }, { dayOf: entry => forumDay(entry.loadedAt) })
  await expectDayRefused(server(), path, await security())
})

test.each<OrganiserRole>(['committee', 'finance', 'support', 'content', 'logistics', 'gate', 'admin'])(
  '%s sees nobody of it',
  async role => {
    const token = await organiserToken(server(), role)
    expectRefusal(await server().call('GET', path, { token }), 403, 'forbidden')
  },
)
