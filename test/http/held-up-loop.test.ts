import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

/** Keeps the process from everything else, as a computation of that length would. */
const holdUp = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

test('an app that cannot keep up refuses calls for a moment and stays alive', async () => {
  const server = await openTestServer({ settings: { APP_MODE: 'demo' } })
  expect((await server.call('GET', '/edition')).status).toBe(200)
  // The delay is the mean of a second; nothing but these is in it.
  for (let round = 0; round < 3; round += 1) {
    holdUp(2500)
    await turn()
  }
  const answer = await server.call('GET', '/edition')
  expectRefusal(answer, 503, 'service_busy')
  expect(answer.headers['retry-after']).toBe('2')
  expect((await server.call('GET', '//healthz')).status).toBe(200)
  await expect
    .poll(async () => (await server.call('GET', '/edition')).status, { timeout: 10_000, interval: 300 })
    .toBe(200)
  await server.close()
})
