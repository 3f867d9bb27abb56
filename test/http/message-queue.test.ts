import { expect, test, vi } from 'vitest'
import type { z } from 'zod'
import {
  type FailedMessage,
  type listFailedMessages,
  messageSubjects,
  type readMessageQueue,
} from '#contract/organiser-message.ts'
import { deliveryFaults } from '#domain/message/delivery-fault.ts'
import { DeliveryError } from '#server/adapters/delivery-error.ts'
import { queueMessages } from '#test/factories/message.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Facts = z.output<typeof readMessageQueue.response>

const read = async () =>
  (
    await server().call<Facts>('GET', '/organizer/messages', {
      token: await organiserToken(server(), 'support'),
    })
  ).body

const listFailed = async (query = '') =>
  (
    await server().call<z.output<typeof listFailedMessages.response>>(
      'GET',
      `/organizer/messages/failed${query}`,
      { token: await organiserToken(server(), 'support') },
    )
  ).body

const retry = async (body: object) =>
  server().call<{ queued: number }>('POST', '/organizer/messages/retry', {
    token: await organiserToken(server(), 'support'),
    body,
  })

/** Every SMS fails with this until the returned function is called. */
function failing(error: DeliveryError): () => void {
  const send = vi.spyOn(server().services.sms, 'send').mockRejectedValue(error)
  return () => send.mockRestore()
}

test('support and admins see what waits; nobody else does', async () => {
  await organiserToken(server(), 'support')
  await server().deliver()
  const now = server().services.clock.wall()
  await queueMessages(server(), {
    one: {},
    two: { notBefore: new Date(now.getTime() + 600_000) },
    three: { urgency: 'answer', channel: 'email', to: 'anna@example.org' },
  })
  const { channels, failed } = await read()
  expect(failed).toEqual([])
  expect(channels.map(({ channel, pace, failing: fault }) => [channel, pace, fault])).toEqual([
    ['sms', 200, null],
    ['email', 200, null],
  ])
  expect(channels[0]?.waiting).toEqual([
    { urgency: 'code', due: 0, later: 0, oldestAt: null },
    { urgency: 'answer', due: 0, later: 0, oldestAt: null },
    { urgency: 'notice', due: 1, later: 1, oldestAt: now.toISOString() },
  ])
  expect(channels[1]?.waiting[1]).toMatchObject({ urgency: 'answer', due: 1 })
  for (const role of ['committee', 'finance', 'security', 'content', 'logistics', 'gate'] as const) {
    const token = await organiserToken(server(), role)
    expectRefusal(await server().call('GET', '/organizer/messages', { token }), 403, 'forbidden')
  }
  const admin = await organiserToken(server(), 'admin')
  expect((await server().call('GET', '/organizer/messages', { token: admin })).status).toBe(200)
  await server().deliver()
})

test('a channel that fails says why and since when', async () => {
  await organiserToken(server(), 'support')
  await server().deliver()
  const since = server().services.clock.wall()
  const restore = failing(new DeliveryError('HTTP 401', 'settings'))
  await queueMessages(server(), { one: {} })
  await server().deliverOnce()
  const { channels } = await read()
  expect(channels[0]?.failing).toMatchObject({
    fault: 'settings',
    detail: 'HTTP 401',
    since: since.toISOString(),
  })
  expect(channels[0]?.waiting[2]).toMatchObject({ due: 1 })
  const metrics = (await server().call('GET', '//metrics')).bytes.toString()
  expect(metrics).toMatch(/messages_waiting\{channel="sms",urgency="notice"\} 1/)
  expect(metrics).toMatch(/message_channel_failing_seconds\{channel="sms",cause="settings"\} \d/)
  expect(metrics).toMatch(/message_failures_total\{channel="sms",cause="settings"\} 1/)
  expect(metrics).toMatch(/outside_faults_total\{service="sms",cause="settings"\} 1/)
  expect(metrics).toMatch(/messages_sent_total\{channel="sms",urgency="code"\} \d/)
  expect(metrics).toMatch(/jobs\{queue="dead-letter",state="failed"\} 0/)
  expect(metrics).toMatch(/database_connections\{state="waiting"\} \d/)
  expect(metrics).toMatch(/messages_oldest_seconds\{channel="sms",urgency="notice"\} 0/)
  restore()
  server().advance(60_000)
  await server().deliver()
  expect((await read()).channels[0]?.failing).toBeNull()
})

