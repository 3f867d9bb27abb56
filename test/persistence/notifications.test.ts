import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { listen } from '#server/persistence/notifications.ts'
import { queueMessages } from '../factories/message.ts'
import { useTestServer } from '../server.ts'

// The app on this database listens too: its own connection is one of those counted.
const server = useTestServer()

const notify = (channel: string, payload = '') =>
  sql`select pg_notify(${channel}, ${payload})`.execute(server().database)

async function listeners(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and application_name = 'quorum-listen'`.execute(
    server().database,
  )
  return rows.map(({ pid }) => pid)
}

async function cutOff(): Promise<void> {
  for (const pid of await listeners())
    await sql`select pg_terminate_backend(${pid}::int)`.execute(server().database)
}

test('news arrives on its channel', async () => {
  const [content, clock, live, message] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const news = listen(
    server().services.config.DATABASE_URL ?? '',
    { content, clock, live, message },
    { onError: () => {} },
  )
  await news.ready
  await notify('content')
  await vi.waitFor(() => expect(content).toHaveBeenCalledTimes(1))
  expect(clock).not.toHaveBeenCalled()
  await notify('live', 'what has changed')
  await vi.waitFor(() => expect(live).toHaveBeenCalledWith('what has changed'))
  await news.close()
})

test('a lost connection is made again, however often, and what may have been missed is told', async () => {
  const before = (await listeners()).length
  const [content, clock, live, message, onError] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const news = listen(
    server().services.config.DATABASE_URL ?? '',
    { content, clock, live, message },
    { onError },
  )
  await news.ready
  for (let round = 0; round < 3; round += 1) {
    const told = clock.mock.calls.length
    await cutOff()
    // Called once it listens again, not merely when it is connected.
    await vi.waitFor(() => expect(clock.mock.calls.length).toBeGreaterThan(told), { timeout: 5000 })
  }
  await vi.waitFor(async () => expect(await listeners()).toHaveLength(before + 1), { timeout: 5000 })
  expect(live).toHaveBeenCalledWith(null)
  expect(onError).toHaveBeenCalled()
  content.mockClear()
  await notify('content')
  await vi.waitFor(() => expect(content).toHaveBeenCalledTimes(1))
  await news.close()
  await vi.waitFor(async () => expect(await listeners()).toHaveLength(before))
})

test('closed while it is connecting again, nothing stays', async () => {
  const before = (await listeners()).length
  const news = listen(
    server().services.config.DATABASE_URL ?? '',
    { content: () => {}, clock: () => {}, live: () => {}, message: () => {} },
    { onError: () => {} },
  )
  await news.ready
  await cutOff()
  await news.close()
  await vi.waitFor(async () => expect((await listeners()).length).toBeLessThanOrEqual(before), {
    timeout: 5000,
  })
})

test('the senders are woken for a message that is due and not for one that is held', async () => {
  const message = vi.fn()
  const news = listen(
    server().services.config.DATABASE_URL ?? '',
    { content: vi.fn(), clock: vi.fn(), live: vi.fn(), message },
    { onError: () => {} },
  )
  await news.ready
  const wall = server().services.clock.wall()
  await queueMessages(server(), { held: { notBefore: new Date(wall.getTime() + 600_000) } })
  await queueMessages(server(), { due: { channel: 'email' } })
  // In the order in which they were sent, so the held one would have come before.
  await vi.waitFor(() => expect(message.mock.calls).toEqual([['email']]))
  await news.close()
})
