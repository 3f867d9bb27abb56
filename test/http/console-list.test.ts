import { beforeAll, describe, expect, test } from 'vitest'
import type { ApplicationRow } from '#contract/organiser-application.ts'
import type { PassportRow } from '#contract/organiser-passport.ts'
import { applicationSorts } from '#domain/application/application-sort.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  draftParticipant,
  finishedParticipant,
  givePassport,
  must,
  paidParticipant,
  rejectedParticipant,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Page<Row> = { items: Row[]; nextCursor: string | null; counts: Record<string, number> }

let token = ''
let semenov: TestApplicant
let paid: TestApplicant
let foreigner: TestApplicant

const list = (query = '', as = token) =>
  must<Page<ApplicationRow>>(server(), 'GET', `/organizer/applications?${query}`, { token: as })

const found = async (q: string) =>
  (await list(`q=${encodeURIComponent(q)}`)).items.map(({ participantGuid }) => participantGuid)

/** All rows of a list, read page by page. */
async function readPages<Row extends { guid: string } | { applicationGuid: string }>(
  path: string,
  as: string,
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  for (let pages = 0; pages < 50; pages += 1) {
    const page: Page<Row> = await must(server(), 'GET', `${path}${cursor ? `&cursor=${cursor}` : ''}`, {
      token: as,
    })
    rows.push(...page.items)
    cursor = page.nextCursor
    if (!cursor) return rows
  }
  throw new Error('the list does not end')
}

describe('with one row', () => {
  test('the list, its counts and its end', async () => {
    token = await organiserToken(server(), 'committee')
    expect(await list()).toEqual({ items: [], nextCursor: null, counts: {}, countedInPart: [] })
    semenov = await finishedParticipant(server(), {
      person: {
        lastName: 'Семёнов',
        firstName: 'Пётр',
        middleName: 'Ильич',
        latinLastName: 'Semenov',
        latinFirstName: 'Petr',
      },
      company: { shortName: 'Ёлка 100% _Банк_', name: 'АО «Ёлка»' },
    })
    const page = await list('limit=1')
    expect(page).toMatchObject({ nextCursor: null, counts: { pending: 1 } })
    expect(page.items).toEqual([
      {
        guid: semenov.applicationGuid,
        participantGuid: semenov.guid,
        name: 'Семёнов Пётр Ильич',
        latinName: 'Petr Semenov',
        company: 'Ёлка 100% _Банк_',
        companyType: 'bank',
        position: 'Руководитель службы информационной безопасности',
        role: 'participant',
        status: 'pending',
        security: 'passportPending',
        passport: 'notGiven',
        payment: 'unpaid',
        locale: 'ru',
        submittedAt: '2025-09-15T07:00:00.000Z',
        hasPhotograph: true,
        photograph: 'review',
        waitingDays: 0,
        owner: null,
      },
    ])
  })
})

