import { afterEach, expect, test, vi } from 'vitest'
import { DeliveryError } from '#server/adapters/delivery-error.ts'
import { jobs } from '#server/jobs/job-definitions.ts'
import { createLog } from '#server/log.ts'
import { sendMessage } from '#server/usecases/message/send-message.ts'
import { takeMessages } from '#server/usecases/message/take-messages.ts'
import { noInvoice, queueMessages } from '#test/factories/message.ts'
import { useTestServer } from '#test/server.ts'

const lines: Record<string, unknown>[] = []
const server = useTestServer({
  log: createLog('info', { write: line => void lines.push(JSON.parse(line)) }),
})

afterEach(async () => {
  vi.restoreAllMocks()
  server().advance(60_000)
  await server().deliver()
  lines.length = 0
})

const sms = () => vi.spyOn(server().services.sms, 'send')

/** Queues as many texts, each to a phone of its own. */
async function queueTexts(count: number): Promise<string[]> {
  await server().deliver()
  lines.length = 0
  const phones = Array.from({ length: count }, () => server().nextPhone())
  const queued = phones.map(to => [`text ${to}`, { to }] as const)
  await queueMessages(server(), Object.fromEntries(queued))
  return phones
}

const take = () =>
  takeMessages(server().services, { channel: 'sms', pace: 1e6, room: { codes: 50, others: 50 } })

async function sendAll(): Promise<number> {
  const { taken } = await take()
  await Promise.all(taken.map(message => sendMessage(server().services, message, noInvoice)))
  return taken.length
}

const texts = () =>
  server()
    .database.selectFrom('message')
    .select(['guid', 'state', 'fault', 'faultDetail', 'sealed', 'attempts'])
    .where('template', 'like', 'text %')
    .orderBy('createdAt', 'desc')
    .orderBy('guid')

const said = () => lines.map(({ msg, service, cause }) => ({ msg, service, cause }))

test.each([
  ['settings', 'HTTP 401'],
  ['outage', 'no answer in time'],
] as const)('a fault of %s is one line, rests the channel and loses nothing', async (fault, detail) => {
  const told = await queueTexts(6)
  sms().mockRejectedValue(new DeliveryError(detail, fault))
  expect(await sendAll()).toBe(6)
  expect(await sendAll()).toBe(0)
  expect(said()).toEqual([{ msg: 'messages cannot be sent', service: 'sms', cause: fault }])
  expect(JSON.stringify(lines)).not.toContain(told[0]?.slice(1))
  expect(await texts().limit(6).execute()).toEqual(
    Array.from({ length: 6 }, () =>
      expect.objectContaining({ state: 'waiting', fault, faultDetail: detail, sealed: expect.any(Buffer) }),
    ),
  )
  // One at a time tries it, more and more rarely, without a further line.
  for (const seconds of [3, 5, 9]) {
    server().advance(seconds * 1000)
    expect(await sendAll()).toBe(1)
    expect(await sendAll()).toBe(0)
  }
  expect(lines).toHaveLength(1)
  vi.restoreAllMocks()
  server().advance(31_000)
  expect(await sendAll()).toBe(1)
  expect(await sendAll()).toBe(5)
  expect(said()[1]).toEqual({ msg: 'messages are sent again', service: 'sms', cause: undefined })
  for (const phone of told) expect(await server().outbox(phone)).toHaveLength(1)
})

test('a letter is not held up by a gateway of SMS', async () => {
  await queueTexts(1)
  await queueMessages(server(), { letter: { channel: 'email', to: 'anna@example.org' } })
  sms().mockRejectedValue(new DeliveryError('HTTP 503', 'outage'))
  await server().deliverOnce()
  expect(await server().outbox('anna@example.org')).toHaveLength(1)
})

test('a fault of the address is final, and no fault of the channel', async () => {
  await queueTexts(2)
  sms().mockRejectedValueOnce(new DeliveryError('code 7', 'address'))
  expect(await sendAll()).toBe(2)
  const rows = await texts().limit(2).execute()
  expect(rows.map(({ state, fault }) => [state, fault]).sort()).toEqual([
    ['failed', 'address'],
    ['sent', null],
  ])
  expect(await sendAll()).toBe(0)
  // Kept sealed for another try, but not for long.
  const failed = rows.find(({ state }) => state === 'failed')
  expect(failed?.sealed).not.toBeNull()
  server().advance(15 * 86_400_000)
  await jobs.sweep.run(server().services, {})
  const later = await texts()
    .where('guid', '=', failed?.guid ?? '')
    .executeTakeFirstOrThrow()
  expect(later).toMatchObject({ state: 'failed', sealed: null })
})

test('a recipient who cannot take it now gets it later', async () => {
  await queueTexts(1)
  sms().mockRejectedValueOnce(new DeliveryError('451', 'later'))
  await sendAll()
  expect(await sendAll()).toBe(0)
  server().advance(2000)
  expect(await sendAll()).toBe(1)
})

test('a message that could not be sent for three days is given up with its cause', async () => {
  await queueTexts(1)
  sms().mockRejectedValue(new DeliveryError('HTTP 401', 'settings'))
  await sendAll()
  server().advance(3 * 86_400_000 + 60_000)
  await jobs.sweep.run(server().services, {})
  expect(await texts().executeTakeFirst()).toMatchObject({
    state: 'failed',
    fault: 'settings',
    sealed: expect.any(Buffer),
  })
})

test('of twenty takers of one message one sends it, and nothing of it stays', async () => {
  await queueTexts(1)
  const all = await Promise.all(Array.from({ length: 20 }, take))
  const taken = all.flatMap(each => each.taken)
  expect(taken).toHaveLength(1)
  for (const message of taken) await sendMessage(server().services, message, noInvoice)
  expect(await texts().executeTakeFirst()).toMatchObject({ state: 'sent', sealed: null, attempts: 1 })
})

test('a gateway that takes an SMS and never answers is asked three times, not for days', async () => {
  await queueTexts(1)
  const send = sms().mockRejectedValue(
    new DeliveryError('no answer in time', 'outage', { perhapsTaken: true }),
  )
  for (let minute = 0; minute < 10; minute += 1) {
    await sendAll()
    server().advance(60_000)
  }
  expect(send).toHaveBeenCalledTimes(3)
  expect(await texts().limit(1).execute()).toMatchObject([
    { state: 'failed', fault: 'outage', faultDetail: 'no answer in time', sealed: expect.any(Buffer) },
  ])
})
