import { beforeAll, expect, test, vi } from 'vitest'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { listApplicationRows } from '#server/persistence/application-list-queries.ts'
import { listCardPayments } from '#server/persistence/card-payment-list-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listPassportRows } from '#server/persistence/passport-list-queries.ts'
import { findPeople, type PeopleFound } from '#server/persistence/search-text.ts'
import { listTransferRows } from '#server/persistence/transfer-list-queries.ts'
import { goodDrafts, publishPiece } from '#test/factories/content.ts'
import { useTestServer } from '#test/server.ts'

// Of more than twelve thousand nobody is gathered, and lists are walked. Here that is so of anybody.
vi.mock('#server/persistence/search-limits.ts', async importOriginal => ({
  ...(await importOriginal<typeof import('#server/persistence/search-limits.ts')>()),
  mostGathered: 0,
  sampledShare: 100,
}))

const server = useTestServer()

let editionGuid = ''

beforeAll(async () => {
  await publishPiece(server(), 'transferHub', goodDrafts.transferHub())
  await seedCrowd(server().services, { participants: 250, seed: 11, say: () => {} })
  editionGuid = (await readCurrentEdition(server().database)).guid
})

/** Nobody's list is so long here. */
const mostWalked = 1000

type Row = { guid: string; sortKey: string | null }
type Place = { people: PeopleFound; after: string[] | null; limit: number }

/** The list as it is read page by page. */
async function walk(people: PeopleFound, list: (place: Place) => Promise<Row[]>) {
  const walked: string[] = []
  for (let after: string[] | null = null; walked.length <= mostWalked; ) {
    const rows: Row[] = (await list({ people, after, limit: 4 })).slice(0, 4)
    walked.push(...rows.map(({ guid }) => guid))
    const last = rows[3]
    if (!last) return walked
    after = [last.sortKey ?? '', last.guid]
  }
  throw new Error('the pages lead in a circle')
}

async function meets(q: string, list: (place: Place) => Promise<Row[]>) {
  const few = await findPeople(server().database, q)
  if (!few) throw new Error('nothing was asked')
  const whole = (await list({ people: few, after: null, limit: 300 })).map(({ guid }) => guid)
  expect(whole.length).toBeGreaterThan(0)
  expect(await walk({ guids: few.guids.slice(0, 1), more: 'asTyped' }, list)).toEqual(whole)
}

const texts = ['иван', 'ив', 'банк', '.example']

test.each(
  texts.flatMap(q =>
    (['name', 'nameDown', 'company', 'companyDown'] as const).map(sort => [q, sort] as const),
  ),
)('passports by %s in order of %s', (q, sort) =>
  meets(q, ({ people, after, limit }) =>
    listPassportRows(server().database, { editionGuid, q, people, limit, place: { sort, after } }),
  ),
)

test.each(texts.flatMap(q => (['name', 'nameDown'] as const).map(sort => [q, sort] as const)))(
  'card payments by %s in order of %s',
  (q, sort) => meets(q, place => listCardPayments(server().database, { editionGuid, q, sort, ...place })),
)

test.each(
  texts.flatMap(q =>
    (['role', 'statusDown', 'photograph', 'position', 'positionDown', 'company'] as const).map(
      sort => [q, sort] as const,
    ),
  ),
)('applications by %s in order of %s', (q, sort) =>
  meets(q, place => listApplicationRows(server().database, { editionGuid, q, sort, locale: 'ru', ...place })),
)

test.each(texts.flatMap(q => (['day', 'name', 'number'] as const).map(sort => [q, sort] as const)))(
  'transfers by %s in order of %s',
  async (q, sort) => {
    const few = await findPeople(server().database, q)
    const list = (people: PeopleFound | null) =>
      listTransferRows(server().database, { editionGuid, q, people, sort, after: null, limit: 30, hubs: [] })
    const whole = await list(few)
    expect(whole.length).toBeGreaterThan(0)
    expect(await list({ guids: few?.guids.slice(0, 1) ?? [], more: 'asTyped' })).toEqual(whole)
  },
)