describe('with many rows', () => {
  beforeAll(async () => {
    token = await organiserToken(server(), 'committee')
    server().advance(60_000)
    paid = await paidParticipant(server(), {
      person: { lastName: 'Абрамова' },
      company: { shortName: 'Яхонт' },
    })
    foreigner = await approvedParticipant(server(), {
      role: 'speaker',
      locale: 'en',
      person: {
        citizenship: 'KZ',
        firstName: null,
        lastName: null,
        middleName: null,
        latinFirstName: 'Aigerim',
        latinLastName: 'Bekova',
      },
      company: { shortName: 'Almaty Bank' },
    })
    server().advance(60_000)
    await rejectedParticipant(server(), { person: { lastName: 'Яшина' } })
    await draftParticipant(server(), { person: { lastName: 'Черновикова' } })
    for (let index = 0; index < 3; index += 1)
      await finishedParticipant(server(), {
        person: { lastName: 'Одинаковая' },
        company: { shortName: 'Ровно' },
      })
  })

  test.each([
    'Семёнов',
    'семенов',
    'СЕМЁНОВ ПЁТР',
    'Semenov',
    'petr',
    'Semyonov',
    'Semionov',
    'Pjotr',
    'елка 100%',
    '_Банк_',
    '  ёлка   100% ',
  ])('%j is found whatever the letters', async q => {
    expect(await found(q)).toEqual([semenov.guid])
  })

  test('a phone is found as it is written', async () => {
    const { phone } = semenov
    const local = `8 (${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8, 10)}-${phone.slice(10)}`
    for (const q of [phone, phone.slice(1), phone.slice(-7), local])
      expect({ q, found: await found(q) }).toEqual({ q, found: [semenov.guid] })
  })

  test('the wildcards of the database mean themselves', async () => {
    for (const q of ['%', '_', '%%%', '\\', "' or 1=1 --"]) {
      const guids = await found(q)
      expect({ q, known: guids.every(guid => guid === semenov.guid) }).toEqual({ q, known: true })
    }
    expect(await found('100%%')).toEqual([])
  })

  test('the words searched for travel in a header, and are judged like those of an address', async () => {
    const ask = async (words: string, path = '/organizer/applications?status=approved') =>
      server().call<Page<ApplicationRow>>('GET', path, {
        token: await organiserToken(server(), 'committee'),
        headers: { 'x-search-words': words },
      })
    const found = await ask(encodeURIComponent('абрамова'))
    expect(found.body.items.map(({ participantGuid }) => participantGuid)).toEqual([paid.guid])
    expect(found.body.counts).toMatchObject({ approved: 1 })
    // The header wins, because the app sends no other search.
    const both = await ask(encodeURIComponent('абрамова'), '/organizer/applications?status=approved&q=bekova')
    expect(both.body.items.map(({ participantGuid }) => participantGuid)).toEqual([paid.guid])
    for (const broken of ['%E0%A4%A', '%00a'])
      expectRefusal(await ask(broken), 422, 'value_invalid', { q: 'value_invalid' })
    expect((await ask(encodeURIComponent('а'.repeat(201)))).status).toBe(400)
    // A search of the site is an address that anybody may share.
    const site = await server().call('GET', `/search?q=${encodeURIComponent('фишинг')}`, {
      headers: { 'x-search-words': '%E0%A4%A' },
    })
    expect(site.status).toBe(200)
  })

  test.each([
    ['status=approved', () => [foreigner.guid, paid.guid]],
    ['payment=cardPaymentAccepted', () => [paid.guid]],
    ['role=speaker', () => [foreigner.guid]],
    ['role=coordinator', () => []],
    ['status=approved&payment=unpaid', () => [foreigner.guid]],
    ['status=approved&q=абрамова', () => [paid.guid]],
  ] as [string, () => string[]][])('filter %s', async (query, expected) => {
    const { items } = await list(query)
    expect(items.map(({ participantGuid }) => participantGuid)).toEqual(expected())
  })

  test('the counts keep to the search and not to the chosen status', async () => {
    const { counts } = await list('status=approved')
    expect(counts).toEqual({ pending: 4, approved: 2, rejected: 1, draft: 1 })
    expect((await list('q=одинаковая&status=draft')).counts).toEqual({ pending: 3 })
  })

  test('the sorts', async () => {
    const names = async (sort: string) =>
      (await list(`sort=${sort}`)).items.map(({ name }) => name.split(' ')[0]).join(' ')
    expect(await names('submitted')).toBe(
      'Одинаковая Одинаковая Одинаковая Яшина Aigerim Абрамова Семёнов Черновикова',
    )
    // People without a Cyrillic name are sorted by the Latin one, before or after the others depending on the database.
    expect((await names('name')).replace(/ ?Aigerim ?/, '')).toBe(
      'Абрамова Одинаковая Одинаковая Одинаковая Семёнов Черновикова Яшина',
    )
    const companies = (await list('sort=company')).items.map(({ company }) => company)
    expect(companies.slice(-1)).toEqual(['Яхонт'])
  })

  test.each(applicationSorts)(
    'pages of one and of three rows by %s have no gaps and no doubles',
    async sort => {
      const whole = (await list(`sort=${sort}&limit=200`)).items
      expect(whole).toHaveLength(8)
      for (const limit of [1, 3])
        expect(await readPages(`/organizer/applications?sort=${sort}&limit=${limit}`, token)).toEqual(whole)
    },
  )

  test.each([
    ['newest', 'oldest'],
    ['name', 'nameDown'],
    ['company', 'companyDown'],
    ['position', 'positionDown'],
    ['role', 'roleDown'],
    ['status', 'statusDown'],
    ['payment', 'paymentDown'],
    ['security', 'securityDown'],
    ['photograph', 'photographDown'],
    ['owner', 'ownerDown'],
  ])('%s turned round is %s, in every tab', async (one, other) => {
    for (const tab of ['', '&status=pending']) {
      const [there, back] = [await list(`sort=${one}${tab}`), await list(`sort=${other}${tab}`)]
      expect(there.items.length).toBeGreaterThan(3)
      expect(back.items).toEqual(there.items.toReversed())
    }
    // What waits for a decision comes oldest first where nothing else is asked for.
    expect((await list('status=pending')).items).toEqual((await list('status=pending&sort=oldest')).items)
    expect((await list('')).items).toEqual((await list('sort=newest')).items)
  })

  test('a page keeps its place when a row is added before it', async () => {
    const first = await list('limit=3')
    await finishedParticipant(server(), { person: { lastName: 'Новая' } })
    const second = await list(`limit=3&cursor=${first.nextCursor}`)
    const [before, after] = [first, second].map(page => page.items.map(({ guid }) => guid))
    expect(before?.filter(guid => after?.includes(guid))).toEqual([])
  })

  test('what is no cursor, limit or filter', async () => {
    for (const query of [
      'limit=0',
      'limit=201',
      'limit=x',
      'status=gone',
      'sort=age',
      `q=${'a'.repeat(201)}`,
    ])
      expectRefusal(
        await server().call('GET', `/organizer/applications?${query}`, { token }),
        400,
        'malformed_request',
      )
    for (const cursor of [
      'x',
      'WzFd',
      Buffer.from('["a","b"]').toString('base64url'),
      Buffer.from('[null,null]').toString('base64url'),
    ]) {
      const { status } = await server().call('GET', `/organizer/applications?cursor=${cursor}`, { token })
      expect({ cursor, status }).toEqual({ cursor, status: 200 })
    }
  })

  test('who may see the queue', async () => {
    for (const [role, status] of [
      ['finance', 200],
      ['support', 200],
      ['admin', 200],
      ['security', 403],
      ['content', 403],
      ['gate', 403],
    ] as const)
      expect({
        role,
        status: (
          await server().call('GET', '/organizer/applications', {
            token: await organiserToken(server(), role),
          })
        ).status,
      }).toEqual({ role, status })
  })

  test('the passport queue', async () => {
    const security = await organiserToken(server(), 'security')
    await givePassport(server(), foreigner)
    const page = await must<Page<PassportRow>>(server(), 'GET', '/organizer/passports?q=bekova', {
      token: security,
    })
    expect(page).toMatchObject({
      items: [
        {
          applicationGuid: foreigner.applicationGuid,
          name: 'Aigerim Bekova',
          citizenship: 'KZ',
          given: true,
          security: 'passportPending',
        },
      ],
      counts: { passportPending: 1 },
    })
    const english = await must<Page<PassportRow>>(server(), 'GET', '/organizer/passports?q=семенов', {
      token: security,
      locale: 'en',
    })
    expect(english.items).toMatchObject([{ name: 'Petr Semenov' }])
    // Begun earlier but given later; the time of saving decides, so it comes second.
    server().advance(1000)
    await givePassport(server(), semenov)
    const whole = await readPages<PassportRow>('/organizer/passports?limit=200', security)
    expect(await readPages<PassportRow>('/organizer/passports?limit=1', security)).toEqual(whole)
    const given = whole.filter(row => row.given)
    expect(given.map(row => row.savedAt)).toEqual(given.map(row => row.savedAt).toSorted())
    expect(given.map(row => row.applicationGuid)).toEqual(
      [foreigner, semenov].map(made => made.applicationGuid),
    )
    const inState = (state: string) =>
      must<Page<PassportRow>>(server(), 'GET', `/organizer/passports?security=${state}`, { token: security })
    const [pending, missing] = await Promise.all([inState('passportPending'), inState('notGiven')])
    expect(pending.items).toEqual(given)
    expect(missing.items).toEqual(whole.filter(row => !row.given))
    expect(pending.counts).toEqual({ passportPending: given.length, notGiven: missing.items.length })
    for (const time of ['odd', '2025-13-45T00:00:00Z', '+275760-09-13T00:00:00Z']) {
      const forged = Buffer.from(JSON.stringify([time, semenov.applicationGuid])).toString('base64url')
      expect(
        (
          await must<Page<PassportRow>>(server(), 'GET', `/organizer/passports?limit=200&cursor=${forged}`, {
            token: security,
          })
        ).items,
      ).toEqual(whole)
    }
    expect(whole.map(row => row.given)).toEqual(whole.map((_, index) => index < given.length))
    const read = (sort: string, limit = 200) =>
      readPages<PassportRow>(`/organizer/passports?sort=${sort}&limit=${limit}`, security)
    // The last saved comes first, and those that were never saved stay at the end.
    const latest = await read('savedDown')
    expect(latest).toEqual([...given.toReversed(), ...whole.filter(row => !row.given).toReversed()])
    for (const limit of [1, given.length]) expect(await read('savedDown', limit)).toEqual(latest)
    for (const letters of ['name', 'company']) {
      expect(await read(`${letters}Down`)).toEqual((await read(letters)).toReversed())
      expect(await read(`${letters}Down`, 1)).toEqual(await read(`${letters}Down`))
    }
    expect(JSON.stringify(whole)).not.toContain('45 06')
    expectRefusal(
      await server().call('GET', '/organizer/passports?security=odd', { token: security }),
      400,
      'malformed_request',
    )
  })
})
