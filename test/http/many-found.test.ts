import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { isRideSort } from '#domain/transfer/transfer-sort.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { findChanges } from '#server/persistence/application-change-queries.ts'
import type { ApplicationFilter } from '#server/persistence/application-filter-queries.ts'
import { countApplicationsBy, listApplicationRows } from '#server/persistence/application-list-queries.ts'
import { listCardPayments } from '#server/persistence/card-payment-list-queries.ts'
import { listChatRows } from '#server/persistence/chat-list-queries.ts'
import { listBatches } from '#server/persistence/decision-batch-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countInvoices, findInvoices, listInvoices } from '#server/persistence/invoice-list-queries.ts'
import { countPeopleOfLetter, listPeopleOfLetter } from '#server/persistence/message-people-queries.ts'
import { findCalls } from '#server/persistence/mismatch-call-queries.ts'
import { listPassportRows } from '#server/persistence/passport-list-queries.ts'
import { findPeople, type PeopleFound } from '#server/persistence/search-text.ts'
import { countTransfersBy, listTransferRows } from '#server/persistence/transfer-list-queries.ts'
import { listRides, listTransferRowsByRide } from '#server/persistence/transfer-ride-queries.ts'
import { goodDrafts, publishPiece } from '#test/factories/content.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

// A list finds people by their keys where they are few, and walks its order where they are many. Thousands would take long to make: here both ways are
// gone with the same people, and must meet.
let editionGuid = ''

beforeAll(async () => {
  await publishPiece(server(), 'transferHub', goodDrafts.transferHub())
  await seedCrowd(server().services, { participants: 250, seed: 11, say: () => {} })
  editionGuid = (await readCurrentEdition(server().database)).guid
})

const texts = [
  ...(['банк', 'иван', 'ив', 'ва', '.example', 'анна', '+7907'] as const).map(q => [q, 'asTyped'] as const),
  // Миронова, with a typing error.
  ['миранова', 'near'] as const,
]

async function found(
  q: string,
  more: 'asTyped' | 'near' = 'asTyped',
): Promise<{ few: PeopleFound; many: PeopleFound }> {
  const few = await findPeople(server().database, q)
  if (!few) throw new Error('nothing was asked')
  return { few, many: { guids: few.guids.slice(0, 1), more } }
}

const guidsOf = (rows: readonly { guid: string }[]) => rows.map(({ guid }) => guid)

describe.each(texts)('%s', (q, how) => {
  test.each(['submitted', 'name', 'company', 'position', 'payment', 'photograph', 'owner'] as const)(
    'in the applications by %s',
    async sort => {
      const { database } = server()
      const { few, many } = await found(q, how)
      const list = async (people: PeopleFound, more: Partial<ApplicationFilter> = {}) =>
        guidsOf(
          await listApplicationRows(database, {
            ...{ editionGuid, q, people, sort, after: null, limit: 300, locale: 'ru', ...more },
          }),
        )
      const named = await list(few)
      expect(named.length).toBe(few.guids.length)
      expect(await list(many)).toEqual(named)
      expect(await list(many, { status: 'approved' })).toEqual(await list(few, { status: 'approved' }))
    },
  )

  test('in every other list of people', async () => {
    const { database } = server()
    const { few, many } = await found(q, how)
    const page = { editionGuid, q, after: null, limit: 300 }
    const wall = server().services.clock.wall()
    const lists: ((people: PeopleFound) => Promise<unknown[]>)[] = [
      people => listPassportRows(database, { ...page, people, place: { sort: 'saved', after: null } }),
      people =>
        listPassportRows(database, {
          ...page,
          people,
          place: { sort: 'citizenship', after: null, countries: ['RU'] },
        }),
      ...(['name', 'nameDown', 'company', 'companyDown'] as const).flatMap(sort =>
        ([undefined, 'passportVerified', 'notGiven', 'onHold'] as const).map(
          state => (people: PeopleFound) =>
            listPassportRows(database, { ...page, people, state, place: { sort, after: null } }),
        ),
      ),
      ...(['newest', 'name', 'nameDown'] as const).map(
        sort => (people: PeopleFound) => listCardPayments(database, { ...page, people, sort }),
      ),
      people => findCalls(database, { editionGuid, q, people }).then(guids => guids.sort()),
      people =>
        listChatRows(database, {
          ...page,
          people,
          state: 'all',
          sort: 'longestWait',
          locale: 'ru',
          callerGuid: editionGuid,
        }),
      people => listBatches(database, { ...page, people, wall, sort: 'newest', locale: 'ru' }),
      people => listBatches(database, { ...page, people, wall, sort: 'newest', locale: 'ru', state: 'sent' }),
      people => listTransferRows(database, { ...page, people, sort: 'day', hubs: [] }),
      async people =>
        (await countTransfersBy(database, 'direction', { editionGuid, q, people })).counts.sort(
          (one, other) => (one.value < other.value ? -1 : 1),
        ),
    ]
    for (const list of lists) expect(await list(many)).toEqual(await list(few))
  })
})

