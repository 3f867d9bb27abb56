import { beforeAll, expect, test } from 'vitest'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import type { DuplicateRow } from '#contract/organiser-duplicate.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  decide as decideApplication,
  finishedParticipant,
  must,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import {
  appliedTwice,
  type DuplicatePage,
  pairOf as findPair,
  listDuplicates,
  seekDuplicates,
} from './duplicate-calls.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let token = ''

beforeAll(async () => {
  token = await organiserToken(server(), 'committee')
})

const seek = () => seekDuplicates(server())

const list = (query = '') => listDuplicates(server(), token, query)

const decide = (
  pair: Pick<DuplicateRow, 'guid' | 'version'>,
  body: { state: string; note?: string | null; version?: number },
  as = token,
) =>
  server().call<DuplicateRow>('POST', `/organizer/duplicates/${pair.guid}/decision`, {
    token: as,
    body: { version: pair.version, note: null, ...body },
  })

const twice = (lastName: string, latin: string) => appliedTwice(server(), lastName, { latin })

const pairOf = (made: readonly TestApplicant[], query?: string) =>
  findPair(server(), token, { made, ...(query && { query }) })

async function pairMade(made: readonly TestApplicant[]): Promise<DuplicateRow> {
  const pair = await pairOf(made)
  if (!pair) throw new Error('the pair was not found')
  return pair
}

const historyOf = async ({ applicationGuid }: TestApplicant) =>
  (await must<ApplicationDetail>(server(), 'GET', `/organizer/applications/${applicationGuid}`, { token }))
    .history

test('a person who applied twice in two scripts is listed, with reasons letter by letter', async () => {
  const made = await twice('Щёголев', 'Schegolev')
  const pair = await pairMade(made)
  expect(pair).toMatchObject({ state: 'open', version: 1, decided: null })
  expect(pair.names.map(({ code, part }) => `${code} ${part}`)).toEqual(
    expect.arrayContaining(['otherSpelling lastName', 'otherSpelling firstName']),
  )
  expect(pair.facts).toEqual(
    expect.arrayContaining([
      { fact: 'birthDate', agrees: true },
      { fact: 'company', agrees: true },
      { fact: 'phone', agrees: false },
    ]),
  )
  const spelt = pair.names.find(({ part }) => part === 'lastName')?.letters ?? []
  expect([spelt[0]?.left, spelt[0]?.right].sort()).toEqual(['Sch', 'Щ'])
})

test('brothers, and namesakes with other birth dates, are not listed', async () => {
  const person = {
    lastName: 'Доброхотов',
    latinLastName: 'Dobrokhotov',
    middleName: 'Олегович',
    birthDate: '1981-01-01',
  }
  const lev = { firstName: 'Лев', latinFirstName: 'Lev' }
  const brothers = [
    await finishedParticipant(server(), { person: { ...person, ...lev } }),
    await finishedParticipant(server(), { person: { ...person, firstName: 'Глеб', latinFirstName: 'Gleb' } }),
  ]
  const namesakes = [
    brothers[0],
    await finishedParticipant(server(), {
      person: { ...person, ...lev, birthDate: '1990-02-02' },
    }),
  ].flatMap(one => one ?? [])
  await seek()
  expect(await pairOf(brothers)).toBeUndefined()
  expect(await pairOf(namesakes)).toBeUndefined()
})

test('that they are two people is remembered with who and when, stands in both histories, and can be taken back', async () => {
  const made = await twice('Крестовников', 'Krestovnikov')
  const pair = await pairMade(made)
  const decided = await decide(pair, { state: 'different', note: 'Отец и сын: звонили обоим' })
  expect(decided).toMatchObject({
    status: 200,
    body: { state: 'different', decided: { note: 'Отец и сын: звонили обоим' } },
  })
  expect(decided.body.decided?.by).toMatch(/\S/)
  await seek()
  expect(await pairOf(made)).toBeUndefined()
  expect(await pairOf(made, 'state=different')).toMatchObject({ guid: pair.guid, version: 2 })
  for (const one of made)
    expect((await historyOf(one))[0]).toMatchObject({ action: 'partDuplicates', reason: null })
  expect(await decide(decided.body, { state: 'open' })).toMatchObject({
    status: 200,
    body: { state: 'open', decided: null },
  })
  expect(await pairOf(made)).toMatchObject({ guid: pair.guid, version: 3 })
})

