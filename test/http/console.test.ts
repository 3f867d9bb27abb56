import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import { beforeAll, expect, test } from 'vitest'
import type { EditionFacts } from '#contract/edition.ts'
import { seedFailedJobs } from '#server/demo/seed-failed-jobs.ts'
import { deliverNotices, simulatorOf, testCard } from '#test/factories/acquirer.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  companyPayer,
  finishedParticipant,
  givePassport,
  must,
  paidParticipant,
  startCardPayment,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let admin = ''

beforeAll(async () => {
  admin = await organiserToken(server(), 'admin')
})

type Dashboard = Record<'applications' | 'payments' | 'passports' | 'invoices' | 'money', unknown> & {
  waiting: { what: string; count: number; oldestAt: string | null }[]
}

const dashboard = async (role: Parameters<typeof organiserToken>[1]) =>
  must<Dashboard>(server(), 'GET', '/organizer/dashboard', { token: await organiserToken(server(), role) })

test('an empty forum has an empty dashboard', async () => {
  expect(await dashboard('finance')).toEqual({
    name: expect.stringMatching(/\S+ \S+/),
    applications: {},
    payments: {},
    passports: null,
    invoices: {},
    money: { receivedKopecks: '0', awaitedKopecks: '0', refundDueKopecks: '0' },
    waiting: [],
  })
})

test('each role sees its part of the funnel, the money and what waits', async () => {
  await givePassport(server(), await finishedParticipant(server()))
  await paidParticipant(server())
  const invoiced = await approvedParticipant(server())
  await must(server(), 'POST', '/invoices', {
    token: invoiced.token,
    body: { participantGuids: [invoiced.guid], payer: companyPayer },
  })
  const wrong = await approvedParticipant(server())
  const { providerId } = await startCardPayment(server(), wrong)
  await simulatorOf(server()).payByCard(providerId, {
    card: testCard('success'),
    webhookMode: 'wrong_amount',
  })
  server().advance(500)
  await deliverNotices(server())

  const applications = { pending: 1, approved: 3 }
  expect(await dashboard('finance')).toMatchObject({
    applications,
    payments: { cardPaymentAccepted: 1, pending: 1, unpaid: 1 },
    passports: null,
    invoices: { unpaid: 1 },
    money: { receivedKopecks: '18000000', awaitedKopecks: '18000000', refundDueKopecks: '17999900' },
    waiting: [
      { what: 'invoices', count: 1 },
      { what: 'refunds', count: 1 },
    ],
  })
  // The rail counts the same, and the overview's line opens this.
  const list = await must<{ counts: object; items: { status: string }[] }>(
    server(),
    'GET',
    '/organizer/invoices?status=unpaid',
    { token: await organiserToken(server(), 'finance') },
  )
  expect(list).toMatchObject({ counts: { unpaid: 1 }, items: [{ status: 'unpaid' }] })
  expect(await dashboard('committee')).toMatchObject({
    applications,
    payments: null,
    passports: null,
    invoices: null,
    money: null,
    waiting: [{ what: 'applications', count: 1, oldestAt: '2025-09-15T07:00:00.000Z' }],
  })
  expect(await dashboard('security')).toMatchObject({
    payments: null,
    passports: { passportPending: 1, notGiven: 3 },
    // What was not given waits for the participant, not for the check.
    waiting: [{ what: 'passports', count: 1 }],
  })
  expect(await dashboard('gate')).toMatchObject({
    // A gate deals with passes alone.
    applications: null,
    payments: null,
    passports: null,
    money: null,
    waiting: [],
  })
  expect(await dashboard('admin')).toMatchObject({
    payments: { unpaid: 1 },
    passports: null,
    money: { receivedKopecks: '18000000' },
  })
})

test('the admin moves the clock, and everything follows it', async () => {
  const edition = () => must<EditionFacts>(server(), 'GET', '/edition')
  expect(await edition()).toMatchObject({ clock: { today: '2025-09-15', movable: true }, vatPercent: 20 })
  const made = await finishedParticipant(server())
  const moved = await server().call('PUT', '/organizer/clock', {
    token: admin,
    body: { now: '2026-02-18T06:00:00Z' },
  })
  expect(moved).toMatchObject({ status: 200, body: { now: '2026-02-18T06:00:00.000Z', movable: true } })
  expect(await edition()).toMatchObject({ clock: { today: '2026-02-18' }, vatPercent: 22 })
  const cabinet = await server().call('GET', `/participants/${made.guid}/dashboard`, { token: made.token })
  expect(cabinet.body).toMatchObject({ countdown: { state: 'started' } })
  const clock = await server().call('GET', '/organizer/clock', {
    token: await organiserToken(server(), 'gate'),
  })
  expect(clock.body).toMatchObject({ movable: true })
  const audited = await server()
    .database.selectFrom('auditEntry')
    .select(['action', 'toValue'])
    .where('subjectKind', '=', 'clock')
    .execute()
  expect(audited).toEqual([{ action: 'moveClock', toValue: '2026-02-18T06:00:00.000Z' }])
})

