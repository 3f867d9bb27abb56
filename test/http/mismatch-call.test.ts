import { beforeAll, expect, test } from 'vitest'
import type { CallDetail, CallRow } from '#contract/organiser-call.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { CallQuestion } from '#domain/passport/mismatch-call.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  decidePassport,
  finishedParticipant,
  givePassport,
  must,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { russianPassport } from '#test/factories/passport.ts'
import { readZip } from '#test/factories/zip.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let token = ''
let made = 0

beforeAll(async () => {
  token = await organiserToken(server(), 'support')
})

/** Somebody whose passport did not match. */
async function mismatched(): Promise<TestApplicant> {
  made += 1
  const person = await finishedParticipant(server(), {
    person: { lastName: `Несовпадов${'а'.repeat(made)}` },
  })
  await givePassport(server(), person, russianPassport({ number: String(700_000 + made) }))
  await decidePassport(server(), person, 'fail', 'Отчество на скане другое')
  return person
}

const path = ({ applicationGuid }: TestApplicant, rest = '') => `/organizer/calls/${applicationGuid}${rest}`
const read = (person: TestApplicant, as = token) =>
  must<CallDetail>(server(), 'GET', path(person), { token: as })
const act = (person: TestApplicant, what: string, body: object, as = token) =>
  server().call<CallDetail>(what === '/owner' ? 'PUT' : 'POST', path(person, what), { token: as, body })
const list = (query = '', as = token) =>
  must<{ items: CallRow[]; counts: Record<string, number> }>(
    server(),
    'GET',
    `/organizer/calls?limit=200&${query}`,
    {
      token: as,
    },
  )
const isListed = async (person: TestApplicant, query = '') =>
  (await list(query)).items.some(({ guid }) => guid === person.applicationGuid)

const rightAnswers = (person: TestApplicant): Record<CallQuestion, string> => ({
  birthDate: '17.04.1986',
  email: person.email.toUpperCase(),
  company: 'лазоревый банк',
  position: 'руководитель службы информационной безопасности',
  passportDigits: String(700_000 + made).slice(-4),
  passportIssuedOn: '12.07.2006',
})

/** Answers so many of the questions right. */
async function prove(person: TestApplicant, count = 2, as = token): Promise<CallDetail> {
  let call = await read(person, as)
  for (const { question } of call.questions.slice(0, count))
    call = (
      await act(
        person,
        '/answers',
        { question, answer: rightAnswers(person)[question], version: call.version },
        as,
      )
    ).body
  return call
}

test('a failed check puts the person on the desk, with what differs and a masked number alone', async () => {
  const person = await mismatched()
  const call = await read(person)
  expect(call).toMatchObject({
    phone: person.phone,
    mismatch: 'Отчество на скане другое',
    attempts: 0,
    isLate: false,
    isProven: false,
    mayAsk: true,
    owner: null,
    calls: [],
  })
  expect(call.maskedNumber).toMatch(/^\d\d•{8}$/)
  expect(call.questions).toHaveLength(3)
  const text = JSON.stringify(call)
  for (const secret of ['1986-04-17', person.email, String(700_000 + made), '4506', 'АРБАТ'])
    expect(text).not.toContain(secret)
  expect(await isListed(person)).toBe(true)
  expect(await isListed(person, 'tab=later')).toBe(false)
})

test('two right answers prove who it is; the desk learns only whether they are right', async () => {
  const person = await mismatched()
  const [first, second] = (await read(person)).questions
  const wrong = await act(person, '/answers', { question: first?.question, answer: '01.01.1901', version: 0 })
  expect(wrong.body.questions[0]).toEqual({ question: first?.question, matches: false })
  expectRefusal(
    await act(person, '/answers', { question: second?.question, answer: 'x', version: 0 }),
    409,
    'changed_meanwhile',
  )
  const proven = await prove(person)
  expect(proven.isProven).toBe(true)
  // A colleague has not heard them.
  const colleague = await organiserToken(server(), 'security')
  expect((await read(person, colleague)).isProven).toBe(false)
  const answers = await server()
    .database.selectFrom('mismatchCallAnswer')
    .selectAll()
    .where('applicationGuid', '=', person.applicationGuid)
    .execute()
  expect(answers).toHaveLength(3)
  expect(Object.keys(answers[0] ?? {}).sort()).toEqual(
    ['applicationGuid', 'askedAt', 'askedBy', 'guid', 'matches', 'question'].sort(),
  )
})

