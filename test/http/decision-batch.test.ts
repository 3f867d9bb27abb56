import { expect, test, vi } from 'vitest'
import { type DecisionBatch, decisionKinds } from '#contract/organiser-application.ts'
import type { DecisionDetail, DecisionPerson } from '#contract/organiser-decision.ts'
import type { MessageRecord } from '#contract/organiser-message.ts'
import type { ResendReport } from '#contract/organiser-message-people.ts'
import { deliverySorts } from '#domain/message/message-delivery.ts'
import { DeliveryError } from '#server/adapters/delivery-error.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { decide, finishedParticipant, must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { listPages } from './list-pages.ts'

const server = useTestServer()

const list = async (query: Record<string, string>) =>
  must<{ items: DecisionBatch[]; nextCursor: string | null; counts: Record<string, number> | null }>(
    server(),
    'GET',
    `/organizer/decisions?${new URLSearchParams(query)}`,
    { token: await organiserToken(server(), 'committee') },
  )

const pages = listPages<DecisionBatch>(server, '/organizer/decisions', 'committee', '2')

const guidsOf = async (query: Record<string, string>) =>
  (await list(query)).items.map(({ batchGuid }) => batchGuid)

const call = async <Body>(
  method: 'GET' | 'POST',
  path: string,
  role: 'committee' | 'support' = 'committee',
) =>
  server().call<Body>(method, `/organizer/decisions/${path}`, {
    token: await organiserToken(server(), role),
    ...(method === 'POST' && { body: {} }),
  })

type People = {
  items: DecisionPerson[]
  nextCursor: string | null
  counts: Record<string, number>
}

const peopleOf = async (batchGuid: string, query = '') =>
  must<People>(server(), 'GET', `/organizer/decisions/${batchGuid}/people?${query}`, {
    token: await organiserToken(server(), 'committee'),
  })

const namesIn = ({ items }: People) => items.map(({ name }) => name.split(' ')[0] ?? '')

const person = (lastName: string) => finishedParticipant(server(), { person: { lastName } })

test('a decision is found by anybody in it, by its kind and by how it stands', async () => {
  const people = [
    await person('Ветрова'),
    await person('Громова'),
    await person('Дождева'),
    await person('Снегова'),
  ]
  const { batchGuid } = await decide(
    server(),
    people.map(made => made.applicationGuid),
    'approve',
  )
  const alone = await person('Туманова')
  server().advance(1000)
  const rejected = await decide(server(), [alone.applicationGuid], 'reject', 'Квота исчерпана')
  // The fourth is not among those named in the list.
  const [found] = (await list({ q: 'снегова' })).items
  expect(found).toMatchObject({ batchGuid, count: 4, failed: 0 })
  expect(found?.applicants).toHaveLength(3)
  expect(await guidsOf({ q: 'нет такого' })).toEqual([])
  expect(await guidsOf({ decision: 'reject' })).toContain(rejected.batchGuid)
  expect(await guidsOf({ decision: 'reject' })).not.toContain(batchGuid)
  expect(await guidsOf({ state: 'waiting' })).toEqual([rejected.batchGuid, batchGuid])
  expect(await guidsOf({ state: 'waiting', sort: 'oldest' })).toEqual([batchGuid, rejected.batchGuid])
  const { nextCursor } = await list({ state: 'waiting', sort: 'oldest', limit: '1' })
  expect(await guidsOf({ state: 'waiting', sort: 'oldest', cursor: nextCursor ?? '' })).toEqual([
    rejected.batchGuid,
  ])
  expect(await guidsOf({ state: 'sent' })).toEqual([])
  await call('POST', `${rejected.batchGuid}/recall`)
  expect(await guidsOf({ state: 'recalled' })).toEqual([rejected.batchGuid])
  server().advance(600_000)
  expect(await guidsOf({ state: 'sent' })).toContain(batchGuid)
  const first = await list({ limit: '1' })
  expect(first.items.map(item => item.batchGuid)).toEqual([rejected.batchGuid])
  expect((await list({ limit: '1', cursor: first.nextCursor ?? '' })).items[0]?.batchGuid).toBe(batchGuid)
  await server().deliver()
})

