import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { listApplications } from '#contract/organiser-application.ts'
import { countedFilters } from '#contract/organiser-application.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { mostCountedOfTag } from '#server/persistence/application-list-queries.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Counts = Record<(typeof countedFilters)[number], { value: string; count: number; more: boolean }[]>
type List = z.output<typeof listApplications.response>

const ask = async <Body>(path: string, query: Record<string, string>) =>
  must<Body>(server(), 'GET', `${path}?${new URLSearchParams(query)}`, {
    token: await organiserToken(server(), 'committee'),
  })
const countsOf = async (query: Record<string, string>) =>
  (await ask<{ counts: Counts }>('/organizer/applications/counts', query)).counts

/** How many the list itself finds, by its pages. */
async function found(query: Record<string, string>): Promise<number> {
  let [count, cursor]: [number, string | null] = [0, null]
  do {
    const page: List = await ask<List>('/organizer/applications', {
      ...{ ...query, limit: '200' },
      ...(cursor && { cursor }),
    })
    count += page.items.length
    cursor = page.nextCursor
  } while (cursor)
  return count
}

beforeAll(async () => {
  await seedCrowd(server().services, { participants: 600, seed: 11, say: () => {} })
  // Somebody who has not named their country yet belongs to neither citizenship.
  await sql`update participant set citizenship = null where guid in (
    select participant_guid from application where status = 'draft' or payment = 'paid' order by guid limit 20)`.execute(
    server().database,
  )
  const { accountGuid } = await server()
    .database.selectFrom('organiser')
    .select('accountGuid')
    .executeTakeFirstOrThrow()
  const rows = await server()
    .database.selectFrom('application')
    .select('guid')
    .orderBy('guid')
    .limit(mostCountedOfTag + 30)
    .execute()
  const tagged = (tag: string, each: number) =>
    rows
      .filter((_, index) => index % each === 0)
      .map(({ guid }) => ({ applicationGuid: guid, tag, addedBy: accountGuid, addedAt: new Date() }))
  await server()
    .database.insertInto('applicationTag')
    .values([...tagged('все', 1), ...tagged('vip', 7), ...tagged('ждёт визу', 50)])
    .execute()
})

test('each count is what the filter then finds beside the others', async () => {
  const queries: Record<string, string>[] = [
    { status: 'pending' },
    { status: 'approved', role: 'speaker' },
    { tag: 'vip' },
    { status: 'unconfirmed' },
    { security: 'passportPending' },
    { status: 'approved', security: 'notGiven' },
    { security: 'notGiven', photograph: 'missing' },
    { q: 'банк' },
    { q: 'банк', status: 'approved', role: 'participant' },
    { q: 'банк', photograph: 'missing', citizenship: 'russian', tag: 'все' },
    { q: 'банк', status: 'unconfirmed', link: 'expired' },
    { q: 'банк', owner: 'free', waiting: '3' },
  ]
  for (const query of queries) {
    const counts = await countsOf(query)
    for (const name of countedFilters)
      for (const { value, count, more } of counts[name]) {
        const expected = await found({ ...query, [name]: value })
        expect([name, value, more ? expected > count : count]).toEqual([name, value, more || expected])
      }
    expect(counts.payment.reduce((sum, { count }) => sum + count, 0)).toBe(await found(query))
    // A value that is left out has nobody.
    for (const role of ['participant', 'speaker', 'media'].filter(
      one => !counts.role.some(({ value }) => value === one),
    ))
      expect([role, await found({ ...query, role })]).toEqual([role, 0])
  }
})

test('whose link has expired are as many in the list as on the overview, in any order', async () => {
  type Dashboard = { waiting: { what: string; count: number }[] }
  const { waiting } = await ask<Dashboard>('/organizer/dashboard', {})
  const count = waiting.find(({ what }) => what === 'expiredLinks')?.count
  expect(count).toBeGreaterThan(0)
  const query = { status: 'unconfirmed', link: 'expired' }
  for (const sort of ['submitted', 'name', 'status'])
    expect([sort, await found({ ...query, sort })]).toEqual([sort, count])
  // Who has never confirmed nor was sent a link is in neither.
  expect(await found({ link: 'live' })).toBeLessThanOrEqual(
    (await found({ status: 'unconfirmed' })) - (count ?? 0),
  )
  expect(await found({ status: 'pending', link: 'expired' })).toBe(0)
})

test('tags are counted up to a limit, by letter, and only where somebody has them', async () => {
  const { tag } = await countsOf({})
  expect(tag).toEqual([
    { value: 'vip', count: 33, more: false },
    { value: 'все', count: mostCountedOfTag, more: true },
    { value: 'ждёт визу', count: 5, more: false },
  ])
  // The tag that is set counts the others as if it were not.
  expect((await countsOf({ tag: 'vip' })).tag).toEqual(tag)
  expect(await found({ tag: 'ждёт визу' })).toBe(5)
  expect(await found({ tag: 'ждёт' })).toBe(0)
  expect((await countsOf({ q: 'никого-такого-нет' })).tag).toEqual([])
})

test('only whoever reads applications is told', async () => {
  for (const role of ['security', 'content'] as const)
    expectRefusal(
      await server().call('GET', '/organizer/applications/counts', {
        token: await organiserToken(server(), role),
      }),
      403,
      'forbidden',
    )
})