test('after three wrong answers nothing more is asked and nothing can be corrected', async () => {
  const person = await mismatched()
  let call = await read(person)
  const { question } = call.questions[0] ?? { question: 'email' as const }
  for (let attempt = 0; attempt < 3; attempt += 1)
    call = (await act(person, '/answers', { question, answer: 'не помню', version: call.version })).body
  expect(call).toMatchObject({ mayAsk: false, isProven: false })
  expectRefusal(
    await act(person, '/answers', {
      question,
      answer: rightAnswers(person)[question],
      version: call.version,
    }),
    409,
    'state_forbids',
  )
  expectRefusal(
    await act(person, '/correction', { names: call.names, birthDate: '1986-04-18', version: call.version }),
    409,
    'identity_unproven',
  )
})

test('what the person dictates is corrected, the passport goes back to be checked, and the person is told', async () => {
  const person = await mismatched()
  const before = await read(person)
  const names = { ...before.names, middleName: 'Степановна' }
  expectRefusal(
    await act(person, '/correction', { names, birthDate: null, version: 0 }),
    409,
    'identity_unproven',
  )
  const { version } = await prove(person)
  expectRefusal(
    await act(person, '/correction', { names: { ...names, lastName: 'Latin' }, birthDate: null, version }),
    422,
    'only_cyrillic',
  )
  const done = await server().call<{ changed: number }>('POST', path(person, '/correction'), {
    token,
    body: { names, birthDate: '1986-04-18', version },
  })
  expect(done).toMatchObject({ status: 200, body: { changed: 2 } })
  expect(await isListed(person)).toBe(false)
  expectRefusal(await server().call('GET', path(person), { token }), 404, 'not_found')
  const { middleName, birthDate, security } = await server()
    .database.selectFrom('participant')
    .innerJoin('application', 'application.participantGuid', 'participant.guid')
    .select(['middleName', 'birthDate', 'security'])
    .where('participant.guid', '=', person.guid)
    .executeTakeFirstOrThrow()
  expect({ middleName, birthDate, security }).toEqual({
    middleName: 'Степановна',
    birthDate: '1986-04-18',
    security: 'passportPending',
  })
  await server().deliver()
  expect((await server().outbox(person.phone))[0]?.text).toContain('исправил')
})

test('a call is logged with its outcome; who asked for later comes later, in the order of the promise', async () => {
  const person = await mismatched()
  expectRefusal(
    await act(person, '/attempts', { outcome: 'callBack', callAt: null, note: null, version: 0 }),
    422,
    'required',
    { callAt: 'required' },
  )
  expectRefusal(
    await act(person, '/attempts', {
      outcome: 'callBack',
      callAt: '2020-01-01T00:00:00.000Z',
      note: null,
      version: 0,
    }),
    422,
    'call_at_past',
  )
  const logged = await act(person, '/attempts', {
    outcome: 'noAnswer',
    callAt: null,
    note: 'Автоответчик',
    version: 0,
  })
  expect(logged.body).toMatchObject({
    attempts: 1,
    lastOutcome: 'noAnswer',
    calls: [{ outcome: 'noAnswer', note: 'Автоответчик' }],
  })
  const [call] = logged.body.calls
  expect(Date.parse(call?.callAt ?? '') - Date.parse(call?.at ?? '')).toBe(2 * 3_600_000)
  expect(await isListed(person)).toBe(false)
  expect(await isListed(person, 'tab=later')).toBe(true)
  // A new check that fails begins the desk anew.
  server().advance(1000)
  await givePassport(server(), person, russianPassport())
  await decidePassport(server(), person, 'fail', 'Скан не читается')
  expect(await read(person)).toMatchObject({ attempts: 0, callAt: null, mismatch: 'Скан не читается' })
  expect((await read(person)).calls).toHaveLength(1)
})

