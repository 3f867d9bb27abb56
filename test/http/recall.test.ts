import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { ApplicationDetail, DecisionBatch } from '#contract/organiser-application.ts'
import type { Participant } from '#contract/participant.ts'
import { simulatorOf, testCard } from '#test/factories/acquirer.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  decide,
  finishedParticipant,
  must,
  requiredConsents,
  startCardPayment,
  type TestApplicant,
  textVersion,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let token = ''

beforeAll(async () => {
  token = await organiserToken(server(), 'committee')
})

const recall = (batchGuid: string, as = token) =>
  server().call<{ recalled: number }>('POST', `/organizer/decisions/${batchGuid}/recall`, {
    token: as,
    body: {},
  })

const sendNow = (batchGuid: string, as = token) =>
  server().call<{ sent: number }>('POST', `/organizer/decisions/${batchGuid}/send`, { token: as, body: {} })

const statusOf = async (made: TestApplicant) =>
  (
    await must<ApplicationDetail>(server(), 'GET', `/organizer/applications/${made.applicationGuid}`, {
      token,
    })
  ).status

const stateOf = async (batchGuid: string) => {
  const { items } = await must<{ items: DecisionBatch[] }>(server(), 'GET', '/organizer/decisions', { token })
  return items.find(item => item.batchGuid === batchGuid)?.state
}

const lettersTo = async (made: TestApplicant) => {
  await server().deliver()
  return (await server().outbox(made.email)).length
}

test.each([
  ['approve', 'pending'],
  ['reject', 'pending'],
  ['requestInformation', 'pending'],
] as const)(
  'a recalled decision to %s is as if it had not been, and nobody is told',
  async (kind, before) => {
    const people = [await finishedParticipant(server()), await finishedParticipant(server())]
    const { batchGuid } = await decide(
      server(),
      people.map(made => made.applicationGuid),
      kind,
      'Причина',
    )
    expect(await stateOf(batchGuid)).toBe('waiting')
    server().advance(599_000)
    expect(await recall(batchGuid)).toMatchObject({ status: 200, body: { recalled: 2 } })
    for (const made of people) expect(await statusOf(made)).toBe(before)
    server().advance(3_600_000)
    for (const made of people) expect(await lettersTo(made)).toBe(1)
    expect(await stateOf(batchGuid)).toBe('recalled')
    expectRefusal(await recall(batchGuid), 409, 'recall_too_late')
    expectRefusal(await sendNow(batchGuid), 409, 'recall_too_late')
  },
)

test('after the window it is too late, whether the messages have left or not', async () => {
  const made = await finishedParticipant(server())
  const { batchGuid } = await decide(server(), [made.applicationGuid], 'reject', 'Причина')
  server().advance(600_000)
  expectRefusal(await recall(batchGuid), 409, 'recall_too_late')
  expect(await lettersTo(made)).toBe(2)
  expect(await stateOf(batchGuid)).toBe('sent')
  expectRefusal(await recall(batchGuid), 409, 'recall_too_late')
  expect(await statusOf(made)).toBe('rejected')
})

test('sent now, the messages leave at once and once', async () => {
  const made = await finishedParticipant(server())
  const { batchGuid } = await decide(server(), [made.applicationGuid], 'approve')
  expect(await sendNow(batchGuid)).toMatchObject({ status: 200, body: { sent: 1 } })
  expect(await lettersTo(made)).toBe(2)
  expectRefusal(await recall(batchGuid), 409, 'recall_too_late')
  expectRefusal(await sendNow(batchGuid), 409, 'recall_too_late')
  server().advance(700_000)
  expect(await lettersTo(made)).toBe(2)
})

test('of a recall and a sending at once, one wins', async () => {
  const made = await finishedParticipant(server())
  const { batchGuid } = await decide(server(), [made.applicationGuid], 'approve')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? recall(batchGuid) : sendNow(batchGuid))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  const recalled = answers.findIndex(({ status }) => status === 200) % 2 === 0
  expect(await statusOf(made)).toBe(recalled ? 'pending' : 'approved')
  expect(await lettersTo(made)).toBe(recalled ? 1 : 2)
})