test.each(['name', 'nameDown', 'number', 'hub', 'fullest', 'emptiest'] as const)(
  'ways by %s, whether those who are found are named, gathered or asked one by one',
  async sort => {
    const { database } = server()
    const rides = await listRides(database, editionGuid)
    const hubs = [...new Set(rides.map(({ hubGuid }) => hubGuid))]
    for (const [q, how] of texts) {
      const { few, many } = await found(q, how)
      const list = (people: PeopleFound | null) => {
        const wanted = { editionGuid, q, people, after: null, limit: 30 }
        return isRideSort(sort)
          ? listTransferRowsByRide(database, { ...wanted, sort, rides })
          : listTransferRows(database, { ...wanted, sort, hubs })
      }
      const named = await list(few)
      expect(await list(many), q).toEqual(named)
      expect(await list(null), q).toEqual(named)
    }
  },
)

test('a count of many is the least there are, and says so', async () => {
  const { few, many } = await found('.example')
  const count = (people: PeopleFound, q = '.example') =>
    countApplicationsBy(server().database, 'status', { editionGuid, q, people })
  const sum = (rows: { count: number }[]) => rows.reduce((all, row) => all + row.count, 0)
  expect(sum(await count(few))).toBe(few.guids.length)
  const partly = await count({ ...many, guids: few.guids.slice(0, 20) })
  expect(sum(partly)).toBe(20)
  expect(partly.every(row => row.capped)).toBe(true)
  // Nobody of those who are named stands in the list: then all are asked.
  expect(sum(await count({ ...many, guids: [] }))).toBe(few.guids.length)
})

test('changes are found by their log and by asking each application', async () => {
  const { database } = server()
  const day = 86_400_000
  const now = server().services.clock.now().getTime()
  const seen: number[] = []
  for (const days of [0, 1, 3, 14, 60, 400]) {
    const changed = await findChanges(database, new Date(now - days * day))
    const list = async (more: boolean) =>
      guidsOf(
        await listApplicationRows(database, {
          ...{ editionGuid, changed: { ...changed, more }, sort: 'submitted', after: null },
          ...{ limit: 300, locale: 'ru' },
        }),
      )
    const few = await list(false)
    expect(changed.more).toBe(false)
    expect(await list(true)).toEqual(few)
    seen.push(few.length)
  }
  expect(seen.at(-1)).toBe(250)
  expect(seen[0]).toBeLessThan(250)
})

test.each(['банк', '2025-00', '77', 'щщщ'])('invoices by %s', async q => {
  const { database } = server()
  const few = await findInvoices(database, q)
  const list = async (more: boolean) =>
    guidsOf(
      await listInvoices(database, {
        ...{ editionGuid, found: { ...few, more }, after: null, limit: 300 },
        sort: 'newest',
      }),
    )
  expect((await list(false)).length).toBe(few.guids.length)
  expect(await list(true)).toEqual(await list(false))
  const counts = await countInvoices(database, { editionGuid, found: few })
  expect(counts.reduce((all, row) => all + Number(row.count), 0)).toBe(few.guids.length)
})