test('of two who decide at once, one is told', async () => {
  const pair = await pairMade(await twice('Пересветов', 'Peresvetov'))
  const admin = await organiserToken(server(), 'admin')
  const answers = await Promise.all([
    decide(pair, { state: 'different' }),
    decide(pair, { state: 'different' }, admin),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = answers.find(({ status }) => status === 409)
  if (late) expectRefusal(late, 409, 'changed_meanwhile')
})

test('bad decisions are refused', async () => {
  const pair = await pairMade(await twice('Златовратский', 'Zlatovratskiy'))
  expectRefusal(await decide(pair, { state: 'open' }), 409, 'state_forbids')
  expectRefusal(await decide({ ...pair, version: 9 }, { state: 'different' }), 409, 'changed_meanwhile')
  const unknown = { ...pair, guid: '0198c2a4-0000-7000-8000-000000000001' }
  expectRefusal(await decide(unknown, { state: 'different' }), 404, 'not_found')
  expectRefusal(await decide(pair, { state: 'same' }), 422, 'value_invalid')
  expect((await decide(pair, { state: 'different', note: 'я'.repeat(501) })).status).toBe(422)
})

test.each<[OrganiserRole, number]>([
  ['committee', 200],
  ['support', 200],
  ['admin', 200],
  ['security', 403],
  ['finance', 403],
  ['content', 403],
  ['logistics', 403],
  ['gate', 403],
])('%s: %i', async (role, status) => {
  const answer = await server().call('GET', '/organizer/duplicates', {
    token: await organiserToken(server(), role),
  })
  expect(answer.status).toBe(status)
})

test('the list is searched, counted and read page by page', async () => {
  const made = await twice('Неустроев', 'Neustroyev')
  expect(await pairOf(made, `q=${encodeURIComponent('neustroev')}`)).toBeDefined()
  expect((await list(`q=${encodeURIComponent('Никтотакой')}`)).items).toEqual([])
  const all = await list('limit=200')
  expect(all.counts.open).toBe(all.items.length)
  const scores = all.items.map(({ score }) => score)
  expect(scores).toEqual([...scores].sort((one, other) => other - one))
  const paged: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: DuplicatePage = await list(`limit=1${cursor && `&cursor=${cursor}`}`)
    paged.push(...page.items.map(({ guid }) => guid))
    cursor = page.nextCursor
  }
  expect(paged).toEqual(all.items.map(({ guid }) => guid))
  // A cursor of another list starts this one anew.
  const other = Buffer.from(JSON.stringify(['2025-01-01', all.items[0]?.guid])).toString('base64url')
  expect((await list(`limit=200&cursor=${other}`)).items).toHaveLength(all.items.length)
})

test('a pair goes when one of them withdraws, and when the names are put right', async () => {
  const withdrawn = await twice('Белогрудов', 'Belogrudov')
  await decideApplication(server(), [withdrawn[0]?.applicationGuid ?? ''], 'cancel', 'Две заявки')
  expect(await pairOf(withdrawn)).toBeUndefined()

  const corrected = await twice('Остроумов', 'Ostroumov')
  expect(await pairOf(corrected)).toBeDefined()
  await server()
    .database.updateTable('participant')
    .set(eb => ({ lastName: 'Ненашев', latinLastName: 'Nenashev', version: eb('version', '+', 1) }))
    .where('guid', '=', corrected[0]?.guid ?? '')
    .execute()
  await seek()
  expect(await pairOf(corrected)).toBeUndefined()
})
