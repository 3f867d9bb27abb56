import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { assetRoutes } from './assets.ts'
import { handleErrors } from './error-handler.ts'

const script = `console.log('${'кворум '.repeat(200)}')`
const parent = mkdtempSync(join(tmpdir(), 'quorum-assets-'))
let app: FastifyInstance

beforeAll(async () => {
  const folder = mkdtempSync(join(parent, 'assets-'))
  writeFileSync(join(parent, 'secret.js'), 'secret')
  writeFileSync(join(folder, 'page-a1.js'), script)
  writeFileSync(join(folder, 'page-a1.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'page-a1.js.gz'), gzipSync(script))
  writeFileSync(join(folder, 'service-worker-b2.js'), 'self')
  writeFileSync(join(folder, 'font-c3.woff2'), 'font')
  writeFileSync(join(folder, 'scan-worker-d4.js'), 'read')
  app = Fastify()
  handleErrors(app, { supportEmail: 'help@example.org' }, { report: () => {} })
  assetRoutes(app, folder)
  await app.ready()
})

afterAll(async () => {
  await app.close()
  rmSync(parent, { recursive: true })
})

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

it.each([
  ['br, gzip', 'br', brotliCompressSync(script)],
  ['gzip', 'gzip', gzipSync(script)],
  ['identity', undefined, Buffer.from(script)],
])('sends what was compressed at the build to whoever takes %s', async (accepted, encoding, bytes) => {
  const answer = await ask('/assets/page-a1.js', { 'accept-encoding': accepted })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.rawPayload.equals(bytes)).toBe(true)
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringMatching(/^(text|application)\/javascript/),
    vary: expect.stringMatching(/accept-encoding/i),
    'x-content-type-options': 'nosniff',
  })
})

it('answers 304 to whoever has it', async () => {
  const { headers } = await ask('/assets/font-c3.woff2')
  expect(headers['content-type']).toBe('font/woff2')
  const again = await ask('/assets/font-c3.woff2', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('lets the reader of codes, and nothing else, compile what it fetches', async () => {
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
  expect((await ask('/assets/scan-worker-d4.js')).headers['content-security-policy']).toBe(policy)
  expect((await ask('/assets/page-a1.js')).headers['content-security-policy']).toBeUndefined()
})

it('lets the service worker, and nothing else, keep the whole site', async () => {
  expect((await ask('/assets/service-worker-b2.js')).headers['service-worker-allowed']).toBe('/')
  expect((await ask('/assets/page-a1.js')).headers).not.toHaveProperty('service-worker-allowed')
})

it.each([
  '/assets/gone.js',
  '/assets/',
  '/assets/../secret.js',
  '/assets/..%2fsecret.js',
  '/assets/%2e%2e/secret.js',
  '/assets/..%5csecret.js',
  '/assets/page-a1.js%00.css',
  '/assets//etc/passwd',
])('%s is not there', async path => {
  const answer = await ask(path)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.body).not.toContain('secret')
})
