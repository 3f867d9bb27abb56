import { beforeAll, expect, test } from 'vitest'
import { decisionKinds } from '#contract/organiser-application.ts'
import { chatQueueStates } from '#contract/organiser-chat.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { cardPaymentStatuses } from '#domain/payment/card-payment-merge.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { listPages } from './list-pages.ts'

// What a filter says it would find is what the list then shows, beside the search and the other filters.
const server = useTestServer()

beforeAll(async () => {
  await seedCrowd(server().services, { participants: 1500, seed: 5, say: () => {} })
  const { database } = server()
  const failed = await database
    .selectFrom('cardPayment')
    .select('guid')
    .where('status', '=', 'failed')
    .orderBy('guid')
    .execute()
  for (const [index, cause] of ['card_expired', 'given_up'].entries())
    await database
      .updateTable('cardPayment')
      .set({ failure: cause })
      .where(
        'guid',
        'in',
        failed.filter((_, place) => place % 3 === index).map(({ guid }) => guid),
      )
      .execute()
})

type Counted = { value: string; count: number; more: boolean }
type Query = Record<string, string>

const get = async <Answer>(path: string, query: Query, as: OrganiserRole) =>
  must<Answer>(server(), 'GET', `${path}?${new URLSearchParams(query)}`, {
    token: await organiserToken(server(), as),
  })

const countsOf = async (path: string, query: Query, as: OrganiserRole) =>
  (await get<{ counts: Record<string, Counted[]> }>(`${path}/counts`, query, as)).counts

const lists = [
  {
    path: '/organizer/decisions',
    as: 'committee',
    filters: { decision: decisionKinds },
    queries: [
      {},
      { state: 'sent' },
      { state: 'waiting', decision: 'reject' },
      { state: 'recalled' },
      { state: 'failed' },
      { q: 'анна' },
      { q: 'анна', state: 'sent' },
      { to: '2025-09-01' },
    ],
  },
  {
    path: '/organizer/card-payments',
    as: 'finance',
    filters: {
      status: cardPaymentStatuses,
      failure: ['card_expired', 'given_up', 'insufficient_funds', 'nothing'],
    },
    queries: [
      {},
      { status: 'failed' },
      { failure: 'card_expired', status: 'succeeded' },
      { q: 'анна' },
      { from: '2025-08-01', to: '2025-09-10' },
      { refundDue: 'true' },
      { refundDue: 'false', q: 'иван' },
    ],
  },
] as const satisfies {
  path: string
  as: OrganiserRole
  filters: Record<string, readonly string[]>
  queries: Query[]
}[]

test.each(lists)('$path counts what each value would find', async ({ path, as, filters, queries }) => {
  const { all } = listPages<object>(server, path, as, '100')
  let seen = 0
  for (const query of queries) {
    const counts = await countsOf(path, query, as)
    for (const [name, values] of Object.entries(filters)) {
      const label = `${path} ${JSON.stringify(query)} ${name}`
      expect(
        counts[name]?.every(({ count, more }) => count > 0 && !more),
        label,
      ).toBe(true)
      for (const value of values) {
        const found = await all({ ...query, [name]: value })
        expect(counts[name]?.find(one => one.value === value)?.count ?? 0, `${label}=${value}`).toBe(
          found.length,
        )
        seen += found.length
      }
    }
  }
  expect(seen).toBeGreaterThan(20)
})

test.each([
  ['/organizer/decisions/counts', 'finance'],
  ['/organizer/card-payments/counts', 'committee'],
] as const)('%s is closed to %s and to strangers, and knows no other value', async (path, role) => {
  expectRefusal(await server().call('GET', path), 401, 'unauthorized')
  expectRefusal(
    await server().call('GET', path, { token: await organiserToken(server(), role) }),
    403,
    'forbidden',
  )
  const token = await organiserToken(server(), 'admin')
  expect((await server().call('GET', `${path}?state=x&status=x&decision=x`, { token })).status).toBe(400)
})

