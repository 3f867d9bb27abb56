import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { caps } from '#server/http/actor-cap.ts'
import { assistantOf } from '#test/factories/assistant.ts'
import {
  approvedParticipant,
  emptyParticipant,
  finishedParticipant,
  rejectedParticipant,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { chatOf, personChat, supportChat } from './chat-calls.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

let other: TestParticipant
let made: TestParticipant
let chat: ReturnType<typeof personChat>

beforeAll(async () => {
  other = await emptyParticipant(server())
})

beforeEach(async () => {
  made = await emptyParticipant(server())
  chat = personChat(server(), made)
})

test('nobody has written yet', async () => {
  expect(await chat.read()).toMatchObject({
    status: 200,
    body: {
      messages: [],
      hasEarlier: false,
      lastNumber: 0,
      marks: { personReceived: 0, personRead: 0, supportReceived: 0, supportRead: 0 },
      answerBy: null,
    },
  })
  expect((await chat.mark({ read: 3 })).status).toBe(204)
})

test('a message starts the 24 hours, an answer ends them', async () => {
  const guid = randomUUID()
  const sent = await chat.send({ guid, text: '  Когда откроется оплата?  ' })
  expect(sent).toMatchObject({
    status: 200,
    body: { guid, number: 1, side: 'person', authorName: null, text: 'Когда откроется оплата?', files: [] },
  })
  const promised = new Date(Date.parse(sent.body.createdAt) + 24 * 3_600_000).toISOString()
  server().advance(60_000)
  await chat.send({ text: 'И сколько она займёт?' })
  expect((await chat.read()).body).toMatchObject({ lastNumber: 2, answerBy: promised })
  const support = await supportChat(server())
  await support.answer(await chatOf(server(), made), { text: 'После одобрения заявки.' })
  const { body } = await chat.read()
  expect(body).toMatchObject({ lastNumber: 3, answerBy: null })
  // The person is not told who of the team has answered.
  expect(body.messages[2]).toMatchObject({ side: 'support', authorName: null })
})

test('the chat is read in parts, from either end', async () => {
  for (let number = 1; number <= 7; number += 1) await chat.send({ text: `№ ${number}` })
  const numbers = async (query: string) => {
    const { body } = await chat.read(query)
    return [body.messages.map(({ number }) => number), body.hasEarlier, body.lastNumber]
  }
  expect(await numbers('limit=3')).toEqual([[5, 6, 7], true, 7])
  expect(await numbers('limit=3&before=5')).toEqual([[2, 3, 4], true, 7])
  expect(await numbers('limit=3&before=2')).toEqual([[1], false, 7])
  expect(await numbers('limit=3&after=2')).toEqual([[3, 4, 5], true, 7])
  expect(await numbers('after=7')).toEqual([[], false, 7])
  expect(await numbers('after=2&before=5')).toEqual([[3, 4], true, 7])
})

test('the same message twice is one', async () => {
  const guid = randomUUID()
  const first = await chat.send({ guid, text: 'Раз' })
  const again = await chat.send({ guid: guid.toUpperCase(), text: 'Два' })
  expect(again.body).toEqual(first.body)
  expect((await chat.read()).body.lastNumber).toBe(1)
})

test('a guid of another chat, or of the other side, is refused without a word', async () => {
  const guid = randomUUID()
  await personChat(server(), other).send({ guid })
  expectRefusal(await chat.send({ guid }), 409, 'state_forbids')
  expect((await chat.read()).body.messages).toEqual([])
  await chat.send()
  const answered = randomUUID()
  await (await supportChat(server())).answer(await chatOf(server(), made), { guid: answered })
  expectRefusal(await chat.send({ guid: answered }), 409, 'state_forbids')
})

test('marks move forward alone and never beyond the last message', async () => {
  for (let count = 0; count < 3; count += 1) await chat.send()
  const marks = async () => (await chat.read()).body.marks
  await chat.mark({ received: 2, read: 1 })
  expect(await marks()).toMatchObject({ personReceived: 2, personRead: 1 })
  await chat.mark({ received: 1, read: 0 })
  expect(await marks()).toMatchObject({ personReceived: 2, personRead: 1 })
  await chat.mark({ read: 2_000_000_000 })
  expect(await marks()).toMatchObject({ personReceived: 3, personRead: 3, supportRead: 0 })
})

test('unread are the answers beyond the mark', async () => {
  await chat.send()
  expect((await chat.unread()).body.chat).toBe(0)
  const support = await supportChat(server())
  const chatGuid = await chatOf(server(), made)
  await support.answer(chatGuid)
  await chat.send()
  await support.answer(chatGuid)
  expect((await chat.unread()).body.chat).toBe(2)
  await chat.mark({ read: 2 })
  expect((await chat.unread()).body.chat).toBe(1)
  await chat.mark({ read: 4 })
  expect((await chat.unread()).body.chat).toBe(0)
})

test('an account without a participant has a chat of its own', async () => {
  const phone = server().nextPhone()
  const { token } = await server().logIn(phone, 'signup')
  const account = personChat(server(), { token })
  expect(await account.send({ text: 'Хочу зарегистрировать группу.' })).toMatchObject({
    status: 200,
    body: { number: 1 },
  })
  expect((await account.unread()).body).toEqual({ chat: 0, updates: 0 })
  const { body } = await (await supportChat(server())).list(`q=${encodeURIComponent(phone)}`)
  expect(body.items).toMatchObject([
    {
      person: { participantGuid: null, status: null, name: formatPhone(phone) },
      lastNumber: 1,
    },
  ])
  // The participant of another account has another one.
  expect((await chat.read()).body.lastNumber).toBe(0)
})

test('what an assistant writes for the person is named as theirs, to the person and to support', async () => {
  const assisted = await approvedParticipant(server())
  const assistant = await assistantOf(server(), assisted, ['chat'])
  const own = personChat(server(), assisted)
  const theirs = personChat(server(), { guid: assisted.guid, token: assistant.token })
  await own.send({ text: 'Где бейдж?' })
  await theirs.send({ text: 'Заберу бейдж сама' })
  const shown = (messages: ChatMessage[]) => messages.map(({ own, authorName }) => [own, authorName])
  const name = expect.any(String)
  expect(shown((await own.read()).body.messages)).toEqual([
    [true, null],
    [false, name],
  ])
  expect(shown((await theirs.read()).body.messages)).toEqual([
    [false, null],
    [true, name],
  ])
  const support = await supportChat(server(), 'support')
  const seen = await support.read(await chatOf(server(), assisted))
  expect(shown(seen.body.messages)).toEqual([
    [false, null],
    [false, name],
  ])
})

test('a blocked account may write, and read nothing else', async () => {
  const blocked = await rejectedParticipant(server())
  const own = personChat(server(), blocked)
  expect((await own.send()).status).toBe(200)
  expect((await own.read()).body.lastNumber).toBe(1)
  expect((await own.unread()).status).toBe(200)
  const { token, guid } = blocked
  expectRefusal(await server().call('GET', `/updates?participant=${guid}`, { token }), 403, 'account_blocked')
})

test('the chat of somebody else’s participant is not there', async () => {
  await personChat(server(), other).send()
  const stranger = personChat(server(), { token: made.token, guid: other.guid })
  for (const answer of [
    await stranger.read(),
    await stranger.send(),
    await stranger.mark({ read: 1 }),
    await stranger.unread(),
    await stranger.upload({ bytes: Buffer.from('text') }),
  ])
    expectRefusal(answer, 404, 'not_found')
  const nobody = personChat(server(), { token: made.token, guid: randomUUID() })
  expectRefusal(await nobody.send(), 404, 'not_found')
})

test('the chat goes with the participant to another account', async () => {
  await chat.send({ text: 'Я напишу с другого номера.' })
  const { accountGuid } = await server()
    .database.selectFrom('participant')
    .select('accountGuid')
    .where('guid', '=', other.guid)
    .executeTakeFirstOrThrow()
  await server()
    .database.updateTable('participant')
    .set({ accountGuid })
    .where('guid', '=', made.guid)
    .execute()
  expectRefusal(await chat.read(), 404, 'not_found')
  const moved = personChat(server(), { token: other.token, guid: made.guid })
  expect((await moved.read()).body.lastNumber).toBe(1)
  expect((await moved.send()).body.number).toBe(2)
})

test.each<[string, object, string, number, Record<string, string>]>([
  ['neither text nor files', { text: ' \n ' }, 'required', 422, { text: 'required' }],
  ['too long', { text: 'я'.repeat(4001) }, 'too_long', 422, { text: 'too_long' }],
  ['control characters', { text: 'a\u0007b' }, 'value_invalid', 422, { text: 'value_invalid' }],
  [
    'six files',
    { files: Array.from({ length: 6 }, () => randomUUID()) },
    'chat_files_many',
    422,
    { files: 'chat_files_many' },
  ],
  ['a file that is not there', { files: [randomUUID()] }, 'not_found', 404, { files: 'not_found' }],
])('refused: %s', async (_, message, code, status, fields) => {
  expectRefusal(await chat.send(message), status, code as never, fields as never)
  expect((await chat.read()).body.lastNumber).toBe(0)
})

test('refused: what is no message at all, and a part that is none', async () => {
  const { token } = made
  const call = (body: string) =>
    server().call('POST', '/chat/messages', {
      token,
      body,
      headers: { 'content-type': 'application/json' },
    })
  expectRefusal(await call('{'), 400, 'malformed_request')
  expectRefusal(await call('{}'), 422, 'fields_invalid', {
    guid: 'not_found',
    text: 'required',
    files: 'required',
  })
  for (const query of ['limit=0', 'limit=101', 'after=-1', 'before=0', 'after=x', 'participant=x'])
    expectRefusal(await server().call('GET', `/chat/messages?${query}`, { token }), 400, 'malformed_request')
  expectRefusal(await chat.mark({ read: -1 }), 422, 'value_invalid')
})

test('more messages than a person writes are slowed', async () => {
  const talkative = await finishedParticipant(server())
  const own = personChat(server(), talkative)
  for (let count = 0; count < caps.chatMessages.calls; count += 1)
    expect((await own.send({ text: String(count) })).status).toBe(200)
  const refused = await own.send()
  expectRefusal(refused, 429, 'too_many_requests')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
