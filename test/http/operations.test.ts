import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { ConsentText, Country } from '#contract/dictionary.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import type { Database } from '#server/persistence/database.ts'
import { forgetOldKeys } from '#server/persistence/idempotency-queries.ts'
import { finishedParticipant } from '#test/factories/participant.ts'
import { openTestServer, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

test('alive, ready and measured', async () => {
  expect(await server().call('GET', '//healthz')).toMatchObject({ status: 200, body: { ok: true } })
  expect(await server().call('GET', '//readyz')).toMatchObject({ status: 200, body: { ok: true } })
  const metrics = await server().call('GET', '//metrics')
  expect(metrics.headers['content-type']).toMatch(/^text\/plain/)
  const text = metrics.bytes.toString()
  expect(text).toMatch(/http_request_duration_seconds_count\{route="\/healthz",status="200"\} 1/)
  expect(text).toMatch(/process_resident_memory_bytes \d+/)
})

const databaseOf = async (database: Database) => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database)
  return rows[0]?.name ?? ''
}

/** Ends every connection to a database, as a fail-over does. */
const cutOff = (name: string) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(
    server().database,
  )

test('not ready once the database is gone, alive all the same, and back with it', async () => {
  const lonely = await openTestServer()
  const name = await databaseOf(lonely.database)
  await sql`alter database ${sql.id(name)} allow_connections false`.execute(server().database)
  await cutOff(name)
  expect((await lonely.call('GET', '//readyz')).status).toBe(503)
  expect((await lonely.call('GET', '//healthz')).status).toBe(200)
  const answer = await lonely.call('GET', '/edition')
  expectRefusal(answer, 503, 'service_busy')
  expect(answer.headers['retry-after']).toBe('2')
  await sql`alter database ${sql.id(name)} allow_connections true`.execute(server().database)
  await vi.waitFor(async () => expect((await lonely.call('GET', '//readyz')).status).toBe(200), {
    timeout: 5000,
  })
  await lonely.close()
})

test('connections that are cut in the middle of requests cost a 503 at most', async () => {
  const lonely = await openTestServer()
  const { token } = await lonely.logIn(lonely.nextPhone())
  const name = await databaseOf(lonely.database)
  const statuses = new Set<number>()
  for (let round = 0; round < 10; round += 1) {
    const calls = Array.from({ length: 30 }, () => lonely.call('GET', '/session', { token }))
    await cutOff(name)
    for (const { status } of await Promise.all(calls)) statuses.add(status)
  }
  expect([...statuses].filter(status => status !== 200 && status !== 503)).toEqual([])
  await vi.waitFor(async () => expect((await lonely.call('GET', '/session', { token })).status).toBe(200), {
    timeout: 5000,
  })
  await lonely.close()
})

test('what everybody may know', async () => {
  expect(await server().call('GET', '/edition')).toMatchObject({
    status: 200,
    body: {
      slug: '2026',
      feeKopecks: '18000000',
      startsOn: '2026-02-18',
      locks: { badgeCompanyName: '2026-02-13', transfer: '2025-09-26' },
      demo: false,
    },
  })
  const { body: countries } = await server().call<Country[]>('GET', '/countries')
  expect(countries[0]).toEqual({ code: 'RU', alpha3: 'RUS', name: { ru: 'Россия', en: 'Russia' } })
  expect(countries.length).toBeGreaterThan(190)
  const names = countries.map(({ name }) => `${name.ru}, ${name.en}`)
  expect(names.filter(name => /Соединенн| - |о-ва/.test(name))).toEqual([])
  expect((await server().call('GET', '/dictionaries')).body).toMatchObject({
    userStatuses: expect.arrayContaining([
      {
        id: 60,
        code: 'approved',
        label: { ru: expect.stringMatching(/[а-я]/), en: expect.stringMatching(/[a-z]/) },
      },
    ]),
    securityStatuses: expect.arrayContaining([expect.objectContaining({ id: -20, code: 'rejected' })]),
    userTypes: expect.any(Array),
  })
})

test('the consents in both languages, each with its version', async () => {
  const texts = async (query: string) => (await server().call<ConsentText[]>('GET', `/consents${query}`)).body
  const [russian, english] = [await texts(''), await texts('?locale=en')]
  expect(english.map(({ kind, version, required }) => ({ kind, version, required }))).toEqual(
    russian.map(({ kind, version, required }) => ({ kind, version, required })),
  )
  expect(russian.filter(({ required }) => required).map(({ kind }) => kind)).toEqual([
    'processing',
    'badgePhotograph',
  ])
  for (const { title, paragraphs } of english) expect([title, ...paragraphs].join('')).toMatch(/^[^а-я]+$/)
  expectRefusal(await server().call('GET', '/consents?locale=de'), 400, 'malformed_request')
})

test('the outbox shows what was sent, newest first, of one address or of all', async () => {
  const made = await finishedParticipant(server())
  await server().deliver()
  const outbox = (query = '') =>
    server().call<{ to: string; code: string | null }[]>('GET', `//dev/outbox.json${query}`)
  const own = (await outbox(`?to=${encodeURIComponent(made.phone)}`)).body
  expect(own).toMatchObject([
    { to: made.phone, code: null },
    { to: made.phone, code: expect.stringMatching(/^\d{6}$/) },
  ])
  expect((await outbox()).body.length).toBeGreaterThan(own.length)
})

test('a message whose sender died is sent by another after a minute', async () => {
  const made = await finishedParticipant(server())
  await server()
    .database.updateTable('message')
    .set({ claimedAt: server().services.clock.wall() })
    .where('participantGuid', '=', made.guid)
    .execute()
  await server().deliverOnce()
  expect(await server().outbox(made.email)).toHaveLength(0)
  server().advance(61_000)
  await server().deliver()
  expect(await server().outbox(made.email)).toHaveLength(1)
})

test('old codes, wrong tries and answers are forgotten', async () => {
  await server().logIn(server().nextPhone())
  await finishedParticipant(server())
  server().advance(3 * 86_400_000)
  await runJob(server().services, 'sweep', {})
  for (const table of ['oneTimeCode', 'wrongCode', 'idempotencyKey'] as const)
    expect(await server().database.selectFrom(table).selectAll().execute()).toEqual([])
  await forgetOldKeys(server().database, new Date(0))
})

test('two instances on one database: log-out, blocking and the clock hold on both', async () => {
  const twin = await openTestServer({ beside: server() })
  const { token } = await server().logIn(server().nextPhone())
  expect((await twin.call('GET', '/session', { token })).status).toBe(200)
  await server().call('POST', '/auth/logout', { token })
  expectRefusal(await twin.call('GET', '/session', { token }), 401, 'token_invalid')
  await server().services.movableClock?.move(new Date('2026-02-19T06:00:00Z'))
  await vi.waitFor(async () => {
    const { body } = await twin.call('GET', '/edition')
    expect(body).toMatchObject({ clock: { today: '2026-02-19' } })
  })
  await twin.close()
  expect((await server().call('GET', `/participants/${randomUUID()}`)).status).toBe(401)
})