describe('along the index of names', () => {
  const page = (people: PeopleFound, more: Partial<Parameters<typeof listApplicationRows>[1]>) =>
    listApplicationRows(server().database, {
      ...{ editionGuid, q: 'ив', people, sort: 'name' as const, after: null, limit: 4 },
      ...{ locale: 'ru' as const, ...more },
    })

  test.each(['name', 'nameDown', 'company', 'companyDown'] as const)(
    'pages by %s follow one another',
    async sort => {
      const { few, many } = await found('ив')
      const whole = guidsOf(await page(few, { sort, limit: 300 }))
      const walked: string[] = []
      let after: string[] | null = null
      for (;;) {
        const rows = await page(many, { sort, after })
        walked.push(...guidsOf(rows.slice(0, 4)))
        const last = rows[3]
        if (rows.length < 5 || !last) break
        after = [last.sortKey, last.guid]
      }
      expect(walked).toEqual(whole)
      expect(whole.length).toBeGreaterThan(8)
    },
  )

  test('other filters and members of groups are asked too', async () => {
    const { few, many } = await found('ив')
    const filters: Partial<ApplicationFilter>[] = [
      { status: 'approved' },
      { payment: 'paid', citizenship: 'russian' },
      { photograph: 'missing' },
      { groups: await groupsOfMany() },
    ]
    for (const filter of filters)
      expect(guidsOf(await page(many, filter)), JSON.stringify(filter)).toEqual(
        guidsOf(await page(few, filter)),
      )
  })

  async function groupsOfMany() {
    const rows = await server()
      .database.selectFrom('groupMember')
      .select('groupGuid')
      .where('removedAt', 'is', null)
      .groupBy('groupGuid')
      .execute()
    expect(rows.length).toBeGreaterThan(0)
    return rows.map(({ groupGuid }) => groupGuid)
  }

  test('a key that is too long for the index is asked of the person; a new name is found at once', async () => {
    const { database } = server()
    const people = await database
      .selectFrom('participant')
      .innerJoin('application', 'application.participantGuid', 'participant.guid')
      .select(['participant.guid', 'participant.searchText'])
      .where('application.editionGuid', '=', editionGuid)
      .orderBy('application.listName')
      .limit(7)
      .execute()
    const long = Array.from({ length: 400 }, (_, number) => `w${number}`).join(' ')
    for (const [index, { guid, searchText }] of people.entries())
      await database
        .updateTable('participant')
        .set({ searchText: `${searchText} зюзюкинское ${index % 2 ? long : ''}` })
        .where('guid', '=', guid)
        .execute()
    const { few, many } = await found('зюзюкинское')
    expect(few.guids.length).toBe(7)
    const kept = await database
      .selectFrom('applicationSearch')
      .select('searchKey')
      .where('participantGuid', 'in', [...few.guids])
      .execute()
    expect(kept.filter(({ searchKey }) => searchKey === null)).toHaveLength(3)
    const whole = guidsOf(await page(few, { q: 'зюзюкинское' }))
    expect(guidsOf(await page(many, { q: 'зюзюкинское' }))).toEqual(whole)
    expect(whole).toHaveLength(5)
  })
})

test.each(['name', 'nameDown'] as const)('people of a letter by %s, few or many', async sort => {
  const { database, services } = server()
  const at = services.clock.now()
  const { guid } = await database
    .insertInto('marketingLetter')
    .values({
      ...{ editionGuid, audience: 'everyone', subjectRu: 'т', subjectEn: 's', textRu: 'т', textEn: 't' },
      ...{ createdAt: at, updatedAt: at },
    })
    .returning('guid')
    .executeTakeFirstOrThrow()
  const people = await database.selectFrom('application').select('participantGuid').execute()
  await database
    .insertInto('marketingLetterRecipient')
    .values(
      people.map(({ participantGuid }) => ({
        letterGuid: guid,
        participantGuid,
        deliveryAt: at,
        locale: 'ru',
      })),
    )
    .execute()
  await database
    .deleteFrom('marketingLetterRecipient')
    .where(sql<boolean>`participant_guid in (select guid from participant order by guid limit 20)`)
    .execute()
  const { few, many } = await found('ив')
  for (const isShort of [false, true]) {
    const letter = { guid, editionGuid, isShort }
    const list = async (people: PeopleFound, after: string[] | null, limit: number) =>
      listPeopleOfLetter(database, letter, { q: 'ив', people, place: { sort, after, limit } })
    const whole = (await list(few, null, 300)).map(row => row.applicationGuid)
    expect(whole.length).toBeGreaterThan(8)
    const walked: string[] = []
    for (let after: string[] | null = null; ; ) {
      const rows = await list(many, after, 5)
      walked.push(...rows.map(row => row.applicationGuid))
      const last = rows[4]
      if (!last) break
      after = [last.sortKey, last.sortGuid]
    }
    expect(walked).toEqual(whole)
    const sum = ({ counts }: { counts: object }) =>
      Object.values(counts).reduce((all: number, one: number) => all + one, 0)
    const counted = await countPeopleOfLetter(database, letter, { q: 'ив', people: many })
    expect(sum(counted)).toBe(whole.length)
    expect(counted.isPartial).toBe(!isShort)
  }
})