test('whoever has an open page of the bank keeps the whole batch from being recalled', async () => {
  const people = [await finishedParticipant(server()), await finishedParticipant(server())] as const
  const { batchGuid } = await decide(
    server(),
    people.map(made => made.applicationGuid),
    'approve',
  )
  await startCardPayment(server(), people[1])
  expectRefusal(await recall(batchGuid), 409, 'payment_in_progress')
  // The bank's page decides, whatever the status says.
  await server()
    .database.updateTable('application')
    .set({ payment: 'unpaid' })
    .where('guid', '=', people[1].applicationGuid)
    .execute()
  expectRefusal(await recall(batchGuid), 409, 'payment_in_progress')
  for (const made of people) expect(await statusOf(made)).toBe('approved')
})

test('whoever has paid already makes the recall too late', async () => {
  const made = await finishedParticipant(server())
  const { batchGuid } = await decide(server(), [made.applicationGuid], 'approve')
  const { providerId, callbackGuid } = await startCardPayment(server(), made)
  await simulatorOf(server()).payByCard(providerId, { card: testCard('success'), webhookMode: 'lost' })
  await server().call('GET', `/payments/card/${callbackGuid}`)
  await server().deliver()
  expectRefusal(await recall(batchGuid), 409, 'recall_too_late')
  expect(await statusOf(made)).toBe('approved')
})

test('whoever has sent the form again makes the recall of the request too late', async () => {
  const made = await finishedParticipant(server())
  const { batchGuid } = await decide(
    server(),
    [made.applicationGuid],
    'requestInformation',
    'Уточните должность',
  )
  await must<Participant>(server(), 'POST', `/participants/${made.guid}/finish`, {
    token: made.token,
    body: { consents: requiredConsents, textVersion },
  })
  expect((await recall(batchGuid)).status).toBe(409)
  expect(await statusOf(made)).toBe('pending')
})

test('a decision on a decision: the older one cannot be taken back any more', async () => {
  const made = await finishedParticipant(server())
  const first = await decide(server(), [made.applicationGuid], 'reject', 'Причина')
  const second = await decide(server(), [made.applicationGuid], 'reopen')
  const third = await decide(server(), [made.applicationGuid], 'approve')
  expect((await recall(first.batchGuid)).status).toBe(409)
  expect((await recall(second.batchGuid)).status).toBe(409)
  expect((await recall(third.batchGuid)).status).toBe(200)
  expect(await statusOf(made)).toBe('pending')
})

test('a recall keeps what the committee had said before', async () => {
  const made = await finishedParticipant(server())
  await decide(server(), [made.applicationGuid], 'reject', 'Первая причина')
  const { batchGuid } = await decide(server(), [made.applicationGuid], 'reopen')
  expectRefusal(await recall(batchGuid), 409, 'recall_too_late')
})

test('a batch that does not exist, and who may not', async () => {
  expectRefusal(await recall(randomUUID()), 404, 'not_found')
  expectRefusal(await sendNow(randomUUID()), 404, 'not_found')
  const made = await finishedParticipant(server())
  const { batchGuid } = await decide(server(), [made.applicationGuid], 'approve')
  expectRefusal(await recall(batchGuid, await organiserToken(server(), 'finance')), 403, 'forbidden')
  expectRefusal(await sendNow(batchGuid, await organiserToken(server(), 'support')), 403, 'forbidden')
  expectRefusal(
    await server().call('GET', '/organizer/decisions', { token: await organiserToken(server(), 'gate') }),
    403,
    'forbidden',
  )
})

test('the list names the organiser and the first people, and counts them all, newest first', async () => {
  const people: TestApplicant[] = []
  for (const lastName of ['Абрамова', 'Белова', 'Вязова', 'Гусева'])
    people.push(
      await finishedParticipant(server(), { person: { lastName, noMiddleName: true, middleName: null } }),
    )
  server().advance(1000)
  const { batchGuid } = await decide(
    server(),
    people.map(made => made.applicationGuid),
    'approve',
  )
  const { items } = await must<{ items: DecisionBatch[] }>(server(), 'GET', '/organizer/decisions', { token })
  expect(items[0]).toMatchObject({
    batchGuid,
    decision: 'approve',
    count: 4,
    by: 'Герман Остроухов',
    state: 'waiting',
  })
  const guids = new Set(people.map(made => made.applicationGuid))
  const applicants = items[0]?.applicants ?? []
  expect(applicants).toHaveLength(3)
  for (const { applicationGuid, name } of applicants) {
    expect(guids.delete(applicationGuid)).toBe(true)
    expect(name).toMatch(/^(Абрамова|Белова|Вязова|Гусева) Мария$/)
  }
})
