import { beforeEach, expect, test } from 'vitest'
import { runJob } from '#server/jobs/job-definitions.ts'
import { tellOfAnswer } from '#server/usecases/chat/tell-of-answer.ts'
import { emptyParticipant, type TestParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { chatOf, personChat, supportChat } from './chat-calls.ts'

const server = useTestServer()
const minute = 60_000

let made: TestParticipant
let chat: ReturnType<typeof personChat>
let answer: () => Promise<unknown>

beforeEach(async () => {
  made = await emptyParticipant(server())
  chat = personChat(server(), made)
  await chat.send()
  const [support, chatGuid] = [await supportChat(server()), await chatOf(server(), made)]
  answer = () => support.answer(chatGuid)
})

/** Messages other than codes. */
const told = async (to = made.phone) => (await server().outbox(to)).filter(({ code }) => !code)

async function wait(minutes: number): Promise<void> {
  server().advance(minutes * minute)
  await server().deliver()
}

test('an answer that stays unread is told once, until the person has read', async () => {
  await answer()
  await wait(9)
  expect(await told()).toEqual([])
  await answer()
  await wait(2)
  expect(await told()).toMatchObject([
    { channel: 'sms', text: expect.stringContaining('http://forum.example/account/chat') },
  ])
  await answer()
  await wait(60)
  expect(await told()).toHaveLength(1)
  await chat.mark({ read: 4 })
  await answer()
  await wait(11)
  expect(await told()).toHaveLength(2)
})

test('an answer that was read is not told', async () => {
  await answer()
  await wait(5)
  await chat.mark({ read: 2 })
  await wait(6)
  expect(await told()).toEqual([])
})

test('what was read in part is told', async () => {
  await answer()
  await answer()
  await chat.mark({ read: 2 })
  await wait(11)
  expect(await told()).toHaveLength(1)
})

test('an English account without a participant is told in English', async () => {
  const phone = server().nextPhone()
  const { token } = await server().logIn(phone, 'signup')
  await server().database.updateTable('account').set({ locale: 'en' }).where('phone', '=', phone).execute()
  await personChat(server(), { token }).send()
  const { guid } = await server()
    .database.selectFrom('chat')
    .innerJoin('account', 'account.guid', 'chat.accountGuid')
    .select('chat.guid')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  await (await supportChat(server())).answer(guid)
  await wait(11)
  expect(await told(phone)).toMatchObject([
    { channel: 'sms', text: expect.stringContaining('http://forum.example/en/account/chat') },
  ])
})

test('a lost job is found again, and two that run at once tell once', async () => {
  await answer()
  await server()
    .database.deleteFrom('jobs.job' as never)
    .execute()
  server().advance(11 * minute)
  await runJob(server().services, 'sweep', {})
  const chatGuid = await chatOf(server(), made)
  await Promise.all(Array.from({ length: 5 }, () => tellOfAnswer(server().services, chatGuid)))
  await server().deliver()
  expect(await told()).toHaveLength(1)
})
