import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ChatPart } from '#contract/chat.ts'
import { streamsPerAccount } from '#server/live/live-hub.ts'
import { announce } from '#server/persistence/live-queries.ts'
import { enrolledOrganiser, organiserToken } from '#test/factories/organiser.ts'
import {
  decide,
  decidePassport,
  emptyParticipant,
  finishedParticipant,
  givePassport,
  rejectedParticipant,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { russianPassport } from '#test/factories/passport.ts'
import { openTestServer, type TestServer } from '#test/server.ts'
import { chatOf, personChat, supportChat } from './chat-calls.ts'
import { type OpenStream, openStream } from './live-stream.ts'

let first: TestServer
let second: TestServer
let ports: [number, number]
let made: TestParticipant
const opened: OpenStream[] = []

beforeAll(async () => {
  first = await openTestServer()
  second = await openTestServer({ beside: first })
  ports = [await first.listen(), await second.listen()]
  made = await emptyParticipant(first)
})

afterEach(async () => {
  for (const stream of opened.splice(0)) stream.close()
  await vi.waitFor(() => expect(first.services.live.count() + second.services.live.count()).toBe(0))
})

afterAll(async () => {
  await second.close()
  await first.close()
})

async function listenTo(token: string, path = '/live', instance: 0 | 1 = 0): Promise<OpenStream> {
  const stream = await openStream(ports[instance], path, token)
  opened.push(stream)
  await vi.waitFor(() => expect(stream.of('ready')).toHaveLength(1))
  return stream
}

test('a stream says how it is to be read, and is greeted', async () => {
  const stream = await listenTo(made.token)
  expect(Object.fromEntries(stream.response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  expect(stream.events).toEqual([{ event: 'ready', data: {} }])
})

test('a message sent to one instance reaches the listeners of the other', async () => {
  const chat = personChat(first, made)
  const [person, support, admin, committee, stranger] = await Promise.all([
    listenTo(made.token, '/live', 1),
    listenTo(await organiserToken(first, 'support'), '/organizer/live', 1),
    listenTo(await organiserToken(first, 'admin'), '/organizer/live'),
    listenTo(await organiserToken(first, 'committee'), '/organizer/live', 1),
    listenTo((await emptyParticipant(first)).token, '/live', 1),
  ])
  await chat.send({ text: 'Слышно?' })
  const chatGuid = await chatOf(first, made)
  const marks = { personReceived: 0, personRead: 0, supportReceived: 0, supportRead: 0 }
  const expected = { chatGuid, participantGuid: made.guid, lastNumber: 1, marks }
  for (const stream of [person, support, admin])
    await vi.waitFor(() => expect(stream?.of('chat')).toEqual([expected]))
  await (await supportChat(second, 'support', first)).mark(chatGuid, { read: 1 })
  await vi.waitFor(() =>
    expect(person?.of('chat').at(-1)).toEqual({
      ...expected,
      marks: { ...marks, supportReceived: 1, supportRead: 1 },
    }),
  )
  // Organisers who may not answer chats, and other people, hear nothing of it.
  expect([committee?.of('chat'), stranger?.of('chat')]).toEqual([[], []])
})

test('a refused change is never heard of', async () => {
  const stream = await listenTo(made.token)
  const chat = personChat(first, made)
  await chat.send({ files: ['1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10'] })
  const { body } = await chat.send({ text: 'Дошло' })
  await vi.waitFor(() => expect(stream.of('chat')).toHaveLength(1))
  expect(stream.of('chat')[0]).toMatchObject({ lastNumber: body.number })
})

test('the cabinet hears what is decided about the person', async () => {
  const applicant = await finishedParticipant(first)
  const stream = await listenTo(applicant.token, '/live', 1)
  await decide(first, [applicant.applicationGuid], 'approve')
  await vi.waitFor(() => expect(stream.of('participant')).toEqual([{ participantGuid: applicant.guid }]))
})

test('a blocked account keeps its stream', async () => {
  const blocked = await rejectedParticipant(first)
  const stream = await listenTo(blocked.token)
  await personChat(first, blocked).send()
  await vi.waitFor(() => expect(stream.of('chat')).toHaveLength(1))
})

test('a stream needs a live token of its side', async () => {
  const support = await organiserToken(first, 'support')
  for (const [path, token, status] of [
    ['/live', undefined, 401],
    ['/live', 'x'.repeat(30), 401],
    ['/live', support, 403],
    ['/organizer/live', made.token, 403],
  ] as const)
    expect((await openStream(ports[0], path, token)).response.status).toBe(status)
  const head = await fetch(`http://127.0.0.1:${ports[0]}/api/v2/live`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${made.token}` },
  })
  expect(head.status).toBe(404)
})

test('a log-out ends its streams on every instance within a second, without a beat; the others go on', async () => {
  const { token } = await first.logIn(made.phone)
  const [leaving, staying] = [await listenTo(token, '/live', 1), await listenTo(made.token, '/live', 1)]
  await first.call('POST', '/auth/logout', { token })
  const began = performance.now()
  await leaving.ended
  expect(performance.now() - began).toBeLessThan(1000)
  await vi.waitFor(() => expect(second.services.live.count()).toBe(1))
  expect(staying.beats()).toBe(0)
  await personChat(first, made).send()
  await vi.waitFor(() => expect(staying.of('chat')).toHaveLength(1))
})

test('a log-out everywhere ends the streams of the other log-ins', async () => {
  const person = await emptyParticipant(first)
  const other = await first.logIn(person.phone)
  const [kept, ended] = [await listenTo(person.token), await listenTo(other.token, '/live', 1)]
  await first.call('POST', '/auth/logout-everywhere', { token: person.token, body: { keepThis: true } })
  await ended.ended
  expect(first.services.live.count()).toBe(1)
  expect(kept.events).toEqual([{ event: 'ready', data: {} }])
})

test('a stream that was on its way in when its log-in ended is ended', async () => {
  const person = await emptyParticipant(first)
  const { accountGuid } = await first.database
    .selectFrom('account')
    .select('guid as accountGuid')
    .where('phone', '=', person.phone)
    .executeTakeFirstOrThrow()
  const { live } = first.services
  const heard = vi.spyOn(live, 'hear')
  await first.call('POST', '/auth/logout', { token: person.token })
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  heard.mockRestore()
  const end = vi.fn()
  const leave = live.join(
    { accountGuid, tokenGuid: randomUUID(), roles: null },
    { send: () => {}, beat: () => {}, end },
  )
  await vi.waitFor(() => expect(end).toHaveBeenCalled())
  leave()
})

test('an organiser who is let go hears no more', async () => {
  const token = await organiserToken(first, 'support')
  const stream = await listenTo(token, '/organizer/live')
  const revoked = (at: Date | null) =>
    first.database
      .updateTable('organiser')
      .set({ revokedAt: at })
      .where('roles', '@>', sql<string[]>`array['support']`)
      .execute()
  await revoked(new Date())
  await first.services.live.beat()
  await stream.ended
  await revoked(null)
})

test('when tokens cannot be checked nobody is believed for ever', async () => {
  const stream = await listenTo(made.token)
  const broken = vi.spyOn(first.database, 'selectFrom').mockImplementation(() => {
    throw new Error('the database is away')
  })
  await first.services.live.beat()
  await first.services.live.beat()
  expect(first.services.live.count()).toBe(1)
  await first.services.live.beat()
  broken.mockRestore()
  await stream.ended
})

test('one account opens so many streams and no more', async () => {
  const busy = await emptyParticipant(first)
  for (let count = 0; count < streamsPerAccount; count += 1) await listenTo(busy.token)
  const refused = await openStream(ports[0], '/live', busy.token)
  expect(refused.response.status).toBe(429)
  expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
  opened[0]?.close()
  await vi.waitFor(() => expect(first.services.live.count()).toBe(streamsPerAccount - 1))
  await listenTo(busy.token)
})

test('a listener who does not read is ended and costs no memory', async () => {
  const socket = connect(ports[0], '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`GET /api/v2/live HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${made.token}\r\n\r\n`)
  await vi.waitFor(() => expect(first.services.live.count()).toBe(1))
  socket.pause()
  const { accountGuid } = await first.database
    .selectFrom('participant')
    .select('accountGuid')
    .where('guid', '=', made.guid)
    .executeTakeFirstOrThrow()
  const news = JSON.stringify({
    event: 'participant',
    account: accountGuid,
    data: { participantGuid: made.guid },
  })
  await vi.waitFor(
    () => {
      for (let count = 0; count < 5000; count += 1) first.services.live.hear(news)
      expect(first.services.live.count()).toBe(0)
    },
    { timeout: 10_000, interval: 1 },
  )
  socket.destroy()
})

test('a payload of another version is passed over', async () => {
  const stream = await listenTo(made.token)
  for (const payload of ['', '{', '{"event":"other"}', '{"event":"chat","account":1}'])
    await sql`select pg_notify('live', ${payload})`.execute(first.database)
  await first.database.transaction().execute(tx => announce(tx, { event: 'updates', account: null }))
  await vi.waitFor(() => expect(stream.events.map(({ event }) => event)).toEqual(['ready', 'updates']))
})

test('a killed listening connection loses no message and doubles none', async () => {
  const person = await emptyParticipant(first)
  const chat = personChat(second, person)
  const stream = await listenTo(person.token)
  const read: number[] = []
  /** Like the page: after every event it reads on from its last number. */
  const catchUp = async () => {
    const path = `/chat/messages?participant=${person.guid}&after=${read.at(-1) ?? 0}&limit=100`
    const { body } = await first.call<ChatPart>('GET', path, { token: person.token })
    for (const { number } of body.messages) if (number > (read.at(-1) ?? 0)) read.push(number)
  }
  let seen = 0
  const page = setInterval(() => {
    if (stream.events.length === seen) return
    seen = stream.events.length
    void catchUp()
  }, 10)
  for (let number = 1; number <= 20; number += 1) {
    await chat.send({ text: String(number) })
    if (number % 7 === 3)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'quorum-listen'`.execute(second.database)
  }
  await vi.waitFor(() => expect(read).toEqual(Array.from({ length: 20 }, (_, index) => index + 1)), {
    timeout: 10_000,
  })
  clearInterval(page)
  expect(stream.of('ready').length).toBeGreaterThan(1)
})

test('a closing server ends its streams at once', async () => {
  const third = await openTestServer({ beside: first })
  const stream = await openStream(await third.listen(), '/live', made.token)
  const began = performance.now()
  await third.close()
  await stream.ended
  expect(performance.now() - began).toBeLessThan(4000)
})

test('the count of a gate reaches whoever may scan, on every instance, and nobody else', async () => {
  const [guard, committee] = [await organiserToken(first, 'gate'), await organiserToken(first, 'committee')]
  const [near, far] = [await listenTo(guard, '/organizer/live'), await listenTo(guard, '/organizer/live', 1)]
  const others = [await listenTo(committee, '/organizer/live'), await listenTo(made.token)]
  const data = { zone: 'forum', people: 12, vehicles: 0 } as const
  await first.database.transaction().execute(tx => announce(tx, { event: 'gate', account: null, data }))
  await vi.waitFor(() => {
    for (const stream of [near, far]) expect(stream.of('gate')).toEqual([data])
  })
  for (const stream of others) expect(stream.of('gate')).toEqual([])
})

test('every call desk hears of a call that is taken and of one that is passed on, and nobody else', async () => {
  const person = await finishedParticipant(first)
  await givePassport(first, person, russianPassport())
  await decidePassport(first, person, 'fail', 'Отчество на скане другое')
  const leaver = await enrolledOrganiser(first, { roles: ['support'] })
  const desks = [
    await listenTo(await organiserToken(first, 'support'), '/organizer/live'),
    await listenTo(await organiserToken(first, 'security'), '/organizer/live', 1),
  ]
  const others = [
    await listenTo(await organiserToken(first, 'committee'), '/organizer/live', 1),
    await listenTo(person.token),
  ]
  const heard = { callGuid: person.applicationGuid }
  const path = `/organizer/calls/${person.applicationGuid}/owner`
  const take = () => first.call('PUT', path, { token: leaver.token, body: { owner: 'me', version: 0 } })
  expect((await take()).status).toBe(200)
  // A refused act is not heard of.
  expect((await take()).status).toBe(409)
  await vi.waitFor(() => {
    for (const desk of desks) expect(desk.of('call')).toEqual([heard])
  })
  const token = await organiserToken(first, 'admin')
  await second.call('POST', `/organizer/organisers/${leaver.guid}/revoke`, { token, body: {} })
  await vi.waitFor(() => {
    for (const desk of desks) expect(desk.of('call')).toEqual([heard, heard])
  })
  for (const stream of others) expect(stream.of('call')).toEqual([])
})
