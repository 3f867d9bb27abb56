import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { listApplicationRows } from '#server/persistence/application-list-queries.ts'
import { isRare, pageOfFound } from '#server/persistence/application-search-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import { useTestServer } from '#test/server.ts'

type Limits = typeof import('#server/persistence/search-limits.ts')

const usual = vi.hoisted(() => ({ firstWalked: 10_000, mostGathered: 12_000, mostWalked: 20_000 }))
const limits = vi.hoisted(() => ({ firstWalked: 0, mostGathered: 0, mostWalked: 0 }))

// What decides among thousands is lowered to two hundred and fifty, and the sample is the whole table.
vi.mock('#server/persistence/search-limits.ts', async importOriginal => ({
  ...(await importOriginal<Limits>()),
  sampledShare: 100,
  get firstWalked() {
    return limits.firstWalked
  },
  get mostGathered() {
    return limits.mostGathered
  },
  get mostWalked() {
    return limits.mostWalked
  },
}))

const server = useTestServer()

const participants = 250
let editionGuid = ''

beforeAll(async () => {
  await seedCrowd(server().services, { participants, seed: 11, say: () => {} })
  editionGuid = (await readCurrentEdition(server().database)).guid
})

beforeEach(() => void Object.assign(limits, usual))

const orders = {
  name: sql`list_name asc, guid asc`,
  nameDown: sql`list_name desc, guid desc`,
  company: sql`list_company asc, guid asc`,
  companyDown: sql`list_company desc, guid desc`,
} as const
type Order = keyof typeof orders

type Plain = { guid: string; key: string; status: string; isFound: boolean }

/** Every application in an order, by no index of the search, and whether what was typed finds its person. */
async function plainly(q: string, order: Order): Promise<Plain[]> {
  const found = await findPeople(server().database, q)
  if (!found || found.more) throw new Error('all who are found have to be named here')
  const key = sql.ref(order.startsWith('name') ? 'list_name' : 'list_company')
  const { rows } = await sql<Plain>`
    select guid, ${key} as key, status, participant_guid = any(${[...found.guids]}::uuid[]) as "isFound"
    from application where edition_guid = ${editionGuid} order by ${orders[order]}`.execute(server().database)
  return rows
}

const many = { guids: [], more: 'asTyped' } as const

/** The list as it is read page by page. */
async function walk(q: string, sort: Order, filter: { status?: 'approved' }): Promise<string[]> {
  const walked: string[] = []
  // A wrong page may lead back to where it came from.
  for (let after: string[] | null = null; walked.length <= participants; ) {
    const rows = await listApplicationRows(server().database, {
      ...{ editionGuid, q, people: many, sort, after, limit: 4, locale: 'ru' as const, ...filter },
    })
    const page = rows.slice(0, 4)
    walked.push(...page.map(({ guid }) => guid))
    const last = page[3]
    if (!last) return walked
    after = [last.sortKey, last.guid]
  }
  return walked
}

const ways: [string, Partial<typeof usual>][] = [
  ['a short walk', {}],
  ['gathered after a walk in vain', { firstWalked: 1 }],
  ['a long walk, because too many are found', { firstWalked: 1, mostGathered: 0 }],
  ['a long walk that now and then ends too soon', { firstWalked: 1, mostGathered: 0, mostWalked: 40 }],
  ['no walk long enough', { firstWalked: 1, mostGathered: 0, mostWalked: 1 }],
]

describe.each(ways)('%s', (_, lowered) => {
  beforeEach(() => void Object.assign(limits, lowered))

  test.each(
    (['ив', 'банк', '.example'] as const).flatMap(q =>
      (Object.keys(orders) as Order[]).map(order => [q, order] as const),
    ),
  )('pages by %s in order of %s are the list', async (q, order) => {
    const rows = (await plainly(q, order)).filter(({ isFound }) => isFound)
    expect(rows.length).toBeGreaterThan(8)
    expect(await walk(q, order, {})).toEqual(rows.map(({ guid }) => guid))
    const approved = rows.filter(({ status }) => status === 'approved')
    expect(await walk(q, order, { status: 'approved' })).toEqual(approved.map(({ guid }) => guid))
  })
})

const page = (order: Order, after: Plain | undefined, q = 'ив') =>
  pageOfFound(server().database, {
    ...{ editionGuid, typed: q, order, more: null, limit: 4 },
    after: after ? [after.key, after.guid] : null,
  })

const guidsOf = (rows: readonly Plain[]) => rows.map(({ guid }) => guid)

describe.each(Object.keys(orders) as Order[])('in order of %s', order => {
  test('a walk of either length is as long as it may be, and gives a full page or none', async () => {
    const rows = await plainly('ив', order)
    const found = rows.filter(({ isFound }) => isFound)
    // Where the last one of the page stands among all.
    const steps = rows.findIndex(({ guid }) => guid === found[3]?.guid) + 1
    expect(steps).toBeGreaterThan(4)
    for (const walked of ['firstWalked', 'mostWalked'] as const) {
      Object.assign(limits, { mostGathered: 0, firstWalked: 1, mostWalked: 1, [walked]: steps })
      expect(await page(order, undefined), walked).toEqual(guidsOf(found.slice(0, 4)))
      limits[walked] = steps - 1
      expect(await page(order, undefined), walked).toBeNull()
    }
  })

  test('as many as may be gathered give the last page too, one more is too many', async () => {
    const found = (await plainly('ив', order)).filter(({ isFound }) => isFound)
    const last = found.slice(-2)
    limits.mostGathered = found.length
    expect(await page(order, found.at(-3))).toEqual(guidsOf(last))
    limits.mostGathered = found.length - 1
    expect(await page(order, found.at(-3))).toBeNull()
    expect(await page(order, found.at(-5))).toEqual(guidsOf(found.slice(-4)))
  })
})

test('rare is what fewer than one in thirty have', async () => {
  const { database } = server()
  const guids = guidsOf(await plainly('ив', 'name'))
  const isRareAmong = (count: number) =>
    isRare(database, sql`application.guid = any(${guids.slice(0, count)}::uuid[])`)
  const edge = Math.ceil(guids.length / 30)
  expect(await isRareAmong(0)).toBe(true)
  expect(await isRareAmong(edge - 1)).toBe(true)
  expect(await isRareAmong(edge)).toBe(false)
})
