import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { MessageUrgency } from '#domain/message/message-urgency.ts'
import { jobNames, jobs } from '#server/jobs/job-definitions.ts'
import { messages } from '#server/usecases/message/message-catalogue.ts'
import { sendMessage } from '#server/usecases/message/send-message.ts'
import { takeMessages } from '#server/usecases/message/take-messages.ts'
import { manyMessages, noInvoice, type QueuedMessage, queueMessages } from '#test/factories/message.ts'
import { finishedParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

const queue = (queued: Record<string, QueuedMessage>) => queueMessages(server(), queued)

const fast = { pace: 1e6, room: { codes: 500, others: 500 } }

async function take(wanted: Partial<Parameters<typeof takeMessages>[1]> = {}) {
  return takeMessages(server().services, { channel: 'sms', ...fast, ...wanted })
}

/** Takes messages and sends them; their templates in order. */
async function sendNext(wanted: Partial<Parameters<typeof takeMessages>[1]> = {}): Promise<string[]> {
  const { taken } = await take(wanted)
  const templates: string[] = []
  for (const message of taken) {
    const { template } = await server()
      .database.selectFrom('message')
      .select('template')
      .where('guid', '=', message.guid)
      .executeTakeFirstOrThrow()
    templates.push(template)
    await sendMessage(server().services, message, noInvoice)
  }
  return templates
}

test('codes go before everything, then answers, then the rest; each class in order', async () => {
  await queue({
    notice1: {},
    answer1: { urgency: 'answer' },
    code1: { urgency: 'code' },
    answer2: { urgency: 'answer' },
    notice2: {},
    code2: { urgency: 'code' },
    later: { urgency: 'code', notBefore: new Date(server().services.clock.wall().getTime() + 60_000) },
  })
  expect(await sendNext()).toEqual(['code1', 'code2', 'answer1', 'answer2', 'notice1', 'notice2'])
  server().advance(60_000)
  expect(await sendNext()).toEqual(['later'])
})

test('a code is the first to leave while five thousand other messages wait', async () => {
  await queue({ crowd: { sender: randomUUID() } })
  // The same row again and again: sealing each would take longer than the test.
  await sql`
    insert into message (channel, template, locale, sealed, key_id, not_before, created_at, sender, turn)
    select channel, template, locale, sealed, key_id, not_before, created_at, sender, turn + number
    from message, generate_series(1, 4999) as number where template = 'crowd'`.execute(server().database)
  await queue({ code: { urgency: 'code' } })
  const startedAt = performance.now()
  expect(await sendNext({ room: { codes: 4, others: 1 } })).toEqual(['code', 'crowd'])
  expect(performance.now() - startedAt).toBeLessThan(500)
  await server().database.deleteFrom('message').execute()
})

test('a sender of few is not behind a sender of many', async () => {
  const [many, few] = [randomUUID(), randomUUID()]
  await queue(manyMessages('many', 40, { sender: many }))
  await sendNext({ room: { codes: 1, others: 10 } })
  await queue(manyMessages('few', 3, { sender: few }))
  expect(await sendNext({ room: { codes: 1, others: 8 } })).toEqual([
    ...['many11', 'few1', 'many12', 'few2', 'many13', 'few3', 'many14', 'many15'],
  ])
  await queue({ lone: { sender: null } })
  const [next, then] = await sendNext({ room: { codes: 1, others: 2 } })
  expect([next, then]).toContain('lone')
  await sendNext()
})

test('a message is queued in the name of whoever caused it', async () => {
  const made = await finishedParticipant(server())
  const rows = await server()
    .database.selectFrom('message')
    .innerJoin('participant', 'participant.guid', 'message.participantGuid')
    .select(['message.sender', 'participant.accountGuid', 'message.urgency'])
    .where('participantGuid', '=', made.guid)
    .execute()
  expect(rows.length).toBeGreaterThan(0)
  for (const { sender, accountGuid, urgency } of rows)
    expect([sender, urgency]).toEqual([accountGuid, 'answer'])
  await server().deliver()
})

test('all copies of the app keep the pace together', async () => {
  await server().deliver()
  server().advance(10_000)
  await queue(manyMessages('paced', 60))
  const counts = async (copies: number) =>
    (await Promise.all(Array.from({ length: copies }, () => take({ pace: 20 })))).map(
      ({ taken }) => taken.length,
    )
  // A tenth of a second is saved up while nothing is sent.
  expect((await counts(5)).sort()).toEqual([0, 0, 0, 0, 2])
  expect((await take({ pace: 20 })).wait).toBe(50)
  let taken = 0
  for (let step = 0; step < 20; step += 1) {
    server().advance(50)
    for (const count of await counts(2)) taken += count
  }
  expect(taken).toBe(20)
  await server().database.deleteFrom('message').execute()
})

test('what two copies take at once, one of them gets', async () => {
  server().advance(1000)
  await queue(manyMessages('raced', 100))
  const both = await Promise.all(Array.from({ length: 8 }, () => take({ room: { codes: 0, others: 30 } })))
  const guids = both.flatMap(({ taken }) => taken.map(({ guid }) => guid))
  expect(new Set(guids).size).toBe(guids.length)
  expect(guids).toHaveLength(100)
  await server().database.deleteFrom('message').execute()
})

test('a code that has expired is not sent, and ends as failed without its text', async () => {
  const soon = new Date(server().services.clock.wall().getTime() + 300_000)
  await queue({ expiring: { urgency: 'code', expiresAt: soon } })
  server().advance(300_001)
  expect(await sendNext()).toEqual([])
  await jobs.sweep.run(server().services, {})
  const row = await server()
    .database.selectFrom('message')
    .select(['state', 'fault', 'sealed'])
    .where('template', '=', 'expiring')
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ state: 'failed', fault: 'expired', sealed: null })
})

test('urgency is part of what a message is', () => {
  const of = (urgency: MessageUrgency) =>
    Object.entries(messages).flatMap(([name, each]) => (each.urgency === urgency ? [name] : []))
  expect(of('code')).toEqual(['code'])
  expect(of('answer').sort()).toEqual([
    'cancelled',
    'confirmation_link',
    'erasure_requested',
    'group_created',
    'passport_correction',
    'payer_card_accepted',
    'payer_card_failed',
    'payer_invoice_issued',
    'payment_card_accepted',
    'payment_card_failed',
    'payment_invoice_issued',
    'received',
    'recovery_code_used',
    'recovery_codes_renewed',
    'second_factor_added',
    'second_factor_removed',
    'second_factor_reset',
    'staff_company_created',
    'staff_raise_asked',
    'staff_raise_invoiced',
    'staff_raise_withdrawn',
    'volunteer_erased',
    'volunteer_known',
    'volunteer_received',
    'volunteer_withdrawn',
  ])
})

test('what a job cannot lose is said with a reason, and only a scheduled one may say so', () => {
  const scheduled = jobNames.filter(name => jobs[name].schedule !== null)
  expect(scheduled).toEqual([
    'expired-links',
    'deadline-reminders',
    'shift-reminders',
    'due-letters',
    'due-updates',
    'itinerary-changes',
    'recommendations',
    'closing-papers',
    'settlement-receipts',
    'seek-duplicates',
    'seek-watched',
    'erase-aged',
    'sweep-files',
    'sweep',
  ])
})

test('a payload that an older version wrote otherwise fails before anything is done', async () => {
  await expect(jobs['chat-notice'].run(server().services, { guid: 'x' })).rejects.toThrow(/chatGuid/)
})
