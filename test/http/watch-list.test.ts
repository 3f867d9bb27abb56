import { expect, test } from 'vitest'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import type { WatchHit, WatchPreview } from '#contract/organiser-watch-list.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { watchedKinds } from '#domain/watch-list/judge-watched.ts'
import type { WatchHitSort } from '#domain/watch-list/watch-hit-sort.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { eraseAgedStaff } from '#server/usecases/erasure/erase-aged-staff.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { decide as decideApplication, finishedParticipant, must } from '#test/factories/participant.ts'
import { inWindows1251 } from '#test/factories/spreadsheet.ts'
import { staffCompany, testEmployee } from '#test/factories/staff.ts'
import { uploadForm } from '#test/factories/upload.ts'
import { type Answer, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { expectDayRefused, expectDays, forumDay, spreadOverDays } from './list-day-range.ts'
import { listPages } from './list-pages.ts'

const server = useTestServer()

type Page = {
  items: WatchHit[]
  nextCursor: string | null
  counts: Record<string, number>
  listed: number
  loadedAt: string | null
  unsearched: number
}

const security = () => organiserToken(server(), 'security')

async function readFile(bytes: Buffer, as?: string): Promise<Answer<WatchPreview>> {
  return server().call<WatchPreview>('POST', '/organizer/watch-list/file', {
    token: as ?? (await security()),
    ...uploadForm({ file: bytes, fileName: 'list.csv', type: 'text/csv' }),
  })
}

type Listed = Partial<WatchPreview['people'][number]> & { lastName: string; firstName: string }

const take = async (people: Listed[], { replace = false } = {}) =>
  server().call<{ added: number; removed: number; listed: number }>('POST', '/organizer/watch-list', {
    token: await security(),
    body: {
      people: people.map((person, index) => ({
        number: index + 2,
        middleName: null,
        birthDate: null,
        remark: null,
        ...person,
      })),
      replace,
      purpose: 'check',
    },
  })

const seek = () => runJob(server().services, 'seek-watched', {})

const hits = async (query = 'limit=200') =>
  must<Page>(server(), 'GET', `/organizer/watch-list/hits?${query}`, { token: await security() })

const hitOn = async (guid: string, query?: string) =>
  (await hits(query)).items.find(({ person }) => person.guid === guid)

async function hitMade(guid: string): Promise<WatchHit> {
  const hit = await hitOn(guid)
  if (!hit) throw new Error('nobody was found')
  return hit
}

const decide = async (hit: Pick<WatchHit, 'guid' | 'version'>, body: object, as?: string) =>
  server().call<WatchHit>('POST', `/organizer/watch-list/hits/${hit.guid}/decision`, {
    token: as ?? (await security()),
    body: { version: hit.version, state: 'other', note: 'Другой год рождения', ...body },
  })

const csv = [
  'Фамилия;Имя;Отчество;Дата рождения;Основание',
  'Щербатов;Юрий;Ильич;01.05.1980;Письмо № 7',
  'Без имени;;;;',
  'Ёлкина;Алёна;;32.13.1980;',
  'Žukov;Il’ja;;;',
].join('\r\n')

test.each([
  ['UTF-8', Buffer.from(csv)],
  ['windows-1251', inWindows1251(csv.replace('Žukov;Il’ja', 'Жуков;Илья'))],
])('a file in %s is read; broken rows are listed with their numbers', async (_coding, bytes) => {
  const { status, body } = await readFile(bytes)
  expect(status).toBe(200)
  expect(body.people.map(({ number, lastName }) => `${number} ${lastName}`)).toEqual([
    '2 Щербатов',
    expect.stringMatching(/^5 (Žukov|Жуков)$/),
  ])
  expect(body.people[0]).toMatchObject({ birthDate: '1980-05-01', remark: 'Письмо № 7' })
  expect(body.broken.map(({ number, code }) => `${number} ${code}`)).toEqual([
    '3 required',
    '4 birth_date_invalid',
  ])
  expect(body.broken.every(({ message }) => message !== '')).toBe(true)
  // Nothing was kept by reading.
  expect((await hits()).listed).toBe(0)
})

const inUtf8 = (text: string) => Buffer.from(text)
const spoilt = (line: Buffer, write: (text: string) => Buffer) =>
  Buffer.concat([write('Фамилия;Имя;ДР\r\nЩербатов;Юрий;\r\n'), line, write('\r\nОрехов;Лев;\r\n')])

test.each([
  ['bytes that are no letters, in windows-1251', Buffer.from('9898ff3bcf3b', 'hex'), inWindows1251],
  ['a NUL byte, in windows-1251', inWindows1251('Ёлкина\0;Алёна;'), inWindows1251],
  ['a NUL byte, in UTF-8', Buffer.from('Ёлкина;Алёна\0;'), inUtf8],
  ['a byte that is no letter, in UTF-8', Buffer.from('d098ff3bd0983b', 'hex'), inUtf8],
])('%s: the row is told of, the good ones stay', async (_what, line, write) => {
  const { status, body } = await readFile(spoilt(line, write))
  expect(status).toBe(200)
  expect(body.people.map(({ number, lastName }) => `${number} ${lastName}`)).toEqual([
    '2 Щербатов',
    '4 Орехов',
  ])
  expect(body.broken).toEqual([
    {
      number: 3,
      code: 'cell_unreadable',
      message: 'Здесь нечитаемые знаки. Введите текст заново.',
    },
  ])
})

test('a quote that was never closed spoils its own row alone, and is told of as what it is', async () => {
  const lines = ['Фамилия;Имя;Основание', '"Щербатов;Юрий;', 'Орехов;Лев;"Письмо', 'Ёлкина;Алёна;ООО "Лютик"']
  const { status, body } = await readFile(Buffer.from(lines.join('\r\n')))
  expect(status).toBe(200)
  expect(body.people.map(({ number, lastName, remark }) => `${number} ${lastName} ${remark}`)).toEqual([
    '3 Орехов "Письмо',
    '4 Ёлкина ООО "Лютик"',
  ])
  expect(body.broken).toEqual([
    {
      number: 2,
      code: 'cell_quote',
      message: 'В\u00a0имени лишняя или незакрытая кавычка. Исправьте строку в\u00a0файле.',
    },
  ])
})

test('what is no list is refused', async () => {
  expectRefusal(await readFile(Buffer.from('Телефон;Адрес\r\n1;2')), 422, 'file_headings')
  expectRefusal(await readFile(Buffer.from('ФИО;ДР\r\n')), 422, 'file_empty')
  expect((await readFile(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).status).toBeGreaterThanOrEqual(415)
  expectRefusal(await take([]), 422, 'file_empty')
})

test('people to come are found in any spelling, by all their kinds, and explained letter by letter', async () => {
  const participant = await finishedParticipant(server(), {
    person: {
      lastName: 'Щербатов',
      firstName: 'Юрий',
      middleName: 'Ильич',
      latinLastName: 'Shcherbatov',
      latinFirstName: 'Iurii',
      birthDate: '1980-05-01',
    },
  })
  const company = await staffCompany(server(), { contractorRole: 'exhibitor' })
  const employee = await must<{ guid: string }>(
    server(),
    'POST',
    `/staff/companies/${company.guid}/employees`,
    {
      token: company.token,
      body: {
        ...testEmployee,
        consent: true,
        lastName: 'Хворостинин',
        firstName: 'Александр',
        latinLastName: 'Khvorostinin',
        latinFirstName: 'Aleksandr',
      },
    },
  )
  const taken = await take([
    { lastName: 'Schtscherbatow', firstName: 'Juri', birthDate: '1980-05-01' },
    { lastName: 'Хворостинен', firstName: 'Саша' },
    { lastName: 'Никтотаков', firstName: 'Никто' },
  ])
  expect(taken.body).toEqual({ added: 3, removed: 0, listed: 3 })
  await seek()
  const hit = await hitMade(participant.guid)
  expect(hit).toMatchObject({
    state: 'open',
    birthDate: 'same',
    person: { kind: 'participant', applicationGuid: participant.applicationGuid },
    listed: { name: 'Schtscherbatow Juri' },
  })
  expect(hit.names.find(({ part }) => part === 'lastName')?.letters[0]).toMatchObject({
    left: 'Schtsch',
    how: 'sound',
  })
  expect(await hitOn(employee.guid)).toMatchObject({
    person: { kind: 'employee', applicationGuid: null },
    birthDate: null,
  })
  expect((await hits()).items).toHaveLength(2)
})

test('another birth date is another person, a wrong digit is not', async () => {
  const made = await finishedParticipant(server(), {
    person: {
      lastName: 'Ростовцев',
      firstName: 'Глеб',
      latinLastName: 'Rostovtsev',
      latinFirstName: 'Gleb',
      birthDate: '1975-07-07',
    },
  })
  await take([{ lastName: 'Ростовцев', firstName: 'Глеб', birthDate: '1961-01-02' }])
  await seek()
  expect(await hitOn(made.guid)).toBeUndefined()
  await take([{ lastName: 'Ростовцев', firstName: 'Глеб', birthDate: '1975-07-01' }])
  await seek()
  expect(await hitOn(made.guid)).toMatchObject({ birthDate: 'near' })
})

test('a decision has a note, is logged for security alone, and may be followed by another', async () => {
  const made = await finishedParticipant(server(), {
    person: {
      lastName: 'Голицынский',
      firstName: 'Пётр',
      latinLastName: 'Golitsynskii',
      latinFirstName: 'Petr',
    },
  })
  await take([{ lastName: 'Golitsynsky', firstName: 'Peter' }])
  await seek()
  const hit = await hitMade(made.guid)
  expectRefusal(await decide(hit, { note: '  ' }), 422, 'required')
  expectRefusal(await decide(hit, { state: 'open' }), 422, 'value_invalid')
  const decided = await decide(hit, {})
  expect(decided).toMatchObject({
    status: 200,
    body: { state: 'other', version: 2, decided: { note: 'Другой год рождения' } },
  })
  expectRefusal(await decide(hit, { state: 'same' }), 409, 'changed_meanwhile')
  expect(await decide(decided.body, { state: 'same', note: 'Ошибка' })).toMatchObject({
    status: 200,
    body: { state: 'same' },
  })
  expect(await hitOn(made.guid)).toBeUndefined()
  expect(await hitOn(made.guid, 'state=same')).toBeDefined()
  // Looked for again, the decision stands.
  server().advance(6 * 60_000)
  await seek()
  expect(await hitOn(made.guid, 'state=same')).toMatchObject({ version: 3 })
  const logged = await server()
    .database.selectFrom('auditEntry')
    .select(['action', 'actorRole', 'reason'])
    .where('subjectGuid', '=', hit.guid)
    .orderBy('id')
    .execute()
  expect(logged).toEqual([
    { action: 'dismissWatchHit', actorRole: 'security', reason: null },
    { action: 'confirmWatchHit', actorRole: 'security', reason: null },
  ])
  const { history } = await must<ApplicationDetail>(
    server(),
    'GET',
    `/organizer/applications/${made.applicationGuid}`,
    { token: await organiserToken(server(), 'committee') },
  )
  expect(JSON.stringify(history)).not.toContain('Watch')
})

test('of two who decide at once, one is told', async () => {
  const made = await finishedParticipant(server(), {
    person: { lastName: 'Трубецкий', firstName: 'Лев', latinLastName: 'Trubetskii', latinFirstName: 'Lev' },
  })
  await take([{ lastName: 'Трубецкий', firstName: 'Лев' }])
  await seek()
  const hit = await hitMade(made.guid)
  const answers = await Promise.all([decide(hit, {}), decide(hit, { state: 'same' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a list is loaded once however often it is sent, and may be replaced', async () => {
  const made = await finishedParticipant(server(), {
    person: {
      lastName: 'Воротынский',
      firstName: 'Иван',
      latinLastName: 'Vorotynskii',
      latinFirstName: 'Ivan',
    },
  })
  const listed = { lastName: 'Воротынский', firstName: 'Иван' }
  expect((await take([listed])).body.added).toBe(1)
  expect((await take([listed])).body.added).toBe(0)
  await seek()
  expect(await hitOn(made.guid)).toBeDefined()
  const other = await take([{ lastName: 'Никтотаков', firstName: 'Никто' }], { replace: true })
  expect(other.body.listed).toBe(1)
  expect(other.body.removed).toBeGreaterThan(0)
  expect(await hitOn(made.guid)).toBeUndefined()
  // Whoever withdraws is not to come in.
  await take([listed], { replace: true })
  await seek()
  expect(await hitOn(made.guid)).toBeDefined()
  await decideApplication(server(), [made.applicationGuid], 'cancel', 'Не приедет')
  expect(await hitOn(made.guid)).toBeUndefined()
})

test('hits go by each of their columns, and turned round, page by page', async () => {
  const twin = { lastName: 'Яхонтов', firstName: 'Юрий', latinLastName: 'Iakhontov', latinFirstName: 'Iurii' }
  for (const birthDate of ['1980-05-01', '1980-05-01', '1980-05-02'])
    await finishedParticipant(server(), { person: { ...twin, birthDate } })
  await finishedParticipant(server(), {
    person: {
      ...{ lastName: 'Абрикосов', firstName: 'Глеб' },
      ...{ latinLastName: 'Abrikosov', latinFirstName: 'Gleb' },
    },
    company: { shortName: 'Авантюриновый Банк' },
  })
  await take([
    { lastName: 'Яхонтов', firstName: 'Юрий', birthDate: '1980-05-01' },
    { lastName: 'Abrikosov', firstName: 'Gleb' },
    // An employee of a test above.
    { lastName: 'Хворостинен', firstName: 'Саша' },
  ])
  await seek()
  const { all, read } = listPages<WatchHit>(server, '/organizer/watch-list/hits', 'security', '2')
  const orders: [WatchHitSort, WatchHitSort, (hit: WatchHit) => string][] = [
    ['leastLike', 'likest', ({ score }) => String(score).padStart(3, '0')],
    ['name', 'nameDown', ({ person }) => person.name],
    ['kind', 'kindDown', ({ person }) => String(watchedKinds.indexOf(person.kind))],
    ['company', 'companyDown', ({ person }) => person.company ?? ''],
    ['listed', 'listedDown', ({ listed }) => listed.name],
  ]
  const { compare } = new Intl.Collator('und')
  for (const [up, down, keyOf] of orders) {
    const there = await all({ sort: up })
    const keys = there.map(hit => keyOf(hit).toLowerCase())
    expect(new Set(keys).size, up).toBeGreaterThan(1)
    expect(keys).toEqual(keys.toSorted(compare))
    expect(new Set(there.map(({ guid }) => guid)).size).toBe(5)
    expect(await all({ sort: down })).toEqual(there.toReversed())
  }
  // As it is when no order is asked for.
  expect((await read()).items).toEqual((await read({ sort: 'likest' })).items)
  await spreadOverDays(server(), 'watch_hit', 'found_at')
  const byDay = await all({ sort: 'oldest' })
  expect(byDay.map(({ foundAt }) => foundAt)).toEqual(byDay.map(({ foundAt }) => foundAt).toSorted())
  expect(await all({ sort: 'newest' })).toEqual(byDay.toReversed())
  await expectDays({ all, read }, { tab: 'open', dayOf: hit => forumDay(hit.foundAt) })
  await expectDayRefused(server(), '/organizer/watch-list/hits', await security())
  const answer = await server().call('GET', '/organizer/watch-list/hits?sort=remark', {
    token: await security(),
  })
  expectRefusal(answer, 400, 'malformed_request')
})

test('the list goes when the forum has been over for thirty days', async () => {
  expect((await hits()).listed).toBeGreaterThan(0)
  const { guid: editionGuid } = await readCurrentEdition(server().database)
  await eraseAgedStaff(server().database, { editionGuids: [editionGuid], at: new Date() })
  expect(await hits()).toMatchObject({ items: [], counts: {}, listed: 0, loadedAt: null })
})

test('loading is logged with its purpose, without names', async () => {
  const [logged] = await server()
    .database.selectFrom('auditEntry')
    .select(['action', 'actorRole', 'reason', 'toValue'])
    .where('subjectKind', '=', 'watchList')
    .orderBy('id')
    .execute()
  expect(logged).toEqual({
    action: 'loadWatchList',
    actorRole: 'security',
    reason: 'check',
    toValue: '+3 −0',
  })
})

test.each<OrganiserRole>(['committee', 'finance', 'support', 'content', 'logistics', 'gate', 'admin'])(
  '%s sees nothing of it',
  async role => {
    const token = await organiserToken(server(), role)
    expectRefusal(await server().call('GET', '/organizer/watch-list/hits', { token }), 403, 'forbidden')
    expectRefusal(await readFile(Buffer.from(csv), token), 403, 'forbidden')
  },
)
