import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ApplicationRow } from '#contract/organiser-application.ts'
import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import { cardPaymentStatuses } from '#domain/payment/card-payment-merge.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

type Page<Row> = { items: Row[]; nextCursor: string | null }

let token = ''

/** All rows of a list, read page by page. */
async function readAll<Row>(list: string, query: string): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const path: string = `/organizer/${list}?limit=7&${query}${cursor && `&cursor=${cursor}`}`
    const page: Page<Row> = await must<Page<Row>>(server(), 'GET', path, { token })
    rows.push(...page.items)
    cursor = page.nextCursor
    if (rows.length > 1000) throw new Error('the list does not end')
  }
  return rows
}

const payments = (query: string) => readAll<CardPaymentRow>('card-payments', query)

beforeAll(async () => {
  const { database, services } = server()
  await seedCrowd(services, { participants: 250, seed: 3, say: () => {} })
  token = await organiserToken(server(), 'finance')
  // Some have failed or not ended.
  await sql`with numbered as (select guid, row_number() over (order by guid) as number from card_payment)
    update card_payment set status = case number % 5 when 0 then 'failed' when 1 then 'pending' else status end,
      finished_at = case when number % 5 = 1 then null else finished_at end,
      failure = case number % 10 when 0 then 'insufficient_funds' when 5 then 'card_expired' end
    from numbered where card_payment.guid = numbered.guid`.execute(database)
})

const filters = ['', 'refundDue=false', `q=${encodeURIComponent('ив')}`, 'from=2025-08-10']

describe.each(filters)('card payments under %j', filter => {
  test.each(['name', 'state', 'finished', 'failure'] as const)('by %s, and the other way', async sort => {
    const all = await payments(filter)
    const there = await payments(`sort=${sort}&${filter}`)
    expect(there.map(({ guid }) => guid).toSorted()).toEqual(all.map(({ guid }) => guid).toSorted())
    expect(await payments(`sort=${sort}Down&${filter}`)).toEqual(there.toReversed())
    const keys = {
      name: async () => {
        const people = await readAll<ApplicationRow>('applications', 'sort=name')
        return there.map(({ lines }) => people.findIndex(({ guid }) => guid === lines[0]?.applicationGuid))
      },
      state: () => there.map(({ status }) => cardPaymentStatuses.indexOf(status)),
      finished: () => there.map(({ finishedAt }) => (finishedAt ? Date.parse(finishedAt) : Number.MAX_VALUE)),
    }
    if (sort === 'failure') {
      const causes = there.map(({ failure }) => failure ?? '')
      expect(causes).toEqual(causes.toSorted())
      return
    }
    const places = await keys[sort]()
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})

test.each([
  ['longestWait', 1],
  ['shortestWait', -1],
] as const)('by %s those that wait come first, all others by time', async (sort, way) => {
  const { database } = server()
  await sql`with charged as (select line.guid, row_number() over (order by line.guid) as number from card_payment_line as line
      join card_payment on card_payment.guid = card_payment_guid where status = 'succeeded' and line.state = 'charged')
    update card_payment_line set refund_wanted_at = timestamptz '2025-09-01 12:00+03' - number * interval '1 hour',
      refund_wanted_kopecks = 100, refund_wanted_because = 'x',
      refund_wanted_by = (select account_guid from organiser limit 1)
    from charged where charged.guid = card_payment_line.guid and number <= 5`.execute(database)
  for (const filter of filters) {
    const rows = await payments(`sort=${sort}&${filter}`)
    const settled = rows.findIndex(({ wait }) => wait === null)
    const waits = rows.slice(0, settled).map(({ wait }) => Date.parse(String(wait?.since)))
    expect(waits).toEqual(waits.toSorted((one, other) => way * (one - other)))
    const rest = rows.slice(settled)
    expect(rest.every(({ wait }) => wait === null)).toBe(true)
    const newest = await payments(filter)
    expect(rest).toEqual(newest.filter(({ wait }) => wait === null))
    expect(rows).toHaveLength(newest.length)
    if (!filter)
      expect(new Set(rows.map(({ wait }) => wait?.for))).toEqual(new Set(['refund', 'acquirer', undefined]))
  }
})

test('there is something to put in order', async () => {
  const all = await payments('')
  expect(all.length).toBeGreaterThan(20)
  expect(new Set(all.map(({ status }) => status)).size).toBeGreaterThan(2)
  expect(all.some(({ finishedAt }) => finishedAt === null)).toBe(true)
  expect(new Set(all.map(({ failure }) => failure)).size).toBe(3)
})

test('the database knows the same order of states', async () => {
  const { rows } = await sql<{ status: string }>`
    select status from unnest(${cardPaymentStatuses}::text[]) as status order by card_payment_rank(status)`.execute(
    server().database,
  )
  expect(rows.map(({ status }) => status)).toEqual(cardPaymentStatuses)
})
