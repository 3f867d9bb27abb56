import { beforeAll, expect, test } from 'vitest'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Row = Record<string, string | null>
type Page = { items: Row[]; nextCursor: string | null; counts?: Record<string, number> }

/** Every row of a list, by its pages. */
async function all(as: OrganiserRole, path: string, query: Record<string, string> = {}): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const asked = new URLSearchParams({ ...query, limit: '200', ...(cursor && { cursor }) })
    const page: Page = await must<Page>(server(), 'GET', `${path}?${asked}`, {
      token: await organiserToken(server(), as),
    })
    rows.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return rows
}

const moscow = (instant: string | null | undefined) =>
  instant ? localDayAt(Date.parse(instant), 'Europe/Moscow') : null

const lists: [OrganiserRole, string, (row: Row) => string | null | undefined][] = [
  ['finance', '/organizer/invoices', row => row.issuedOn],
  ['finance', '/organizer/card-payments', row => moscow(row.startedAt)],
  ['security', '/organizer/passports', row => moscow(row.savedAt)],
  ['committee', '/organizer/decisions', row => moscow(row.releasedAt)],
]

beforeAll(async () => {
  await seedCrowd(server().services, { participants: 900, seed: 5, say: () => {} })
})

test.each(lists)('%s narrows %s to days of the forum’s zone, both included', async (as, path, dayOf) => {
  const rows = await all(as, path)
  const days = rows.map(row => dayOf(row) ?? '').sort()
  const from = days[Math.floor(days.length / 3)] || days.find(day => day !== '') || ''
  const to = days[Math.floor((days.length * 2) / 3)] || from
  expect(from).toMatch(/^\d{4}-\d\d-\d\d$/)
  const within = (lower: string, upper: string) =>
    rows.filter(row => {
      const day = dayOf(row)
      return day && day >= lower && day <= upper
    })
  expect(within(from, to).length).toBeGreaterThan(0)
  expect(within(from, to).length).toBeLessThan(rows.length)
  expect(await all(as, path, { from, to })).toEqual(within(from, to))
  expect(await all(as, path, { from })).toEqual(within(from, '9999-12-31'))
  expect(await all(as, path, { to: from })).toEqual(within('0000-01-01', from))
  expect(await all(as, path, { from: '2031-01-01' })).toEqual([])
  expectRefusal(
    await server().call('GET', `${path}?from=2025-02-30`, { token: await organiserToken(server(), as) }),
    400,
    'malformed_request',
  )
})

test('the counts of invoices are those of the days', async () => {
  const token = await organiserToken(server(), 'finance')
  const [first] = await all('finance', '/organizer/invoices')
  const day = String(first?.issuedOn)
  const { counts = {} } = await must<Page>(server(), 'GET', `/organizer/invoices?from=${day}&to=${day}`, {
    token,
  })
  const found = await all('finance', '/organizer/invoices', { from: day, to: day })
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(found.length)
})

test.each([
  ['payer', (row: Row) => String(row.payerName).toLowerCase(), 1],
  ['largest', (row: Row) => Number(row.totalKopecks), -1],
  ['due', (row: Row) => String(row.dueOn), 1],
] as const)('invoices by %s come page by page, each once', async (sort, keyOf, way) => {
  const everything = await all('finance', '/organizer/invoices')
  for (const status of ['unpaid', 'paid', undefined]) {
    const rows: Row[] = []
    let cursor: string | null = null
    do {
      const asked = new URLSearchParams({
        sort,
        limit: '37',
        ...(status && { status }),
        ...(cursor && { cursor }),
      })
      const page: Page = await must<Page>(server(), 'GET', `/organizer/invoices?${asked}`, {
        token: await organiserToken(server(), 'finance'),
      })
      rows.push(...page.items)
      cursor = page.nextCursor
    } while (cursor !== null)
    const expected = everything.filter(row => !status || row.status === status)
    expect(rows.map(({ guid }) => guid).sort()).toEqual(expected.map(({ guid }) => guid).sort())
    const keys: (string | number)[] = rows.map(row => keyOf(row))
    // The root order, which the database keeps whatever its cluster speaks.
    const collator = new Intl.Collator('en')
    const ordered = keys.toSorted((one, other) =>
      typeof one === 'number' ? way * (one - Number(other)) : way * collator.compare(one, String(other)),
    )
    expect(keys).toEqual(ordered)
  }
})

test.each([
  ['name', (row: Row) => String(row.latinName ?? row.name)],
  ['company', (row: Row) => String(row.company ?? '')],
])('passports by %s come page by page, each once', async (sort, keyOf) => {
  const everything = await all('security', '/organizer/passports')
  const rows = await all('security', '/organizer/passports', { sort })
  expect(rows.map(row => row.applicationGuid).sort()).toEqual(
    everything.map(row => row.applicationGuid).sort(),
  )
  if (sort === 'company') {
    const keys = rows.map(row => keyOf(row).toLowerCase())
    expect(keys).toEqual(keys.toSorted(new Intl.Collator('en').compare))
  }
  const pending = await all('security', '/organizer/passports', { sort, security: 'passportPending' })
  expect(pending).toEqual(rows.filter(row => row.security === 'passportPending' && row.given))
})