test('the page of a decision names everybody, with the words and how each message went; the failed are sent again', async () => {
  const people = [await person('Лугова'), await person('Полева')]
  server().advance(600_000)
  await server().deliver()
  const { batchGuid } = await decide(
    server(),
    people.map(made => made.applicationGuid),
    'reject',
    'Квота исчерпана',
  )
  server().advance(600_000)
  const sms = vi
    .spyOn(server().services.sms, 'send')
    .mockRejectedValueOnce(new DeliveryError('code 7', 'address'))
  await server().deliver()
  sms.mockRestore()
  const { body } = await call<DecisionDetail>('GET', batchGuid)
  expect(body).toMatchObject({ decision: 'reject', count: 2, failed: 1, state: 'sent' })
  const all = await peopleOf(batchGuid, 'sort=name')
  expect(namesIn(all)).toEqual(['Лугова', 'Полева'])
  for (const each of all.items) expect(each).toMatchObject({ status: 'rejected', reason: 'Квота исчерпана' })
  const messages = all.items.flatMap(each => each.messages)
  expect(messages).toHaveLength(4)
  expect(messages.filter(({ state }) => state === 'failed')).toMatchObject([
    { channel: 'sms', fault: 'address', retriable: true },
  ])
  expect(await guidsOf({ state: 'failed' })).toEqual([batchGuid])
  // What has failed says more than what went.
  expect(all.counts).toEqual({ failed: 1, sent: 1 })
  const { items: missed } = await peopleOf(batchGuid, 'delivery=failed')
  expect(missed).toHaveLength(1)
  expectRefusal(await call('POST', `${batchGuid}/resend`, 'support'), 403, 'forbidden')
  const preview = (await call<ResendReport>('GET', `${batchGuid}/resend`)).body
  const [one] = missed
  expect(preview).toEqual({
    messages: 1,
    people: [
      {
        applicationGuid: one?.applicationGuid,
        name: one?.name,
        outcome: 'goes',
        corrected: [],
        merged: null,
      },
    ],
    more: 0,
  })
  expect((await call<ResendReport>('POST', `${batchGuid}/resend`)).body).toEqual(preview)
  expect((await call<ResendReport>('POST', `${batchGuid}/resend`)).body).toEqual({
    messages: 0,
    people: [],
    more: 0,
  })
  await server().deliver()
  expect((await call<DecisionDetail>('GET', batchGuid)).body.failed).toBe(0)
  expect((await peopleOf(batchGuid)).counts).toEqual({ sent: 2 })
})

test('the people of a decision are searched, put in order and read page by page', async () => {
  const people = [await person('Яблокова'), await person('Арбузова'), await person('Миндалева')]
  const { batchGuid } = await decide(
    server(),
    people.map(made => made.applicationGuid),
    'approve',
  )
  expect(namesIn(await peopleOf(batchGuid, 'sort=name'))).toEqual(['Арбузова', 'Миндалева', 'Яблокова'])
  expect(namesIn(await peopleOf(batchGuid, 'sort=nameDown'))).toEqual(['Яблокова', 'Миндалева', 'Арбузова'])
  expect(namesIn(await peopleOf(batchGuid, `q=${encodeURIComponent('миндал')}`))).toEqual(['Миндалева'])
  for (const sort of deliverySorts) {
    const whole = namesIn(await peopleOf(batchGuid, `sort=${sort}`))
    const walked: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: People = await peopleOf(batchGuid, `sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`)
      walked.push(...namesIn(page))
      cursor = page.nextCursor
    }
    expect(walked, sort).toEqual(whole)
  }
  const { nextCursor } = await peopleOf(batchGuid, 'limit=1')
  expectRefusal(
    await call('GET', `${batchGuid}/people?sort=name&cursor=${nextCursor}`),
    422,
    'cursor_of_another_view',
  )
  expect((await peopleOf(batchGuid)).counts).toEqual({ waiting: 3 })
  await call('POST', `${batchGuid}/recall`)
  expect((await peopleOf(batchGuid)).counts).toEqual({ cancelled: 3 })
})

test('a message names the decision that it tells of, to whoever answers for it', async () => {
  const made = await person('Берёзова')
  const { batchGuid } = await decide(server(), [made.applicationGuid], 'approve')
  const message = (await peopleOf(batchGuid)).items[0]?.messages[0]
  const open = async (role: 'committee' | 'support' | 'content' | 'finance', guid = message?.guid) =>
    server().call<MessageRecord>('GET', `/organizer/messages/${guid}`, {
      token: await organiserToken(server(), role),
    })
  const { body } = await open('committee')
  expect(body).toMatchObject({
    ...{ decision: { batchGuid, kind: 'approve', count: 1 }, letter: null, state: 'waiting', attempts: 0 },
    person: { applicationGuid: made.applicationGuid },
  })
  expect(body.to).toMatch(/\*/)
  expect((await open('support')).body).toEqual(body)
  // An editor answers for letters alone.
  expectRefusal(await open('content'), 404, 'not_found')
  expectRefusal(await open('finance'), 403, 'forbidden')
  expectRefusal(await open('support', '1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10'), 404, 'not_found')
})

test('an unknown decision is not found, and others than the committee read none', async () => {
  const unknown = '1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10'
  expectRefusal(await call('GET', unknown), 404, 'not_found')
  expectRefusal(await call('POST', `${unknown}/resend`), 404, 'not_found')
  expectRefusal(await call('GET', `${unknown}/people`), 404, 'not_found')
  expectRefusal(await call('GET', `${unknown}/resend`), 404, 'not_found')
  expectRefusal(await call('GET', unknown, 'support'), 403, 'forbidden')
  expectRefusal(await call('GET', `${unknown}/people`, 'support'), 403, 'forbidden')
})