test('calls and questions of the desk are in the archive that the person takes away, notes for colleagues are not', async () => {
  const person = await mismatched()
  const { version } = await prove(person, 1)
  const note = 'Трубку взял внук'
  await act(person, '/attempts', { outcome: 'noAnswer', callAt: null, note, version })
  const archive = await server().call('GET', `/participants/${person.guid}/personal-data`, {
    token: person.token,
  })
  const { data, keys } = JSON.parse(readZip(archive.bytes).get('data.json')?.toString() ?? '')
  expect(data.calls).toMatchObject([{ outcome: 'noAnswer' }])
  expect(JSON.stringify(data)).not.toContain(note)
  expect(data.callAnswers).toMatchObject([{ matches: true }])
  for (const key of [
    'calls',
    ...Object.keys(data.calls[0]),
    'callAnswers',
    ...Object.keys(data.callAnswers[0]),
  ])
    expect(keys[key].ru).toMatch(/[а-я]/)
})

test('of two who take a call at once one is told; whoever has it is named', async () => {
  const person = await mismatched()
  const colleague = await organiserToken(server(), 'admin')
  const answers = await Promise.all([
    act(person, '/owner', { owner: 'me', version: 0 }),
    act(person, '/owner', { owner: 'me', version: 0 }, colleague),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const call = await read(person)
  expect(call.owner?.name).toMatch(/\S/)
  const taken = await act(person, '/owner', { owner: 'me', version: call.version })
  expect(taken.body.owner?.mine).toBe(true)
  expect(
    (await act(person, '/owner', { owner: 'nobody', version: taken.body.version })).body.owner,
  ).toBeNull()
})

test('the link goes to the person’s own phone, opens the passport once, and nobody else’s token opens it', async () => {
  const person = await mismatched()
  // Before the approval there is no cabinet that the link could open.
  expectRefusal(await act(person, '/link', { version: 0 }), 409, 'state_forbids')
  const rowOf = async () => (await list()).items.find(({ guid }) => guid === person.applicationGuid)
  expect(await rowOf()).toMatchObject({ version: 0, linkObstacle: 'noCabinet' })
  await server()
    .database.updateTable('application')
    .set({ status: 'approved' })
    .where('guid', '=', person.applicationGuid)
    .execute()
  expect(await rowOf()).toMatchObject({ version: 0, linkObstacle: null })
  const sent = await act(person, '/link', { version: 0 })
  expect(await rowOf()).toMatchObject({ version: 1, linkObstacle: 'sentRecently' })
  expect(sent.body.linkSentAt).not.toBeNull()
  await server().deliver()
  const links = (await server().outbox(person.phone)).flatMap(message => message.links)
  const link = new URL(links.find(each => each.includes('/login/token/')) ?? 'http://none')
  expect(link.searchParams.get('redirect')).toBe('/account/passport')
  const guid = link.pathname.split('/').at(-1)
  const opened = await server().call<{ users: { guid: string }[] }>('POST', `/login/token/${guid}`)
  expect(opened.body.users.map(user => user.guid)).toEqual([person.guid])
  expect((await server().call('POST', `/login/token/${guid}`)).status).toBeGreaterThanOrEqual(400)
  const stranger = `${guid?.slice(0, -1)}${guid?.endsWith('A') ? 'B' : 'A'}`
  expectRefusal(await server().call('POST', `/login/token/${stranger}`), 404, 'link_invalid')
})

test.each<[OrganiserRole, number]>([
  ['security', 200],
  ['support', 200],
  ['admin', 200],
  ['committee', 403],
  ['finance', 403],
  ['content', 403],
  ['logistics', 403],
  ['gate', 403],
])('%s: %i', async (role, status) => {
  const as = await organiserToken(server(), role)
  expect((await server().call('GET', '/organizer/calls', { token: as })).status).toBe(status)
})

test('whose passport was never failed is not on the desk', async () => {
  const person = await finishedParticipant(server())
  expectRefusal(await server().call('GET', path(person), { token }), 404, 'not_found')
  expectRefusal(await act(person, '/owner', { owner: 'me', version: 0 }), 404, 'not_found')
})

// Last, because it moves the clock by a day.
test('the link is sent again after ten minutes, and five times a day', async () => {
  const person = await mismatched()
  await server()
    .database.updateTable('application')
    .set({ status: 'approved' })
    .where('guid', '=', person.applicationGuid)
    .execute()
  const send = async () => {
    const as = await organiserToken(server(), 'support')
    const { version } = await read(person, as)
    return act(person, '/link', { version }, as)
  }
  const obstacle = async () => {
    const as = await organiserToken(server(), 'support')
    const row = (await list('', as)).items.find(({ guid }) => guid === person.applicationGuid)
    expect((await read(person, as)).linkObstacle).toBe(row?.linkObstacle)
    return row?.linkObstacle
  }
  expect((await send()).status).toBe(200)
  expectRefusal(await send(), 409, 'link_sent_recently')
  expect(await obstacle()).toBe('sentRecently')
  // A new mismatch begins the call anew; the link of the last one still counts.
  await givePassport(server(), person, russianPassport({ number: '899001' }))
  await decidePassport(server(), person, 'fail', 'Не тот год')
  expect((await read(person)).linkSentAt).toBeNull()
  expectRefusal(await send(), 409, 'link_sent_recently')
  expect(await obstacle()).toBe('sentRecently')
  for (let sent = 1; sent < 5; sent += 1) {
    server().advance(600_000)
    expect((await send()).status).toBe(200)
  }
  server().advance(600_000)
  expectRefusal(await send(), 409, 'links_used_up')
  expect(await obstacle()).toBe('sentOften')
  server().advance(24 * 3_600_000 - 5 * 600_000)
  expect(await obstacle()).toBeNull()
  expect((await send()).status).toBe(200)
  expect(await obstacle()).toBe('sentOften')
})

/** The whole desk in an order, read page by page. */
async function readDesk(sort: string): Promise<CallRow[]> {
  const rows: CallRow[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const path: string = `/organizer/calls?limit=2&sort=${sort}${cursor && `&cursor=${cursor}`}`
    const page: { items: CallRow[]; nextCursor: string | null } = await must(server(), 'GET', path, { token })
    rows.push(...page.items)
    cursor = page.nextCursor
    if (rows.length > 1000) throw new Error('the desk does not end')
  }
  return rows
}

const outcomes = [null, 'reached', 'noAnswer', 'callBack', 'refused', 'wrongNumber']

test.each<[string, string, (row: CallRow) => string]>([
  ['turn', 'turnDown', ({ callAt, openedAt }) => callAt ?? openedAt],
  ['oldest', 'newest', ({ openedAt }) => openedAt],
  ['name', 'nameDown', ({ name }) => name.toLowerCase().split(' ').slice(0, 2).join(' ')],
  ['company', 'companyDown', ({ company }) => company?.toLowerCase() ?? ''],
  ['fewestAttempts', 'mostAttempts', ({ attempts }) => String(attempts).padStart(4, '0')],
  ['outcome', 'outcomeDown', ({ lastOutcome }) => String(outcomes.indexOf(lastOutcome))],
  ['owner', 'ownerDown', ({ owner }) => (owner ? `0${owner.name.toLowerCase()}` : '1')],
])('the desk goes by %s, and turned round by %s', async (up, down, keyOf) => {
  // Other tests put the clock forward.
  token = await organiserToken(server(), 'support')
  const [one, two, three] = [await mismatched(), await mismatched(), await mismatched()]
  await act(one, '/attempts', { outcome: 'reached', callAt: null, note: null, version: 0 })
  await act(two, '/attempts', { outcome: 'refused', callAt: null, note: null, version: 0 })
  await act(two, '/attempts', { outcome: 'wrongNumber', callAt: null, note: null, version: 1 })
  await act(three, '/owner', { owner: 'me', version: 0 })
  const there = await readDesk(up)
  const guids = there.map(({ guid }) => guid)
  expect(new Set(guids).size).toBe(guids.length)
  for (const { applicationGuid } of [one, two, three]) expect(guids).toContain(applicationGuid)
  const keys = there.map(keyOf)
  expect(keys).toEqual(keys.toSorted(new Intl.Collator('und').compare))
  expect(await readDesk(down)).toEqual(there.toReversed())
})
