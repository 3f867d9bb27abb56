import { type SqlBool, sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { pageOfScans } from '#server/persistence/gate-scan-order-queries.ts'
import { findPasses } from '#server/persistence/pass-search-queries.ts'
import { useTestServer } from '#test/server.ts'

const limits = vi.hoisted(() => ({ firstScansWalked: 2000 }))

vi.mock('#server/persistence/search-limits.ts', async importOriginal => ({
  ...(await importOriginal<typeof import('#server/persistence/search-limits.ts')>()),
  get firstScansWalked() {
    return limits.firstScansWalked
  },
}))

const server = useTestServer()
const typed = 'банк'
const size = 20

let editionGuid = ''
let device = ''
/** The passes that the search finds. */
let named: readonly string[] = []

beforeAll(async () => {
  await seedCrowd(server().services, { participants: 1200, seed: 11, say: () => {} })
  editionGuid = (await readCurrentEdition(server().database)).guid
  const found = await findPasses(server().database, { editionGuid, typed })
  if (!found || found.more) throw new Error('all passes that are found have to be named here')
  named = found.guids
  const { deviceGuid } = await server()
    .database.selectFrom('gateScan')
    .select('deviceGuid')
    .orderBy('guid')
    .limit(1)
    .executeTakeFirstOrThrow()
  device = deviceGuid
})

const outcomeOf = sql`case when overridden_at is not null then 'overridden' when admitted then 'admitted' else 'refused' end`

const orders = {
  newest: sql`at desc, guid desc`,
  oldest: sql`at, guid`,
  state: sql`array_position(array['admitted', 'refused', 'overridden'], ${outcomeOf}), at desc, guid desc`,
} as const

const outcomes = [undefined, 'admitted', 'refused', 'overridden'] as const

type Asked = { outcome?: (typeof outcomes)[number]; zone?: 'forum'; devices: readonly string[] }

/** The same by no index of the search. */
async function plainly(sort: keyof typeof orders, { outcome, zone, devices }: Asked): Promise<string[]> {
  const asked = [
    sql<SqlBool>`(pass_guid = any(${[...named]}::uuid[]) or device_guid = any(${[...devices]}::uuid[]))`,
    outcome ? sql<SqlBool>`${outcomeOf} = ${outcome}` : [],
    zone ? sql<SqlBool>`zone = ${zone}` : [],
  ].flat()
  const { rows } = await sql<{ guid: string }>`
    select guid from gate_scan where ${sql.join(asked, sql` and `)} order by ${orders[sort]}`.execute(
    server().database,
  )
  return rows.map(({ guid }) => guid)
}

/** The list page by page, as if too many passes were found to name them. */
async function walk(sort: keyof typeof orders, { devices, ...asked }: Asked): Promise<string[]> {
  const found = { passes: { typed, guids: [], more: true }, devices }
  const walked: string[] = []
  for (let after: string[] | null = null; walked.length < 10_000; ) {
    const rows = await pageOfScans(
      server().database,
      { ...asked, editionGuid, found },
      { sort, after, limit: size + 1 },
    )
    const page = rows.slice(0, size)
    walked.push(...page.map(({ guid }) => guid))
    const last = page.at(-1)
    if (!last || rows.length <= size) return walked
    after = [last.sortKey, last.guid]
  }
  return walked
}

describe.each([
  ['asked one by one', 2000],
  ['asked in vain now and then', 60],
  ['all gathered', 1],
] as const)('%s', (_, firstScansWalked) => {
  beforeEach(() => void Object.assign(limits, { firstScansWalked }))

  test.each(
    (['newest', 'oldest', 'state'] as const).flatMap(sort =>
      outcomes.map(outcome => [sort, outcome] as const),
    ),
  )('scans in order %s of outcome %s are the list', async (sort, outcome) => {
    const all = await plainly(sort, { outcome, devices: [] })
    expect(all.length).toBeGreaterThan(0)
    expect(await walk(sort, { outcome, devices: [] })).toEqual(all)
  })

  test('also where the search names a device, and in one zone', async () => {
    for (const asked of [
      { devices: [device] },
      { devices: [device], outcome: 'refused' },
      { devices: [], zone: 'forum', outcome: 'refused' },
    ] as const)
      expect(await walk('newest', asked)).toEqual(await plainly('newest', asked))
  })
})
