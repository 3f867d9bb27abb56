import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Copy, startCopy } from '#test/rehearsal/copy.ts'
import { startLoad } from '#test/rehearsal/load.ts'
import { type RehearsalNginx, startNginx } from '#test/rehearsal/nginx.ts'
import { type RehearsalPostgres, startRehearsalPostgres } from '#test/rehearsal/postgres.ts'

// Windows has neither the proxy nor the signal.
describe.skipIf(process.platform === 'win32')('two copies behind the sample configuration', () => {
  let postgres: RehearsalPostgres
  let folder: string
  let nginx: RehearsalNginx
  let copies: [Copy, Copy]

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quorum-rolling-'))
    postgres = await startRehearsalPostgres()
    // The first one makes the tables and the demo.
    const first = await startCopy(settings())
    copies = [first, await startCopy(settings())]
    nginx = await startNginx([copies[0].port, copies[1].port])
  }, 60_000)

  afterAll(async () => {
    await nginx?.stop()
    for (const copy of copies ?? []) await copy.stop('SIGKILL')
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const settings = (port?: number) => ({
    environment: {
      APP_MODE: 'test',
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '2',
    },
    ...(port && { port }),
  })

  type Got = { status: number; headers: Record<string, unknown>; body: string }

  /** One request through the proxy. */
  const through = (path: string, sent: { method?: string; body?: Buffer } = {}): Promise<Got> =>
    new Promise((resolve, reject) => {
      const asked = request(
        {
          port: nginx.port,
          host: '127.0.0.1',
          servername: 'forum.example',
          ca: nginx.certificate,
          path,
          method: sent.method ?? 'GET',
          headers: {
            host: 'forum.example',
            ...(sent.body && { 'content-type': 'application/octet-stream' }),
          },
        },
        answer => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          )
        },
      )
      asked.on('error', reject)
      asked.end(sent.body)
    })

  test('two copies are restarted in turn under load, and no request fails', async () => {
    const load = startLoad(
      { port: nginx.port, certificate: nginx.certificate },
      {
        callers: 20,
        requests: [
          { method: 'GET', path: '/api/v2/edition' },
          { method: 'GET', path: '/icon.svg' },
          { method: 'POST', path: '/api/v2/auth/otp-request', body: '{}' },
        ],
      },
    )
    await sleep(1000)
    const said: string[] = []
    for (const index of [0, 1] as const) {
      const { port } = copies[index]
      expect(await copies[index].stop('SIGTERM')).toBe(0)
      said.push(copies[index].output())
      copies[index] = await startCopy(settings(port))
      // The proxy leaves a copy that refused alone for five seconds.
      await sleep(5500)
    }
    const result = await load.end()
    said.push(...copies.map(copy => copy.output()))
    expect(said.flatMap(text => text.split('\n')).filter(line => line.includes('request failed'))).toEqual([])
    expect(result.lost).toEqual({})
    expect(result.refused).toBe(0)
    expect(Object.keys(result.statuses).filter(status => /5\d\d$/.test(status))).toEqual([])
    expect(result.statuses['POST 422']).toBeGreaterThan(100)
    expect(result.answered).toBeGreaterThan(1000)
  })

  test('what is for those inside stays inside', async () => {
    for (const path of ['/metrics', '/readyz', '/healthz'])
      expect((await through(path)).status, path).toBe(404)
  })

  test('a photograph of ten megabytes reaches the app, which decides by itself', async () => {
    const answer = await through('/api/v2/session', { method: 'POST', body: Buffer.alloc(9_900_000) })
    expect(answer.body).toMatch(/"code":/)
    const larger = await through('/api/v2/session', { method: 'POST', body: Buffer.alloc(11_000_000) })
    expect(larger.status).toBe(413)
  })

  test('the access log holds no query, no token and no address', async () => {
    await through('/confirm/Zm9ydW0tdG9rZW4tb2Ytc29tZWJvZHk/more?phone=%2B79120000000')
    await through('/api/v2/participants/0b1c7a52-6a34-4d1c-9d5e-0a1b2c3d4e5f/badge')
    // The proxy's workers write when they come to it.
    await expect
      .poll(() => nginx.accessLog().match(/"path":"[^"]*"/g))
      .toEqual(expect.arrayContaining(['"path":"/confirm/…"', '"path":"/api/v2/participants/…"']))
    expect(nginx.accessLog()).not.toMatch(/79120000000|\?|Zm9ydW0/)
  })
})
