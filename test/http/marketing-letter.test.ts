import { beforeAll, expect, test } from 'vitest'
import type { Letter } from '#contract/organiser-letter.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant, must, type TestApplicant, textVersion } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let content: string
let readers: TestApplicant[]
let stranger: TestApplicant

const draft = {
  audience: 'everyone',
  subject: { ru: 'Программа готова', en: 'The programme is ready' },
  text: { ru: 'Смотрите программу:\nhttps://forum.example/program', en: 'See the programme.' },
}

const agree = (made: TestApplicant) =>
  must(server(), 'POST', `/participants/${made.guid}/consents`, {
    token: made.token,
    body: { kind: 'advertising', version: textVersion },
  })

const asked = (planned: ('advertising' | 'notifications')[]) =>
  server()
    .database.updateTable('edition')
    .set({ plannedMessages: planned })
    .where('isCurrent', '=', true)
    .execute()

const write = (body: unknown = draft) =>
  must<Letter>(server(), 'POST', '/organizer/letters', { token: content, body })
const release = ({ guid, version }: Letter) =>
  server().call<Letter>('POST', `/organizer/letters/${guid}/release`, { token: content, body: { version } })
const recall = ({ guid }: Letter) =>
  server().call<Letter>('POST', `/organizer/letters/${guid}/recall`, { token: content })
const save = ({ guid, version }: Letter) =>
  server().call<Letter>('PUT', `/organizer/letters/${guid}`, { token: content, body: { version, draft } })
const remove = ({ guid, version }: Letter) =>
  server().call<{ guid: string }>('POST', `/organizer/letters/${guid}/remove`, {
    token: content,
    body: { version },
  })
const unsubscribe = async (made: TestApplicant) => {
  const { unsubscribeGuid } = await server()
    .database.selectFrom('participant')
    .select('unsubscribeGuid')
    .where('guid', '=', made.guid)
    .executeTakeFirstOrThrow()
  await must(server(), 'POST', `/unsubscribe/${unsubscribeGuid}`, { idempotencyKey: null })
  return unsubscribeGuid
}

const lettersOf = async ({ email }: TestApplicant, subject = /Программа готова|programme is ready/) => {
  await server().deliver()
  return (await server().outbox(email)).filter(letter => subject.test(letter.subject ?? ''))
}

const run = () => runJob(server().services, 'due-letters', {})

beforeAll(async () => {
  content = await organiserToken(server(), 'content')
  await asked(['advertising'])
  readers = [
    await finishedParticipant(server()),
    await finishedParticipant(server(), { locale: 'en' }),
    await finishedParticipant(server(), { role: 'speaker' }),
  ]
  for (const reader of readers) await agree(reader)
  stranger = await finishedParticipant(server())
})

test('a letter goes to those who agreed, in their language, after the window, once', async () => {
  const letter = await write()
  expect(letter).toMatchObject({ state: 'draft', readers: { ru: 2, en: 1 } })
  const released = await release(letter)
  expect(released.body).toMatchObject({ state: 'released', readers: { ru: 2, en: 1 } })
  await run()
  for (const reader of readers) expect(await lettersOf(reader)).toEqual([])
  server().advance(10 * 60_000)
  // Two copies of the app at once.
  await Promise.all([run(), run()])
  for (const reader of readers) expect(await lettersOf(reader)).toHaveLength(1)
  expect(await lettersOf(stranger)).toEqual([])
  const [english] = await lettersOf(readers[1] as TestApplicant)
  expect(english).toMatchObject({ subject: 'The programme is ready', channel: 'email' })
  expect(english?.text).toMatch(/^Dear [\s\S]*See the programme\.[\s\S]*because you agreed/)
  expect(english?.text).toMatch(/http:\/\/forum\.example\/en\/unsubscribe\/[0-9a-f-]{36}/)
  expect(english?.text).not.toContain(readers[1]?.email ?? '')
  const list = await must<{ items: Letter[] }>(server(), 'GET', '/organizer/letters', { token: content })
  expect(list.items[0]).toMatchObject({ guid: letter.guid, state: 'sent', readers: { ru: 2, en: 1 } })
  expectRefusal(await recall(letter), 409, 'recall_too_late')
})