test('what failed is listed by person and cause without text or address, and is sent again, one or all', async () => {
  const made = await finishedParticipant(server())
  const restore = failing(new DeliveryError('code 7', 'address'))
  await queueMessages(server(), { one: { to: '+79160000002' }, two: { to: '+79160000003' } })
  await server().deliver()
  restore()
  expect((await read()).failed).toMatchObject([{ channel: 'sms', fault: 'address', count: 3, retriable: 3 }])
  const { items } = await listFailed()
  const own = items.find(({ person }) => person !== null)
  expect(own).toMatchObject({
    channel: 'sms',
    fault: 'address',
    detail: 'code 7',
    about: 'application',
    person: { applicationGuid: made.applicationGuid },
    retriable: true,
  })
  expect(own?.to).toMatch(/^7\*+\d\d$/)
  expect(JSON.stringify(items)).not.toContain(made.phone.slice(1))
  const first = await listFailed('?limit=2')
  expect(first.items).toHaveLength(2)
  const rest = await listFailed(`?limit=2&cursor=${first.nextCursor}`)
  expect([...first.items, ...rest.items].map(({ guid }) => guid)).toEqual(items.map(({ guid }) => guid))

  expect((await retry({ guid: own?.guid })).body).toEqual({ queued: 1 })
  expectRefusal(await retry({ guid: own?.guid }), 404, 'not_found')
  expect((await retry({ channel: 'sms', fault: 'address' })).body).toEqual({ queued: 2 })
  expect((await retry({ channel: 'sms', fault: 'address' })).body).toEqual({ queued: 0 })
  await server().deliver()
  expect((await read()).failed).toEqual([])
  for (const phone of [made.phone, '+79160000002', '+79160000003'])
    expect((await server().outbox(phone)).filter(({ code }) => code === null)).toHaveLength(1)
  const audited = await server()
    .database.selectFrom('auditEntry')
    .select('actorRole')
    .where('action', '=', 'retryMessage')
    .execute()
  expect(audited).toEqual(Array.from({ length: 3 }, () => ({ actorRole: 'support' })))
})

test.each<[string, string, (message: FailedMessage) => string]>([
  ['oldest', 'newest', ({ at }) => at],
  ['cause', 'causeDown', ({ fault }) => String(deliveryFaults.indexOf(fault))],
  [
    'about',
    'aboutDown',
    ({ about, at }) => `${messageSubjects.indexOf(about)} ${1e14 - new Date(at).getTime()}`,
  ],
  ['name', 'nameDown', ({ person }) => person?.name ?? ''],
  ['fewestAttempts', 'mostAttempts', ({ attempts }) => String(attempts).padStart(4, '0')],
])('what failed goes by %s, and turned round by %s, page by page', async (up, down, keyOf) => {
  for (const [fault, lastName, latinLastName] of [
    ['address', 'Яшина', 'Yashina'],
    ['refused', 'Белова', 'Belova'],
  ] as const) {
    await finishedParticipant(server(), { person: { lastName, latinLastName } })
    const restore = failing(new DeliveryError('code 7', fault))
    await queueMessages(server(), { one: {}, two: {}, marketing_letter: { to: '+79160000009' } })
    await server().deliver()
    restore()
    server().advance(1000)
  }
  await server()
    .database.updateTable('message')
    .set({ attempts: 4 })
    .where('state', '=', 'failed')
    .where('template', '=', 'two')
    .execute()
  const readAll = async (sort: string) => {
    const messages: FailedMessage[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof listFailed>> = await listFailed(
        `?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`,
      )
      messages.push(...page.items)
      cursor = page.nextCursor
      if (messages.length > 1000) throw new Error('the list does not end')
    }
    return messages
  }
  const there = await readAll(up)
  const keys = there.map(keyOf)
  expect(new Set(keys).size).toBeGreaterThan(1)
  expect(keys).toEqual(keys.toSorted())
  expect(new Set(there.map(({ guid }) => guid)).size).toBe(there.length)
  expect(await readAll(down)).toEqual(there.toReversed())
})

test('what failed is counted by channel and cause under the search and on the days asked for', async () => {
  const made = await finishedParticipant(server(), {
    person: { lastName: 'Счётова', latinLastName: 'Schetova' },
  })
  const restore = failing(new DeliveryError('code 7', 'address'))
  await queueMessages(server(), { one: {}, two: {} })
  await server().deliver()
  restore()
  const counted = async (query: string) => {
    const { items, counts } = await listFailed(query)
    return { listed: items.length, counted: counts.reduce((sum, { count }) => sum + count, 0), counts }
  }
  const all = await counted('?limit=100')
  expect(all.counted).toBe(all.listed)
  expect(all.counts).toContainEqual(expect.objectContaining({ channel: 'sms', fault: 'address' }))
  // The tabs say what each would show, so they count past the channel and the cause.
  expect((await counted('?limit=100&channel=email')).counts).toEqual(all.counts)
  expect(await counted('?q=Schetova')).toMatchObject({
    counts: [{ channel: 'sms', fault: 'address', count: 1 }],
    listed: 1,
  })
  const [own] = (await listFailed('?q=Schetova')).items
  expect(own?.person?.applicationGuid).toBe(made.applicationGuid)

  const dayOf = (shift: number) =>
    new Date(Date.parse(own?.at ?? '') + shift * 86_400_000).toLocaleDateString('sv', {
      timeZone: 'Europe/Moscow',
    })
  const within = async (days: string) => (await counted(`?q=Schetova&${days}`)).counted
  expect(await within(`from=${dayOf(0)}&to=${dayOf(0)}`)).toBe(1)
  expect(await within(`to=${dayOf(-1)}`)).toBe(0)
  expect(await within(`from=${dayOf(1)}`)).toBe(0)
  expect(await within(`from=${dayOf(-60)}`)).toBe(1)
  const token = await organiserToken(server(), 'support')
  expectRefusal(
    await server().call('GET', '/organizer/messages/failed?from=yesterday', { token }),
    400,
    'malformed_request',
  )
})
