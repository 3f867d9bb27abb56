import { expect, test, vi } from 'vitest'
import type { DecisionBatch } from '#contract/organiser-application.ts'
import type { DecisionDetail } from '#contract/organiser-decision.ts'
import { DeliveryError } from '#server/adapters/delivery-error.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { decide, finishedParticipant, must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const list = async (query: Record<string, string>) =>
  must<{ items: DecisionBatch[]; nextCursor: string | null }>(
    server(),
    'GET',
    `/organizer/decisions?${new URLSearchParams(query)}`,
    { token: await organiserToken(server(), 'committee') },
  )

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
  expect(body.people.map(({ name }) => name.split(' ')[0]).sort()).toEqual(['Лугова', 'Полева'])
  for (const each of body.people)
    expect(each).toMatchObject({ status: 'rejected', reason: 'Квота исчерпана' })
  const messages = body.people.flatMap(each => each.messages)
  expect(messages).toHaveLength(4)
  expect(messages.filter(({ state }) => state === 'failed')).toMatchObject([
    { channel: 'sms', fault: 'address', retriable: true },
  ])
  expect(await guidsOf({ state: 'failed' })).toEqual([batchGuid])
  expectRefusal(await call('POST', `${batchGuid}/resend`, 'support'), 403, 'forbidden')
  expect((await call('POST', `${batchGuid}/resend`)).body).toEqual({ queued: 1 })
  expect((await call('POST', `${batchGuid}/resend`)).body).toEqual({ queued: 0 })
  await server().deliver()
  expect((await call<DecisionDetail>('GET', batchGuid)).body.failed).toBe(0)
})

test('an unknown decision is not found, and others than the committee read none', async () => {
  const unknown = '1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10'
  expectRefusal(await call('GET', unknown), 404, 'not_found')
  expectRefusal(await call('POST', `${unknown}/resend`), 404, 'not_found')
  expectRefusal(await call('GET', unknown, 'support'), 403, 'forbidden')
})