test('a released letter can be recalled within ten minutes, and is a draft again', async () => {
  const letter = await write({ ...draft, subject: { ru: 'Отменённое', en: 'Recalled' } })
  await release(letter)
  server().advance(9 * 60_000)
  const recalled = await recall(letter)
  expect(recalled.body).toMatchObject({ state: 'draft', recallUntil: null })
  expectRefusal(await recall(letter), 409, 'state_forbids')
  server().advance(10 * 60_000)
  await run()
  for (const reader of readers) expect(await lettersOf(reader, /Отменённое|Recalled/)).toEqual([])
  const again = await release(recalled.body)
  expect(again.body.state).toBe('released')
  expectRefusal(await release(again.body), 409, 'state_forbids')
  await recall(letter)
})

test('who withdraws the consent in the meantime gets nothing, and the letter says so', async () => {
  const leaving = await finishedParticipant(server())
  await agree(leaving)
  const letter = await write({ ...draft, subject: { ru: 'Поздно', en: 'Late' } })
  await release(letter)
  const unsubscribeGuid = await unsubscribe(leaving)
  server().advance(10 * 60_000)
  await run()
  expect(await lettersOf(leaving, /Поздно/)).toEqual([])
  const list = await must<{ items: Letter[] }>(server(), 'GET', '/organizer/letters', { token: content })
  expect(list.items.find(({ guid }) => guid === letter.guid)).toMatchObject({ leftOut: 1, state: 'sent' })
  const { toValue, at } = await server()
    .database.selectFrom('auditEntry')
    .select(['toValue', 'at'])
    .where('action', '=', 'unsubscribe')
    .where('subjectGuid', '=', leaving.guid)
    .executeTakeFirstOrThrow()
  expect([toValue, at]).toEqual(['page', expect.any(Date)])
  expect(unsubscribeGuid).toMatch(/^[0-9a-f-]{36}$/)
})

test('an audience is held to, and a letter that reaches nobody is refused', async () => {
  const speakers = await write({ ...draft, audience: 'speakers' })
  expect(speakers.readers).toEqual({ ru: 1, en: 0 })
  expectRefusal(await release(await write({ ...draft, audience: 'media' })), 409, 'letter_reaches_nobody')
  await asked([])
  expectRefusal(await release(speakers), 409, 'letter_reaches_nobody')
  await asked(['advertising'])
})

test('only editors and admins write letters; two of them do not overwrite each other', async () => {
  for (const role of ['committee', 'support', 'finance', 'security', 'logistics', 'gate'] as const) {
    const token = await organiserToken(server(), role)
    expectRefusal(await server().call('GET', '/organizer/letters', { token }), 403, 'forbidden')
  }
  const letter = await write()
  expect((await save(letter)).status).toBe(200)
  expectRefusal(await save(letter), 409, 'changed_meanwhile')
  expectRefusal(await release(letter), 409, 'changed_meanwhile')
})

test('a draft that a colleague has changed is not removed unseen', async () => {
  const letter = await write()
  const saved = await save(letter)
  expectRefusal(await remove(letter), 409, 'changed_meanwhile')
  const path = `/organizer/letters/${letter.guid}`
  expect(await must<Letter>(server(), 'GET', path, { token: content })).toMatchObject({
    version: letter.version + 1,
    state: 'draft',
  })
  expect((await remove(saved.body)).status).toBe(200)
  expectRefusal(await remove(saved.body), 404, 'not_found')
})

test('of a removal and a change at the same moment one is refused, and nothing is lost', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const letter = await write()
    const [saved, removed] = await Promise.all([save(letter), remove(letter)])
    const after = await server().call<Letter>('GET', `/organizer/letters/${letter.guid}`, { token: content })
    if (saved.status === 200) {
      expectRefusal(removed, 409, 'changed_meanwhile')
      expect(after.body.version).toBe(letter.version + 1)
    } else {
      expectRefusal(saved, 404, 'not_found')
      expect(removed.status).toBe(200)
      expect(after.status).toBe(404)
    }
  }
})

test('a letter that is on its way cannot be removed', async () => {
  const released = await release(await write())
  expectRefusal(await remove(released.body), 409, 'state_forbids')
  await recall(released.body)
})

test('the preview is what readers get, and names their number', async () => {
  const preview = await server().call<{ ru: { text: string }; en: { subject: string }; readers: object }>(
    'POST',
    '/organizer/letters/preview',
    { token: content, body: draft },
  )
  expect(preview.body.ru.text).toMatch(/^Здравствуйте, Мария\.[\s\S]*\/unsubscribe\//)
  expect(preview.body.en.subject).toBe('The programme is ready')
  expect(preview.body.readers).toEqual({ ru: 2, en: 1 })
})