test('what is no time, and who may not move it', async () => {
  for (const now of ['yesterday', '2026-02-30T06:00:00Z', '', 5])
    expectRefusal(
      await server().call('PUT', '/organizer/clock', { token: admin, body: { now } }),
      422,
      'value_invalid',
      { now: 'value_invalid' },
    )
  for (const role of ['committee', 'finance', 'security'] as const)
    expectRefusal(
      await server().call('PUT', '/organizer/clock', {
        token: await organiserToken(server(), role),
        body: { now: '2026-02-18T06:00:00Z' },
      }),
      403,
      'forbidden',
    )
})

test('a job that gave up is shown to the admin, who puts it back', async () => {
  await server().deliver()
  const boss = new PgBoss({
    connectionString: server().services.config.DATABASE_URL ?? '',
    schema: 'jobs',
    max: 1,
  })
  boss.on('error', () => {})
  await boss.start()
  try {
    await boss.send('chat-notice', { chatGuid: randomUUID() }, { retryLimit: 0 })
    const [job] = await boss.fetch('chat-notice')
    await boss.fail('chat-notice', job?.id ?? '', { cause: 'ECONNREFUSED' })
  } finally {
    await boss.stop({ graceful: false, close: true })
  }
  const list = () =>
    must<{ items: { id: string; queue: string; attempts: number }[] }>(
      server(),
      'GET',
      '/organizer/failed-jobs',
      { token: admin },
    )
  const { items } = await list()
  expect(items).toMatchObject([
    { queue: 'chat-notice', attempts: 1, failedAt: expect.any(String), cause: 'ECONNREFUSED' },
  ])
  expect(await dashboard('admin')).toMatchObject({
    waiting: expect.arrayContaining([expect.objectContaining({ what: 'jobs', count: 1 })]),
  })
  const retry = (id: string, token = admin) =>
    server().call('POST', `/organizer/failed-jobs/${id}/retry`, { token, body: {} })
  expectRefusal(
    await retry(items[0]?.id ?? '', await organiserToken(server(), 'committee')),
    403,
    'forbidden',
  )
  expectRefusal(await retry(randomUUID()), 404, 'not_found')
  expectRefusal(await retry('1'), 404, 'not_found')
  expect((await retry(items[0]?.id ?? '')).status).toBe(204)
  expect((await list()).items).toEqual([])
  await server().deliver()
})

test('the demo has jobs to try again, which then end well', async () => {
  await seedFailedJobs(server().services)
  const list = () =>
    must<{ items: { id: string; queue: string; cause: string | null }[] }>(
      server(),
      'GET',
      '/organizer/failed-jobs',
      { token: admin },
    )
  const { items } = await list()
  expect(items.map(({ queue, cause }) => [queue, cause]).sort()).toEqual([
    ['check-photograph', 'ENOENT'],
    ['settlement-receipts', 'ECONNREFUSED'],
  ])
  for (const { id } of items)
    await must(server(), 'POST', `/organizer/failed-jobs/${id}/retry`, { token: admin, body: {} })
  await server().deliver()
  expect((await list()).items).toEqual([])
})

test('a photograph that was changed after the approval waits for the committee, and the list finds it', async () => {
  const made = await approvedParticipant(server())
  const since = new Date('2025-09-14T07:00:00.000Z')
  await server()
    .database.updateTable('application')
    .set({ photographReviewSince: since })
    .where('guid', '=', made.applicationGuid)
    .execute()
  expect((await dashboard('committee')).waiting).toContainEqual({
    what: 'photographs',
    promisedBy: null,
    count: 1,
    oldestAt: since.toISOString(),
  })
  expect((await dashboard('finance')).waiting.map(({ what }) => what)).not.toContain('photographs')
  const { items } = await must<{ items: { guid: string }[] }>(
    server(),
    'GET',
    '/organizer/applications?status=approved&photograph=review',
    { token: admin },
  )
  expect(items.map(({ guid }) => guid)).toEqual([made.applicationGuid])
})

test('a request of change waits on the overview of those who answer it', async () => {
  const made = await approvedParticipant(server())
  const { database } = server()
  const { accountGuid, editionGuid } = await database
    .selectFrom('participant')
    .innerJoin('application', 'application.participantGuid', 'participant.guid')
    .select(['participant.accountGuid', 'application.editionGuid'])
    .where('participant.guid', '=', made.guid)
    .executeTakeFirstOrThrow()
  const at = new Date('2025-09-14T07:00:00.000Z')
  await database
    .insertInto('changeRequest')
    .values({
      ...{ editionGuid, participantGuid: made.guid, kind: 'badge', reason: 'Новая должность' },
      ...{ requestedBy: accountGuid, requestedAt: at, proposed: JSON.stringify({ position: 'Директор' }) },
    })
    .execute()
  expect((await dashboard('logistics')).waiting).toEqual([
    { what: 'changes', count: 1, oldestAt: at.toISOString(), promisedBy: null },
  ])
  expect((await dashboard('content')).waiting).toEqual([])
})
