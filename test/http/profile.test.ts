import { expect, test } from 'vitest'
import type { ChangeRequest } from '#contract/change-request.ts'
import type { Passport } from '#contract/passport.ts'
import type { Profile, TypedProfile } from '#contract/profile.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  draftParticipant,
  emptyParticipant,
  finishedParticipant,
  givePassport,
  must,
  type TestApplicant,
  type TestParticipant,
  testMedia,
} from '#test/factories/participant.ts'
import { foreignPassport } from '#test/factories/passport.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const read = (made: TestParticipant, token = made.token) =>
  server().call<Profile>('GET', `/participants/${made.guid}/profile`, { token })

type Change = {
  person?: Partial<Profile['person']>
  company?: Partial<Profile['company']>
  media?: Profile['media']
  version?: number
}

/** Saves the current profile with this change. */
async function save(made: TestParticipant, change: Change = {}, token = made.token) {
  const { body } = await read(made)
  return put(made, body, change, token)
}

const put = (made: TestParticipant, stands: Profile, change: Change = {}, token = made.token) =>
  server().call<Profile>('PUT', `/participants/${made.guid}/profile`, {
    token,
    body: {
      version: change.version ?? stands.version,
      person: { ...stands.person, ...change.person },
      company: { ...stands.company, ...change.company },
      media: change.media === undefined ? stands.media : change.media,
    } satisfies TypedProfile & { version: number },
  })

async function decidePassport(
  { applicationGuid }: TestApplicant,
  decision: string,
  note: string | null = null,
) {
  const token = await organiserToken(server(), 'security')
  const opened = await must<{ savedAt: string }>(
    server(),
    'POST',
    `/organizer/passports/${applicationGuid}/open`,
    { token, body: { purpose: 'check' } },
  )
  await must(server(), 'POST', `/organizer/passports/${applicationGuid}/decision`, {
    token,
    body: { decision, note, savedAt: opened.savedAt },
  })
  return opened.savedAt
}

const passportOf = ({ guid, token }: TestParticipant) =>
  must<Passport>(server(), 'GET', `/participants/${guid}/passport`, { token })

test('the profile as it stands, without what belongs to the badge', async () => {
  const made = await approvedParticipant(server())
  const { status, body } = await read(made)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    access: 'open',
    primary: true,
    ageOn: '2025-09-15',
    lock: { locked: false, cause: null, until: null, request: null },
    person: { lastName: 'Орлова', latinLastName: 'Orlova', phone: made.phone },
    company: { inn: '7799001175', companyType: 'bank' },
    badge: { companyShortName: 'Лазоревый Банк' },
  })
  expect(body.person).not.toHaveProperty('position')
  expect(body.company).not.toHaveProperty('shortName')
})

test('what is free is saved, judged as the application was, and found by the console', async () => {
  const made = await approvedParticipant(server())
  const before = (await read(made)).body
  const answer = await save(made, {
    person: { latinFirstName: ' Maria ', email: 'Orlova@Bank.Example', country: 'KZ', prefix: 'Dr' },
    company: { siteUrl: 'bank.example', kpp: '' },
  })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      version: before.version + 1,
      person: { latinFirstName: 'Maria', email: 'Orlova@bank.example', country: 'KZ', prefix: 'Dr' },
      company: { siteUrl: 'https://bank.example', kpp: null },
      badge: before.badge,
    },
  })
  const found = await must<{ items: unknown[] }>(
    server(),
    'GET',
    '/organizer/applications?q=orlova%40bank.example',
    {
      token: await organiserToken(server(), 'committee'),
    },
  )
  expect(found.items).toHaveLength(1)
})

test('every wrong field is named at once, and nothing is saved', async () => {
  const made = await approvedParticipant(server())
  const before = (await read(made)).body
  const answer = await save(made, {
    person: { latinLastName: 'Орлова', email: 'nobody', lastName: 'Orlova', birthDate: '2010-01-01' },
    company: { inn: '7799001176', name: '' },
  })
  expectRefusal(answer, 422, 'fields_invalid', {
    'person.latinLastName': 'only_latin',
    'person.email': 'email_format',
    'person.lastName': 'only_cyrillic',
    'person.birthDate': 'under_18',
    'company.inn': 'inn_checksum',
    'company.name': 'required',
  })
  expectRefusal(await save(made, { person: { firstName: '', middleName: '' } }), 422, 'fields_required', {
    'person.firstName': 'required',
    'person.middleName': 'required',
  })
  expect((await read(made)).body).toEqual(before)
})

test('a field that is not of the profile is refused, a missing one is named', async () => {
  const made = await approvedParticipant(server())
  const { version, person, company } = (await read(made)).body
  const send = (body: object) =>
    server().call('PUT', `/participants/${made.guid}/profile`, { token: made.token, body })
  expectRefusal(
    await send({ version, person: { ...person, position: 'CEO' }, company }),
    422,
    'unknown_field',
    {
      'person.position': 'unknown_field',
    },
  )
  expectRefusal(await send({ version, person }), 422, 'required', { company: 'required' })
  expectRefusal(await send({}), 422, 'fields_required')
})

