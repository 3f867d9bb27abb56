import { beforeEach, expect, test } from 'vitest'
import type { Erasure } from '#contract/erasure.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { decide, finishedParticipant, must, type TestApplicant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { chatOf, personChat, supportChat } from './chat-calls.ts'
import { expectRefusal } from './expect-refusal.ts'

// Organisers can do nothing more about somebody whose data was destroyed.
const server = useTestServer()
let made: TestApplicant

beforeEach(async () => {
  made = await finishedParticipant(server())
})

async function erase(): Promise<void> {
  const { token } = made
  const asked = await must<Erasure>(server(), 'POST', `/participants/${made.guid}/erasure`, {
    token,
    body: { reason: null },
  })
  await carryOut(asked.request?.guid ?? '')
}

async function carryOut(request: string): Promise<void> {
  await must(server(), 'POST', `/organizer/erasures/${request}/decision`, {
    token: await organiserToken(server(), 'admin'),
    body: { decision: 'carryOut', answer: null },
  })
}

test('support finds no chat with them and writes to nobody', async () => {
  await personChat(server(), made).send({ text: 'Удалите меня' })
  const [support, chat] = [await supportChat(server()), await chatOf(server(), made)]
  const listed = async () => (await support.list('state=all')).body.items.map(({ guid }) => guid)
  expect(await listed()).toContain(chat)
  await erase()
  expect(await listed()).not.toContain(chat)
  expectRefusal(await support.answer(chat), 404, 'not_found')
  expectRefusal(await support.upload(chat, { bytes: Buffer.from('Ответ') }), 404, 'not_found')
  expectRefusal(await support.mark(chat, { read: 1 }), 404, 'not_found')
  expectRefusal(await support.own(chat, 'me', null), 404, 'not_found')
  expectRefusal(await support.read(chat), 404, 'not_found')
})

test('the committee decides on nobody and takes no decision back', async () => {
  const asked = await must<Erasure>(server(), 'POST', `/participants/${made.guid}/erasure`, {
    token: made.token,
    body: { reason: null },
  })
  const reason = 'Квота компании исчерпана'
  const { batchGuid } = await decide(server(), [made.applicationGuid], 'reject', reason)
  await carryOut(asked.request?.guid ?? '')
  const token = await organiserToken(server(), 'committee')
  const recalled = await server().call('POST', `/organizer/decisions/${batchGuid}/recall`, {
    token,
    body: {},
  })
  expectRefusal(recalled, 409, 'recall_too_late')
  const { results } = await must<{ results: object[] }>(server(), 'POST', '/organizer/decisions', {
    token,
    body: { decision: 'reopen', applicationGuids: [made.applicationGuid], reason: null },
  })
  expect(results).toMatchObject([{ ok: false, code: 'state_forbids' }])
})