test.each<[string, string, (batch: DecisionBatch) => string]>([
  ['kind', 'kindDown', ({ decision }) => String(decisionKinds.indexOf(decision))],
  ['by', 'byDown', ({ by }) => by.toLowerCase()],
  ['state', 'stateDown', ({ state }) => String(['waiting', 'sent', 'recalled'].indexOf(state))],
  ['fewestPeople', 'mostPeople', ({ count }) => String(count).padStart(4, '0')],
])('decisions go by %s, and turned round by %s, page by page', async (up, down, keyOf) => {
  const [one, two, three, four] = [
    await person('Первых'),
    await person('Вторых'),
    await person('Третьих'),
    await person('Четвёртых'),
  ]
  await decide(server(), [one.applicationGuid, two.applicationGuid], 'approve')
  await decide(server(), [three.applicationGuid], 'reject', 'Квота исчерпана')
  const token = await organiserToken(server(), 'admin')
  await must(server(), 'POST', '/organizer/decisions', {
    token,
    body: { applicationGuids: [four.applicationGuid], decision: 'approve', reason: null },
  })
  const readAll = async (sort: string) => {
    const batches: DecisionBatch[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { items: DecisionBatch[]; nextCursor: string | null } = await list({
        ...{ sort, limit: '2' },
        ...(cursor && { cursor }),
      })
      batches.push(...page.items)
      cursor = page.nextCursor
      if (batches.length > 1000) throw new Error('the list does not end')
    }
    return batches
  }
  const there = await readAll(up)
  expect(there).toHaveLength((await readAll('newest')).length)
  const keys = there.map(keyOf)
  expect(new Set(keys).size).toBeGreaterThan(1)
  expect(keys).toEqual(keys.toSorted(new Intl.Collator('und').compare))
  expect(await readAll(down)).toEqual(there.toReversed())
  // Of each kind only that one, in the same order.
  if (up === 'kind')
    for (const { decision } of (await list({ sort: up, decision: 'reject' })).items)
      expect(decision).toBe('reject')
})

test('decisions of somebody who is no colleague any more come last by colleague, page by page', async () => {
  const left = await person('Ушедшая')
  const { database } = server()
  const { accountGuid } = await database
    .selectFrom('participant')
    .select('accountGuid')
    .where('guid', '=', left.guid)
    .executeTakeFirstOrThrow()
  const nameless: string[] = []
  for (const lastName of ['Седьмых', 'Восьмых', 'Девятых']) {
    const { batchGuid } = await decide(server(), [(await person(lastName)).applicationGuid], 'approve')
    nameless.unshift(batchGuid)
    await database
      .updateTable('decision')
      .set({ releasedBy: accountGuid })
      .where('batchGuid', '=', batchGuid)
      .execute()
    await database
      .updateTable('releasedBatch')
      .set({ releasedBy: accountGuid })
      .where('batchGuid', '=', batchGuid)
      .execute()
    server().advance(1000)
  }
  const walk = (sort: string) => pages.all({ sort })
  const there = await walk('by')
  expect(there).toHaveLength((await walk('newest')).length)
  expect(there.slice(-3).map(({ batchGuid, by }) => [batchGuid, by])).toEqual(
    nameless.map(guid => [guid, '—']),
  )
  expect(await walk('byDown')).toEqual(there.toReversed())
})

test('tabs count the decisions of each state under the same search, kind and days', async () => {
  const people = [await person('Ивова'), await person('Ольхова'), await person('Ясенева')] as const
  const [ivova, olhova, yaseneva] = people
  server().advance(600_000)
  await server().deliver()
  const recalled = await decide(server(), [ivova.applicationGuid], 'reject', 'Квота исчерпана')
  await call('POST', `${recalled.batchGuid}/recall`)
  const sms = vi
    .spyOn(server().services.sms, 'send')
    .mockRejectedValueOnce(new DeliveryError('code 7', 'address'))
  await decide(server(), [olhova.applicationGuid, ivova.applicationGuid], 'reject', 'Квота исчерпана')
  server().advance(600_000)
  await server().deliver()
  sms.mockRestore()
  await decide(server(), [yaseneva.applicationGuid], 'reject', 'Квота исчерпана')
  const narrowings: Record<string, string>[] = [{}, { decision: 'reject' }, { q: 'ивова' }, { q: 'ясенева' }]
  for (const narrowed of narrowings)
    for (const state of ['waiting', 'sent', 'failed', 'recalled'])
      expect((await list(narrowed)).counts?.[state], `${state} of ${JSON.stringify(narrowed)}`).toBe(
        (await guidsOf({ ...narrowed, state, limit: '100' })).length,
      )
  expect((await list({ q: 'ивова' })).counts).toEqual({ all: 2, waiting: 0, sent: 1, failed: 1, recalled: 1 })
  expect((await list({ decision: 'approve', q: 'ивова' })).counts).toMatchObject({ all: 0 })
  const first = await list({ limit: '1' })
  expect((await list({ limit: '1', cursor: first.nextCursor ?? '' })).counts).toBeNull()
  await server().deliver()
})
