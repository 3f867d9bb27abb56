import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { PostgresDriver, sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { runOnce } from '#server/http/idempotency.ts'
import { refuse } from '#server/refuse.ts'
import { contentConsole, editorToken, goodDrafts } from '#test/factories/content.ts'
import { openTestServer, type TestServer, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

// What becomes of a key when the process or the database dies between the commit of a write and its answer (decision 025).
const server = useTestServer()
const { list } = contentConsole(server)

afterEach(() => {
  vi.restoreAllMocks()
})

const minute = 60_000
let names = 0

/** A write that only its key protects from happening twice: each time it adds a row. */
function writeOnce() {
  names += 1
  const name = `write ${names}`
  const request = {
    headers: { 'idempotency-key': randomUUID() },
    method: 'POST',
    url: '/api/v2/somewhere',
    body: {},
    log: server().services.log,
  } as unknown as FastifyRequest
  return {
    run: (
      after: () => Promise<unknown> = async () => null,
      before: () => Promise<unknown> = async () => null,
      on: TestServer = server(),
    ) =>
      runOnce(on.services, { request, actor: null, schema: undefined }, async () => {
        await before()
        await on.database.transaction().execute(async tx => {
          await tx
            .insertInto('wrongCode')
            .values({ phone: name, at: server().services.clock.wall() })
            .execute()
        })
        await after()
        return null
      }),
    async written(): Promise<number> {
      const rows = await server()
        .database.selectFrom('wrongCode')
        .select('id')
        .where('phone', '=', name)
        .execute()
      return rows.length
    },
  }
}

/** A step that never ends. */
function neverReturning() {
  let reached = () => {}
  const isReached = new Promise<void>(resolve => {
    reached = resolve
  })
  let goOn = () => {}
  const step = () => {
    reached()
    return new Promise<void>(resolve => {
      goOn = resolve
    })
  }
  return { step, isReached, goOn: () => goOn() }
}

test('a piece whose commit was not heard of is not begun twice', async () => {
  const token = await editorToken(server())
  const before = (await list('news')).items.length
  const idempotencyKey = randomUUID()
  const begin = () =>
    server().call('POST', '/organizer/content/news', {
      token,
      body: { draft: goodDrafts.news() },
      idempotencyKey,
    })
  const { commitTransaction } = PostgresDriver.prototype
  vi.spyOn(PostgresDriver.prototype, 'commitTransaction').mockImplementationOnce(async function (
    this: PostgresDriver,
    connection,
  ) {
    await commitTransaction.call(this, connection)
    throw new Error('Connection terminated unexpectedly')
  })
  expectRefusal(await begin(), 503, 'service_busy')
  expect((await list('news')).items).toHaveLength(before + 1)
  for (const wait of [0, 2 * minute, 60 * minute]) {
    server().advance(wait)
    expectRefusal(await begin(), 409, 'idempotency_answer_lost')
  }
  expect((await list('news')).items).toHaveLength(before + 1)
})

test('a process killed after the commit leaves a key that is never free for a second run', async () => {
  const write = writeOnce()
  const killed = neverReturning()
  void write.run(killed.step)
  await killed.isReached
  await expect(write.run()).rejects.toMatchObject({ code: 'idempotency_in_progress' })
  server().advance(minute + 1000)
  await expect(write.run()).rejects.toMatchObject({ code: 'idempotency_answer_lost' })
  expect(await write.written()).toBe(1)
})

test('a process killed before the commit leaves a key that is free after a minute', async () => {
  const write = writeOnce()
  const killed = neverReturning()
  void write.run(undefined, killed.step)
  await killed.isReached
  await expect(write.run()).rejects.toMatchObject({ code: 'idempotency_in_progress' })
  server().advance(minute + 1000)
  await write.run()
  expect(await write.written()).toBe(1)
})

/** Ends a copy's connections, as its death does: the pool's when it closes, and the one by which the others know it. */
const kill = (copy: TestServer) => copy.close()

test('a copy that is killed before the commit frees its keys at once', async () => {
  const write = writeOnce()
  const copy = await openTestServer({ beside: server() })
  const killed = neverReturning()
  void write.run(undefined, killed.step, copy).catch(() => null)
  await killed.isReached
  server().advance(4000)
  await expect(write.run()).rejects.toMatchObject({ code: 'idempotency_in_progress' })
  await kill(copy)
  await write.run()
  expect(await write.written()).toBe(1)
  killed.goOn()
})

test('a copy that is killed after the commit is known to have written, at once', async () => {
  const write = writeOnce()
  const copy = await openTestServer({ beside: server() })
  const killed = neverReturning()
  void write.run(killed.step, undefined, copy).catch(() => null)
  await killed.isReached
  server().advance(4000)
  await expect(write.run()).rejects.toMatchObject({ code: 'idempotency_in_progress' })
  await kill(copy)
  await expect(write.run()).rejects.toMatchObject({ code: 'idempotency_answer_lost' })
  expect(await write.written()).toBe(1)
  killed.goOn()
})

test('a copy that only connects again keeps its keys', async () => {
  const write = writeOnce()
  const slow = neverReturning()
  const first = write.run(undefined, slow.step)
  await slow.isReached
  const { database } = server()
  const held = async () => {
    const { rows } = await sql<{ count: string }>`
      select count(*)::text from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and datname = current_database() and application_name = 'quorum-listen'`.execute(
      database,
    )
    return Number(rows[0]?.count)
  }
  expect(await held()).toBe(1)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'quorum-listen'`.execute(database)
  server().advance(2000)
  await expect(write.run()).rejects.toMatchObject({ code: 'idempotency_in_progress' })
  await vi.waitFor(async () => expect(await held()).toBe(1), 5000)
  server().advance(30_000)
  await expect(write.run()).rejects.toMatchObject({ code: 'idempotency_in_progress' })
  slow.goOn()
  await first
  expect(await write.written()).toBe(1)
})

test('a run that is overtaken by a second one writes nothing', async () => {
  const write = writeOnce()
  const slow = neverReturning()
  const first = write.run(undefined, slow.step)
  await slow.isReached
  server().advance(minute + 1000)
  await write.run()
  slow.goOn()
  await expect(first).rejects.toMatchObject({ code: 'idempotency_in_progress' })
  expect(await write.written()).toBe(1)
  await write.run()
  expect(await write.written()).toBe(1)
})

test('a run that breaks before it has written frees its key at once', async () => {
  const write = writeOnce()
  const fault = new Error('away')
  await expect(write.run(undefined, () => Promise.reject(fault))).rejects.toBe(fault)
  await write.run()
  expect(await write.written()).toBe(1)
})

test('a refusal after something was written is judged anew, as the states of the thing allow', async () => {
  const write = writeOnce()
  const refused = async () => refuse('card_payments_unavailable', { retryAfterSeconds: 30 })
  await expect(write.run(refused)).rejects.toMatchObject({ code: 'card_payments_unavailable' })
  await write.run()
  expect(await write.written()).toBe(2)
})

test('what a run has started beside itself does not touch the key afterwards', async () => {
  const write = writeOnce()
  let beside: Promise<unknown> = Promise.resolve()
  const started = neverReturning()
  await write.run(async () => {
    beside = started.step().then(() =>
      server()
        .database.transaction()
        .execute(tx => tx.selectFrom('edition').select('guid').execute()),
    )
  })
  started.goOn()
  await expect(beside).resolves.toHaveLength(1)
  await write.run()
  expect(await write.written()).toBe(1)
})