test('the tab of refunds due counts under the same search and filters', async () => {
  const { all } = listPages<{ refundDue: boolean }>(server, '/organizer/card-payments', 'finance', '100')
  for (const query of [{}, { q: 'анна' }, { status: 'refunded' }, { to: '2025-08-20' }] as Query[]) {
    const { refundDueCount } = await get<{ refundDueCount: number }>(
      '/organizer/card-payments',
      query,
      'finance',
    )
    expect(refundDueCount, JSON.stringify(query)).toBe((await all({ ...query, refundDue: 'true' })).length)
  }
})

test('payments are counted whether or not money is due, under the same search and filters', async () => {
  type Answer = { counts: object; countedInPart: string[] }
  const { all } = listPages<object>(server, '/organizer/card-payments', 'finance', '100')
  const lengths = new Set<number>()
  for (const query of [
    {},
    { q: 'анна' },
    { status: 'refunded' },
    { failure: 'card_expired' },
    { from: '2025-08-01', to: '2025-09-10' },
    { q: 'никого' },
  ] as Query[]) {
    const { length } = await all(query)
    for (const tab of [{}, { refundDue: 'true' }, { refundDue: 'false' }]) {
      const { counts, countedInPart } = await get<Answer>(
        '/organizer/card-payments',
        { ...query, ...tab } as Query,
        'finance',
      )
      const found = { counts, countedInPart }
      expect(found, JSON.stringify({ ...query, ...tab })).toEqual({
        counts: { all: length },
        countedInPart: [],
      })
    }
    lengths.add(length)
  }
  expect(lengths.size).toBeGreaterThan(4)
})

test('more payments than are counted are at least so many', async () => {
  const { database } = server()
  const { guid, callbackGuid, idempotenceKey, ...one } = await database
    .selectFrom('cardPayment')
    .selectAll()
    .where('status', '=', 'failed')
    .limit(1)
    .executeTakeFirstOrThrow()
  await database
    .insertInto('cardPayment')
    .values(Array.from({ length: 1001 }, () => ({ ...one, providerId: null })))
    .execute()
  const counted = await get<object>('/organizer/card-payments', { refundDue: 'true' }, 'finance')
  expect(counted).toMatchObject({ counts: { all: 1000 }, countedInPart: ['all'] })
})

test('chats are counted in every state under the same search and days', async () => {
  const { all } = listPages<object>(server, '/organizer/chats', 'support', '100')
  for (const query of [
    {},
    { q: 'анна' },
    { from: '2025-09-01' },
    { to: '2025-08-20', q: 'иван' },
  ] as Query[]) {
    const { counts, countedInPart } = await get<{
      counts: Record<string, number>
      countedInPart: string[]
    }>('/organizer/chats', query, 'support')
    expect(countedInPart).toEqual([])
    for (const state of chatQueueStates)
      expect(counts[state], `${JSON.stringify(query)} ${state}`).toBe((await all({ ...query, state })).length)
  }
})

test('the log says how much each organiser has done, beside the other filters', async () => {
  type Answer = { organisers: { guid: string; count: number; more: boolean }[] }
  for (const [query, as] of [
    [{}, 'admin'],
    [{ kind: 'application' }, 'admin'],
    [{ action: 'approve', from: '2025-08-10' }, 'admin'],
    [{}, 'security'],
  ] as [Query, OrganiserRole][]) {
    const { organisers } = await get<Answer>('/organizer/audit/counts', query, as)
    const { all } = listPages<object>(server, '/organizer/audit', as, '200')
    expect(organisers.length).toBeGreaterThan(3)
    for (const { guid, count, more } of organisers) {
      const found = (await all({ ...query, organiser: guid })).length
      if (more) expect(found, guid).toBeGreaterThanOrEqual(count)
      else expect(count, `${JSON.stringify(query)} ${guid}`).toBe(found)
    }
  }
})
