import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { ClosingRow } from '#contract/closing.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectDayRefused, expectDays, forumDay } from './list-day-range.ts'
import { listPages } from './list-pages.ts'

const server = useTestServer()

type Page = { items: ClosingRow[]; nextCursor: string | null }

let token = ''

/** All rows of a list, read page by page. */
async function readAll(query: string): Promise<ClosingRow[]> {
  const rows: ClosingRow[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const path: string = `/organizer/closings?limit=3&${query}${cursor && `&cursor=${cursor}`}`
    const page: Page = await must<Page>(server(), 'GET', path, { token })
    rows.push(...page.items)
    cursor = page.nextCursor
    if (rows.length > 1000) throw new Error('the list does not end')
  }
  return rows
}

beforeAll(async () => {
  await seedCrowd(server().services, { participants: 250, seed: 4, say: () => {} })
  // The day after the last one of the forum.
  server().advance(Date.parse('2026-02-21T12:00:00+03:00') - server().services.clock.now().getTime())
  token = await organiserToken(server(), 'finance')
  await must(server(), 'POST', '/organizer/closings', { token, body: {} })
  // Some have left, some of these came back, and some payers want theirs electronically.
  await sql`update closing set documents_by = 'edo' where number % 5 = 0`.execute(server().database)
  await sql`update closing set channel = case when number % 2 = 0 then 'post' else 'edo' end, sent_on = date '2026-02-21' + number % 3,
    returned_on = case when number % 4 = 0 then date '2026-03-01' end where number % 3 = 0`.execute(
    server().database,
  )
})

/** To be sent, sent, come back; electronic before letters, and then by day. */
const wayOf = ({ state, channel, wanted, sentOn, returnedOn }: ClosingRow) =>
  [
    ['prepared', 'sent', 'returned'].indexOf(state),
    channel ?? wanted.channel,
    returnedOn ?? sentOn ?? '',
  ].join(' ')

test.each([
  ['oldest', 'newest', ({ number }: ClosingRow) => number],
  ['payer', 'payerDown', ({ payerName }: ClosingRow) => payerName.toLowerCase()],
  ['invoice', 'invoiceDown', ({ invoiceGuid }: ClosingRow) => invoiceGuid],
  ['smallest', 'largest', ({ totalKopecks }: ClosingRow) => totalKopecks.padStart(20, '0')],
  ['fewestPeople', 'mostPeople', ({ people }: ClosingRow) => String(people).padStart(6, '0')],
  ['way', 'wayDown', wayOf],
] as const)('by %s, and turned round by %s, in every tab', async (up, down, keyOf) => {
  for (const tab of ['', '&state=prepared']) {
    const there = await readAll(`sort=${up}${tab}`)
    expect(there.length).toBeGreaterThan(8)
    const keys = there.map(keyOf)
    expect(new Set(keys).size).toBeGreaterThan(1)
    expect(keys).toEqual(keys.toSorted(new Intl.Collator('und').compare))
    expect(await readAll(`sort=${down}${tab}`)).toEqual(there.toReversed())
  }
})

test.each([
  ['longestWait', 1],
  ['shortestWait', -1],
] as const)('by %s those that wait come first, and what was sent waits no more', async (sort, way) => {
  // All were prepared in the same moment.
  await sql`update closing set created_at = timestamptz '2026-02-21 12:00+03' + (number * 7 % 5) * interval '1 day'`.execute(
    server().database,
  )
  const rows = await readAll(`sort=${sort}`)
  const first = rows.findIndex(({ since }) => since === null)
  const waits = rows.slice(0, first).map(({ since }) => Date.parse(String(since)))
  expect(first).toBeGreaterThan(4)
  expect(rows.slice(first).every(({ since, state }) => since === null && state !== 'prepared')).toBe(true)
  expect(waits).toEqual(waits.toSorted((one, other) => way * (one - other)))
  expect(new Set(waits).size).toBeGreaterThan(1)
  expect(new Set(rows.map(({ guid }) => guid)).size).toBe((await readAll('sort=newest')).length)
})

test('papers are narrowed to the days on which they were prepared, sent or came back', async () => {
  await sql`update closing set created_at = timestamptz '2026-02-21 21:30+00' + number % 5 * interval '13 hours',
    sent_on = sent_on + number % 7, returned_on = returned_on + number % 3`.execute(server().database)
  const list = listPages<ClosingRow>(server, '/organizer/closings', 'finance', '20')
  const dayOf = ({ returnedOn, sentOn, since }: ClosingRow) => returnedOn ?? sentOn ?? forumDay(since)
  for (const state of ['prepared', 'sent']) await expectDays(list, { query: { state }, tab: state, dayOf })
  await expectDays(list, { dayOf })
  await expectDayRefused(server(), '/organizer/closings', token)
})