test('the phone of one’s own application is the one that logs in, whatever is sent', async () => {
  const made = await approvedParticipant(server())
  expect((await save(made, { person: { phone: '+79161112233' } })).body.person.phone).toBe(made.phone)
})

test('of two tabs the second is told, and nothing is overwritten', async () => {
  const made = await approvedParticipant(server())
  const opened = (await read(made)).body
  expect((await put(made, opened, { person: { email: 'first@bank.example' } })).status).toBe(200)
  expectRefusal(
    await put(made, opened, { person: { email: 'second@bank.example' } }),
    409,
    'changed_meanwhile',
  )
  expect((await read(made)).body.person.email).toBe('first@bank.example')
})

test('of twenty saves of one version at once one is kept', async () => {
  const made = await approvedParticipant(server())
  const opened = (await read(made)).body
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => put(made, opened, { person: { prefix: `Mr ${index}` } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await read(made)).body.version).toBe(opened.version + 1)
})

test('a changed identity puts a passport that is being checked at the end of the queue, and whoever has it open is told', async () => {
  const made = await approvedParticipant(server())
  await givePassport(server(), made)
  const token = await organiserToken(server(), 'security')
  const path = `/organizer/passports/${made.applicationGuid}`
  const { savedAt } = await must<{ savedAt: string }>(server(), 'POST', `${path}/open`, {
    token,
    body: { purpose: 'check' },
  })
  server().advance(60_000)
  expect((await save(made, { person: { lastName: 'Соколова' } })).status).toBe(200)
  const verify = await server().call('POST', `${path}/decision`, {
    token,
    body: { decision: 'verify', note: null, savedAt },
  })
  expectRefusal(verify, 409, 'changed_meanwhile')
  await decidePassport(made, 'verify')
  expect((await passportOf(made)).security).toBe('passportVerified')
})

test('a mismatch that was in the name is mended in the profile, and checked again', async () => {
  const made = await approvedParticipant(server())
  await givePassport(server(), made)
  await decidePassport(made, 'fail', 'Фамилия другая')
  expect((await save(made, { person: { lastName: 'Соколова' } })).status).toBe(200)
  expect(await passportOf(made)).toMatchObject({
    security: 'passportPending',
    mismatchNote: null,
    given: true,
  })
})

test('a spelling in Latin letters is not the identity of a citizen of Russia', async () => {
  const made = await approvedParticipant(server())
  await givePassport(server(), made)
  await decidePassport(made, 'verify')
  expect((await save(made, { person: { latinLastName: 'Orlowa' } })).status).toBe(200)
  expect((await passportOf(made)).security).toBe('passportVerified')
})

async function verified(wish = {}): Promise<TestApplicant> {
  const made = await approvedParticipant(server(), wish)
  await givePassport(server(), made)
  await decidePassport(made, 'verify')
  return made
}

test('a verified passport closes the identity and nothing else', async () => {
  const made = await verified()
  expect((await read(made)).body).toMatchObject({
    access: 'verified',
    lock: { locked: true, cause: 'verified' },
  })
  expectRefusal(
    await save(made, { person: { lastName: 'Соколова', birthDate: '1986-04-18' } }),
    409,
    'state_forbids',
    { 'person.lastName': 'state_forbids', 'person.birthDate': 'state_forbids' },
  )
  expect((await save(made, { person: { email: 'new@bank.example' } })).status).toBe(200)
  expect((await passportOf(made)).security).toBe('passportVerified')
})

test('for a foreigner the Latin spelling is the identity', async () => {
  const made = await approvedParticipant(server(), { person: { citizenship: 'KZ' } })
  await givePassport(server(), made, foreignPassport())
  await decidePassport(made, 'verify')
  expectRefusal(await save(made, { person: { latinLastName: 'Orlowa' } }), 409, 'state_forbids', {
    'person.latinLastName': 'state_forbids',
  })
})

const identity = {
  lastName: 'Соколова',
  firstName: 'Мария',
  middleName: 'Сергеевна',
  noMiddleName: false,
  latinLastName: 'Sokolova',
  latinFirstName: 'Mariia',
  birthDate: '1986-04-17',
  citizenship: 'RU',
}

const ask = (made: TestParticipant, proposed: object, token = made.token) =>
  server().call<ChangeRequest>('POST', `/participants/${made.guid}/change-requests`, {
    token,
    body: { kind: 'identity', proposed, reason: 'Сменила фамилию' },
  })

test('a granted request changes the identity, and the passport is checked again', async () => {
  const made = await verified()
  expectRefusal(await ask(made, { ...identity, lastName: 'Sokolova' }), 422, 'only_cyrillic', {
    'proposed.lastName': 'only_cyrillic',
  })
  const { guid } = (await ask(made, identity)).body
  expect((await read(made)).body.lock.request).toMatchObject({ guid, status: 'open' })
  const token = await organiserToken(server(), 'admin')
  const granted = await server().call<{ differences: object[] }>(
    'POST',
    `/organizer/changes/${guid}/decision`,
    {
      token,
      body: { decision: 'grant', answer: null },
    },
  )
  expect(granted.status).toBe(200)
  expect((await read(made)).body).toMatchObject({
    access: 'open',
    person: { lastName: 'Соколова', latinLastName: 'Sokolova' },
    lock: { locked: false, request: { status: 'granted' } },
  })
  expect((await passportOf(made)).security).toBe('passportPending')
})

