import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { jobNames, jobs } from '#server/jobs/job-definitions.ts'
import type { MessageName } from '#server/usecases/message/message-catalogue.ts'
import { queueMessage } from '#server/usecases/message/queue-message.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

const queueOne = (template: MessageName) =>
  server()
    .database.transaction()
    .execute(tx =>
      queueMessage(
        { needs: server().services, tx },
        { template, text: { sms: 'said', email: null } },
        { participantGuid: null, phone: server().nextPhone(), email: null, locale: 'en' },
      ),
    )

async function templatesInOrder(queue: string): Promise<string[]> {
  const boss = new PgBoss({
    connectionString: server().services.config.DATABASE_URL ?? '',
    schema: 'jobs',
    max: 1,
  })
  boss.on('error', () => {})
  await boss.start()
  try {
    const taken: string[] = []
    for (;;) {
      const [job] = await boss.fetch<{ messageGuid: string }>(queue)
      if (!job) return taken
      const { template } = await server()
        .database.selectFrom('message')
        .select('template')
        .where('guid', '=', job.data.messageGuid)
        .executeTakeFirstOrThrow()
      taken.push(template)
    }
  } finally {
    await boss.stop({ graceful: false, close: true })
  }
}

test('codes have a queue of their own; in the other one answers leave first, each class in order', async () => {
  const queued = [
    'payment_refunded',
    'payment_card_failed',
    'code',
    'cancelled',
    'reopened',
  ] as const satisfies MessageName[]
  for (const template of queued) await queueOne(template)
  expect(await templatesInOrder('send-code')).toEqual(['code'])
  expect(await templatesInOrder('send-message')).toEqual([
    'payment_card_failed',
    'cancelled',
    'payment_refunded',
    'reopened',
  ])
})

test('the sweep asks each kind of job for what it has lost, codes and other messages alike', async () => {
  await queueOne('code')
  await queueOne('received')
  await sql`delete from jobs.job`.execute(server().database)
  server().advance(31_000)
  await jobs.sweep.run(server().services, {})
  const { rows } = await sql<{
    name: string
    data: { urgency?: string }
  }>`select name, data from jobs.job where name in ('send-code', 'send-message') order by priority desc`.execute(
    server().database,
  )
  expect(rows.filter(({ name }) => name === 'send-code').length).toBeGreaterThanOrEqual(1)
  expect(rows[0]).toMatchObject({ name: 'send-message', data: { urgency: 'answer' } })
})

test('what a job cannot lose is said with a reason, and only a scheduled one may say so', () => {
  const scheduled = jobNames.filter(name => jobs[name].schedule !== null)
  expect(scheduled).toEqual(['sweep-files', 'sweep'])
})

test('a payload that an older version wrote otherwise fails before anything is done', async () => {
  await expect(jobs['send-message'].run(server().services, { guid: 'x' })).rejects.toThrow(/messageGuid/)
})
