import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startLoad } from './load.ts'
import { type Stage, startStage } from './stage.ts'
import { linesOf } from './stage-figures.ts'
import { type Sent, sendThrough } from './through.ts'

// Windows has neither the proxy nor the signal.
describe.skipIf(process.platform === 'win32')('two copies behind the sample configuration', () => {
  let stage: Stage

  beforeAll(async () => {
    stage = await startStage()
  })

  afterAll(() => stage?.close())

  const through = (path: string, sent?: Sent) => sendThrough(stage.door, path, sent)

  const load = (requests: { method: string; path: string; body?: string }[]) =>
    startLoad(stage.door, { callers: 20, requests })

  test('two copies are restarted in turn under load, and no request fails', async () => {
    const running = load([
      { method: 'GET', path: '/api/v2/edition' },
      { method: 'GET', path: '/icon.svg' },
      { method: 'POST', path: '/api/v2/auth/otp-request', body: '{}' },
    ])
    await sleep(1000)
    for (const index of [0, 1] as const) {
      await stage.restartCopy(index)
      // The proxy leaves a copy that refused alone for five seconds.
      await sleep(5500)
    }
    const result = await running.end()
    expect(linesOf(stage, 'request failed')).toEqual([])
    expect(result.lost).toEqual({})
    expect(result.refused).toBe(0)
    expect(Object.keys(result.statuses).filter(status => /5\d\d$/.test(status))).toEqual([])
    expect(result.statuses['POST 422']).toBeGreaterThan(100)
    expect(result.answered).toBeGreaterThan(1000)
  })

  test('the database is restarted under load: 503 at most, and everything comes back by itself', async () => {
    const running = load([
      { method: 'GET', path: '/' },
      { method: 'GET', path: '/api/v2/edition' },
      {
        method: 'POST',
        path: '/api/v2/auth/otp-verify',
        body: '{"requestId":"00000000-0000-4000-8000-000000000000","phone":"+79160000000","code":"000000"}',
      },
    ])
    await sleep(1000)
    await stage.database.restart()
    await vi.waitFor(async () => {
      for (const copy of stage.copies) expect(await copy.isReady()).toBe(true)
    }, 20_000)
    await sleep(2000)
    const result = await running.end()
    expect(result.lost).toEqual({})
    const fives = Object.keys(result.statuses).filter(status => /5\d\d$/.test(status))
    expect(fives.filter(status => !status.endsWith('503'))).toEqual([])
    // Pages come from memory throughout.
    expect(linesOf(stage, 'request failed')).toEqual([])
    const phone = '+79169990001'
    const asked = await through('/api/v2/auth/otp-request', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone, consent: true, purpose: 'login' }),
    })
    expect(asked.status).toBe(200)
    expect(await stage.sms.nextCode(phone)).toMatch(/^\d{6}$/)
  })

  test('what is for those inside stays inside', async () => {
    for (const path of ['/metrics', '/readyz', '/healthz'])
      expect((await through(path)).status, path).toBe(404)
  })

  test('a photograph of ten megabytes reaches the app, which decides by itself', async () => {
    const headers = { 'content-type': 'application/octet-stream' }
    const send = (bytes: number) =>
      through('/api/v2/session', { method: 'POST', headers, body: Buffer.alloc(bytes) })
    expect((await send(9_900_000)).body).toMatch(/"code":/)
    expect((await send(11_000_000)).status).toBe(413)
  })

  test('the access log holds no query, no token and no address', async () => {
    await through('/confirm/Zm9ydW0tdG9rZW4tb2Ytc29tZWJvZHk/more?phone=%2B79120000000')
    await through('/api/v2/participants/0b1c7a52-6a34-4d1c-9d5e-0a1b2c3d4e5f/badge')
    const paths = () => stage.nginx.accessLog().match(/"path":"[^"]*"/g)
    // The proxy's workers write when they come to it.
    await expect
      .poll(paths)
      .toEqual(expect.arrayContaining(['"path":"/confirm/…"', '"path":"/api/v2/participants/…"']))
    expect(stage.nginx.accessLog()).not.toMatch(/79120000000|\?|Zm9ydW0/)
  })
})
