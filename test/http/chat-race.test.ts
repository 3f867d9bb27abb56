import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { organiserToken } from '#test/factories/organiser.ts'
import { emptyParticipant } from '#test/factories/participant.ts'
import { openTestServer, type TestServer } from '#test/server.ts'
import { chatOf, personChat, supportChat } from './chat-calls.ts'

// Two instances on one database, so that nothing may depend on one's memory.
let servers: [TestServer, TestServer]

beforeAll(async () => {
  const first = await openTestServer()
  servers = [first, await openTestServer({ beside: first })]
  await organiserToken(first, 'support')
})

afterAll(async () => {
  await servers[1].close()
  await servers[0].close()
})

const wide = <T>(run: (server: TestServer, index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => run(servers[index % 2 ? 1 : 0], index)))

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

test('twenty first messages at once: one chat, numbers without gaps', async () => {
  const made = await emptyParticipant(servers[0])
  const answers = await wide((server, index) => personChat(server, made).send({ text: String(index) }))
  expect(answers.map(({ status }) => status)).toEqual(upTo(20).map(() => 200))
  expect(answers.map(({ body }) => body.number).sort((a, b) => a - b)).toEqual(upTo(20))
  const chats = await servers[0].database
    .selectFrom('chat')
    .select('guid')
    .where('participantGuid', '=', made.guid)
    .execute()
  expect(chats).toHaveLength(1)
})

test('the same message twenty times at once is one', async () => {
  const made = await emptyParticipant(servers[0])
  const guid = randomUUID()
  const answers = await wide(server => personChat(server, made).send({ guid }))
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { guid, number: 1 } })
  expect((await personChat(servers[0], made).read()).body.lastNumber).toBe(1)
})

test('the same guid in two chats at once: one has it', async () => {
  const people = [await emptyParticipant(servers[0]), await emptyParticipant(servers[0])] as const
  const guid = randomUUID()
  const answers = await wide((server, index) => personChat(server, people[index < 10 ? 0 : 1]).send({ guid }))
  const statuses = answers.map(({ status }) => status)
  const won = statuses[0]
  expect(statuses).toEqual(upTo(20).map(number => (number <= 10 ? won : won === 200 ? 409 : 200)))
})

test('both sides at once, while marks move', async () => {
  const made = await emptyParticipant(servers[0])
  await personChat(servers[0], made).send()
  const chatGuid = await chatOf(servers[0], made)
  const support = await Promise.all(servers.map(server => supportChat(server, 'support', servers[0])))
  await wide(async (server, index) => {
    const chat = personChat(server, made)
    if (index % 4 === 0) return chat.send()
    if (index % 4 === 1) return support[index % 2]?.answer(chatGuid)
    return chat.mark({ received: index, read: 20 - index })
  })
  const { body } = await personChat(servers[0], made).read()
  expect(body.messages.map(({ number }) => number)).toEqual(upTo(11))
  expect(body.lastNumber).toBe(11)
  expect(body.marks.personRead).toBeLessThanOrEqual(body.marks.personReceived)
  const marks: number[] = []
  await wide(async (server, index) => {
    const chat = personChat(server, made)
    await chat.mark({ read: (index * 7) % 12 })
    marks.push((await chat.read()).body.marks.personRead)
  })
  expect((await personChat(servers[0], made).read()).body.marks.personRead).toBe(11)
})

test('an answer and a closing at once: whatever came first, no message is closed unseen', async () => {
  for (let round = 0; round < 5; round += 1) {
    const made = await emptyParticipant(servers[0])
    await personChat(servers[0], made).send()
    const chatGuid = await chatOf(servers[0], made)
    const support = await supportChat(servers[1], 'support', servers[0])
    const [, closing] = await Promise.all([
      personChat(servers[0], made).send({ text: 'Подождите!' }),
      support.close(chatGuid, 1),
    ])
    expect([200, 409]).toContain(closing.status)
    expect((await support.chat(chatGuid)).body).toMatchObject({ closed: false, lastNumber: 2 })
  }
})