test('a request of before a hold is not granted while security has the person in hand', async () => {
  const made = await verified()
  const { guid } = (await ask(made, identity)).body
  await decidePassport(made, 'hold')
  const answer = await server().call('POST', `/organizer/changes/${guid}/decision`, {
    token: await organiserToken(server(), 'admin'),
    body: { decision: 'grant', answer: null },
  })
  expectRefusal(answer, 409, 'state_forbids')
  expect((await read(made)).body.person.lastName).toBe('Орлова')
})

test('an open identity takes no request', async () => {
  expectRefusal(await ask(await approvedParticipant(server()), identity), 409, 'state_forbids')
})

test('the organiser reads what differs in words', async () => {
  const made = await verified()
  await ask(made, { ...identity, citizenship: 'KZ', birthDate: '1986-05-17' })
  const { items } = await must<{ items: { participantGuid: string; differences: object[] }[] }>(
    server(),
    'GET',
    '/organizer/changes?kind=identity',
    { token: await organiserToken(server(), 'committee'), locale: 'en' },
  )
  expect(items.find(({ participantGuid }) => participantGuid === made.guid)?.differences).toEqual(
    expect.arrayContaining([
      { field: 'lastName', present: 'Орлова', proposed: 'Соколова' },
      { field: 'citizenship', present: 'Russia', proposed: 'Kazakhstan' },
      { field: 'birthDate', present: '17\u00a0April\u00a01986', proposed: '17\u00a0May\u00a01986' },
    ]),
  )
})

test('on hold the identity waits, the rest does not', async () => {
  const made = await approvedParticipant(server())
  await givePassport(server(), made)
  await decidePassport(made, 'hold')
  expect((await read(made)).body).toMatchObject({ access: 'held', lock: { locked: false } })
  expectRefusal(await save(made, { person: { lastName: 'Соколова' } }), 409, 'state_forbids', {
    'person.lastName': 'state_forbids',
  })
  expect((await save(made, { person: { email: 'held@bank.example' } })).status).toBe(200)
  expectRefusal(await ask(made, identity), 409, 'state_forbids')
})

test('a media representative sees and changes their medium, judged as in the application', async () => {
  const made = await finishedParticipant(server(), { role: 'media' })
  expect((await read(made)).body.media).toEqual(testMedia)
  const changed = { mediaName: 'Рубль и ключ', mediaWebsite: 'rubl.example' }
  expect((await save(made, { media: changed })).body.media).toMatchObject({ mediaName: 'Рубль и ключ' })
  expect((await read(made)).body.media?.mediaWebsite).toContain('rubl.example')
  expectRefusal(await save(made, { media: { mediaName: '', mediaWebsite: 'rubl.example' } }), 422, 'required')
  expectRefusal(await save(made, { media: null }), 422, 'required')
  // A page opened before the update knows nothing of it and takes nothing away.
  const { body } = await read(made)
  const { version, person, company } = body
  await must(server(), 'PUT', `/participants/${made.guid}/profile`, {
    token: made.token,
    body: { version, person, company },
  })
  expect((await read(made)).body.media?.mediaName).toBe('Рубль и ключ')
})

test('nobody else has a medium', async () => {
  const made = await finishedParticipant(server())
  expect((await read(made)).body.media).toBeNull()
  expectRefusal(await save(made, { media: testMedia }), 422, 'unknown_field')
})

test('a form that is not sent and an application that is over are read alone', async () => {
  const draft = await draftParticipant(server())
  expect((await read(draft)).body.access).toBe('closed')
  expectRefusal(await save(draft), 409, 'state_forbids')
  const gone = await finishedParticipant(server())
  await must(server(), 'POST', `/participants/${gone.guid}/cancel`, { token: gone.token, body: {} })
  expectRefusal(await save(gone, { person: { email: 'gone@bank.example' } }), 409, 'state_forbids')
})

test('somebody else’s profile is not there', async () => {
  const [made, stranger] = [await approvedParticipant(server()), await emptyParticipant(server())]
  expectRefusal(await read(made, stranger.token), 404, 'not_found')
  expectRefusal(await save(made, {}, stranger.token), 404, 'not_found')
})

test('the log tells which fields changed, never what stands in them', async () => {
  const made = await approvedParticipant(server())
  await save(made, { person: { email: 'secret@bank.example' }, company: { siteUrl: 'secret.example' } })
  const rows = await server()
    .database.selectFrom('auditEntry')
    .selectAll()
    .where('subjectGuid', '=', made.guid)
    .where('action', '=', 'saveProfile')
    .execute()
  expect(rows.map(({ toValue }) => toValue)).toEqual(['email company.siteUrl'])
  expect(
    JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain('secret')
})
