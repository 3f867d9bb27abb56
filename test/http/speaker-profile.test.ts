import { expect, test } from 'vitest'
import type { Dashboard } from '#contract/dashboard.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import type { SpeakerProfile } from '#domain/speaker/speaker-profile.ts'
import { contentConsole } from '#test/factories/content.ts'
import {
  approvedParticipant,
  draftParticipant,
  finishedParticipant,
  rejectedParticipant,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { speakerCabinet, wholeSpeaker } from '#test/factories/speaker.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const { read, save, consent, withdraw } = speakerCabinet(server)
const { list } = contentConsole(server)

const nothing = Object.fromEntries(Object.keys(wholeSpeaker).map(field => [field, null]))
const speaker = () => approvedParticipant(server(), { role: 'speaker' })

async function isDone(made: TestParticipant): Promise<boolean | undefined> {
  const { body } = await server().call<Dashboard>('GET', `/participants/${made.guid}/dashboard`, {
    token: made.token,
  })
  return body.checklist.find(({ item }) => item === 'speaker')?.done
}

test('before the first save what the profile knows is proposed, each text in its language', async () => {
  const made = await approvedParticipant(server(), {
    role: 'speaker',
    person: { latinLastName: 'Orloff' },
    company: { shortName: 'Falcon Bank' },
  })
  expect((await read(made)).body).toMatchObject({
    version: 0,
    lock: { locked: false, cause: null, until: null, request: null },
    data: {
      ...nothing,
      ...{ lastName: 'Орлова', firstName: 'Мария', middleName: 'Сергеевна' },
      ...{ latinLastName: 'Orloff', latinFirstName: 'Mariia', latinMiddleName: 'Sergeevna' },
      positionRu: 'Руководитель службы информационной безопасности',
      companyEn: 'Falcon Bank',
    },
    missing: ['positionEn', 'companyRu', 'biographyRu', 'biographyEn'],
    photographFileGuid: expect.any(String),
    ...{ consentGivenAt: null, mayConsent: true, card: 'none', cardGuid: null, leavesBy: null },
  })
})

test('part of it is saved, tidied, and hands nothing to the editors', async () => {
  const made = await speaker()
  await consent(made)
  const part = {
    biographyEn: null,
    positionEn: '  ',
    middleName: ' ',
    latinMiddleName: '',
    companyRu: ' Банк ',
    lastName: ' Орлова ',
  }
  expect(await save(made, 0, part)).toMatchObject({
    status: 200,
    body: {
      version: 1,
      data: { biographyEn: null, positionEn: null, middleName: null, companyRu: 'Банк', lastName: 'Орлова' },
      missing: ['positionEn', 'biographyEn'],
      card: 'none',
    },
  })
  expect(await isDone(made)).toBe(false)
  expect((await list('speaker')).items).toEqual([])
})

test('the home page counts it as done with everything and the consent', async () => {
  const made = await speaker()
  await save(made, 0)
  expect(await isDone(made)).toBe(false)
  await consent(made)
  expect(await isDone(made)).toBe(true)
  await withdraw(made)
  expect(await isDone(made)).toBe(false)
})

test.each<[string, Partial<SpeakerProfile>, Record<string, ErrorCode>]>([
  [
    'names in the wrong script',
    { lastName: 'Orlova', latinFirstName: 'Мария' },
    { lastName: 'only_cyrillic', latinFirstName: 'only_latin' },
  ],
  ['a name too long', { middleName: 'Ж'.repeat(61) }, { middleName: 'name_length' }],
  [
    'texts too long',
    { biographyRu: 'б'.repeat(2001), positionEn: 'p'.repeat(161) },
    { biographyRu: 'too_long', positionEn: 'too_long' },
  ],
  ['a line break where one line is', { companyRu: 'Банк\nи Ко' }, { companyRu: 'value_invalid' }],
  [
    'a biography that would take long to draw',
    { biographyEn: '>'.repeat(1900) },
    { biographyEn: 'value_invalid' },
  ],
])('%s: refused at the field, nothing is saved', async (_, change, fields) => {
  const made = await speaker()
  const codes = Object.values(fields)
  const code = codes.length === 1 && codes[0] ? codes[0] : 'fields_invalid'
  expectRefusal(await save(made, 0, change), 422, code, fields)
  expect((await read(made)).body.version).toBe(0)
})

test('exactly 2000 characters are a biography', async () => {
  const made = await speaker()
  expect((await save(made, 0, { biographyRu: 'б'.repeat(2000) })).status).toBe(200)
})

test('unknown keys and missing ones are refused', async () => {
  const made = await speaker()
  const path = `/participants/${made.guid}/speaker`
  const put = (body: object) => server().call('PUT', path, { token: made.token, body })
  expect((await put({ ...wholeSpeaker, version: 0, topics: [] })).status).toBe(422)
  expect((await put({ version: 0 })).status).toBe(422)
  expectRefusal(await put({ ...wholeSpeaker, version: -1 }), 422, 'value_invalid')
})

test('somebody else’s is not there, nor is that of a participant who is no speaker; nobody’s without a token', async () => {
  const [made, other, listener] = [await speaker(), await speaker(), await approvedParticipant(server())]
  expectRefusal(await read(made, other.token), 404, 'not_found')
  expectRefusal(await save(made, 0, {}, other.token), 404, 'not_found')
  expectRefusal(await read(listener), 404, 'not_found')
  expectRefusal(await save(listener, 0), 404, 'not_found')
  expectRefusal(await server().call('GET', `/participants/${made.guid}/speaker`), 401, 'unauthorized')
})

test('of two tabs the second is told, and of ten first saves at once one wins', async () => {
  const made = await speaker()
  await consent(made)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => save(made, 0, { positionRu: `Директор ${at}` })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200))
    expectRefusal(answer, 409, 'changed_meanwhile')
  expect((await save(made, 1, { positionEn: 'CISO' })).status).toBe(200)
  expectRefusal(await save(made, 1), 409, 'changed_meanwhile')
  expect((await read(made)).body).toMatchObject({ version: 2, data: { positionEn: 'CISO' } })
  const cards = await list('speaker', 'q=орлова')
  expect(cards.items).toHaveLength(1)
})

test('the person may write while the committee looks at the application, and neither before nor afterwards', async () => {
  const pending = await finishedParticipant(server(), { role: 'speaker' })
  expect((await save(pending, 0)).status).toBe(200)
  const draft = await draftParticipant(server(), { role: 'speaker' })
  expectRefusal(await save(draft, 0), 409, 'state_forbids')
  const rejected = await rejectedParticipant(server(), { role: 'speaker' })
  expect([403, 409]).toContain((await save(rejected, 0)).status)
})

test('the audit names the fields and never what is in them', async () => {
  const made = await speaker()
  await save(made, 0)
  await save(made, 1, { biographyRu: 'Ловит дропперов.', middleName: null })
  const rows = await server()
    .database.selectFrom('auditEntry')
    .select('reason')
    .where('subjectGuid', '=', made.guid)
    .where('action', '=', 'saveSpeaker')
    .orderBy('id', 'desc')
    .execute()
  expect(rows[0]?.reason).toBe('middleName, biographyRu')
  expect(JSON.stringify(rows)).not.toContain('дроппер')
})
