import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerClientError } from '#server/http/client-error.ts'
import { patience } from '#server/http/connection-limits.ts'
import { createShortcut } from '#server/http/shortcut.ts'

// The limits of the real server in one fiftieth of their time.
const limits = { headers: 200, body: 200, silent: 300, check: 20 }
let server: Server

beforeEach(async () => {
  const shortcut = createShortcut()
  server = shortcut.serve(
    (request, response) => {
      // A stream that says nothing for longer than a new connection may.
      if (request.url === '/stream') return void sleep(450).then(() => response.end('late'))
      request.resume().once('end', () => response.end('read'))
    },
    { request: 1200, connection: 1200, keepAlive: 1200, patience: limits },
  )
  server.on('clientError', answerClientError)
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterEach(() => {
  server.close()
  server.closeAllConnections()
})

/** Sends the pieces one after another, 40 ms apart, and tells what came and after how long it was over. */
async function send(pieces: Iterable<string>): Promise<{ answer: string; took: number }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  const start = performance.now()
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(chunk))
  const over = once(socket, 'close')
  const writing = (async () => {
    for (const piece of pieces) {
      if (socket.destroyed) return
      socket.write(piece)
      await sleep(40)
    }
  })()
  await Promise.all([over, writing])
  return { answer: Buffer.concat(chunks).toString(), took: performance.now() - start }
}

const head = (more: string) => `POST /form HTTP/1.1\r\nHost: a\r\n${more}\r\n`
const drops = function* (before: string, drop: string, times: number) {
  yield before
  for (let time = 0; time < times; time += 1) yield drop
}

test('the real times are those that were decided', () => {
  expect(patience).toEqual({ headers: 10_000, body: 10_000, silent: 15_000, check: 1_000 })
})

test('a connection on which nothing comes is ended', async () => {
  const { took } = await send([])
  expect(took).toBeGreaterThan(150)
  expect(took).toBeLessThan(600)
})

test('headers that come drop by drop are cut', async () => {
  const { answer, took } = await send(drops('GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n', 40))
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(took).toBeLessThan(700)
})

test.each([
  ['of a known length', 'Content-Type: application/json\r\nContent-Length: 1000\r\n', 'x'],
  ['in chunks', 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n', '1\r\nx\r\n'],
])('a form %s that comes drop by drop is cut', async (_how, headers, drop) => {
  const { answer, took } = await send(drops(head(headers), drop, 40))
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(took).toBeLessThan(700)
})

test('an upload may take longer, but not for ever', async () => {
  const upload = (bytes: number) =>
    head(`Content-Type: multipart/form-data; boundary=a\r\nContent-Length: ${bytes}\r\nConnection: close\r\n`)
  const pasted = head('Content-Type: application/json\r\nContent-Length: 70000\r\nConnection: close\r\n')
  expect((await send(drops(pasted, 'x'.repeat(5000), 14))).answer).toMatch(/read$/)
  expect((await send(drops(upload(15), 'x', 15))).answer).toMatch(/^HTTP\/1\.1 200 .*read$/s)
  expect((await send(drops(upload(1000), 'x', 60))).answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('an answer that takes longer than a silence is waited for', async () => {
  const { answer } = await send(['GET /stream HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'])
  expect(answer).toMatch(/late$/)
})

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhOsT: b\r\n\r\n'],
  ['the same host twice', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n'],
  [
    'a coding that nobody knows',
    `${head('Transfer-Encoding: xchunked\r\nTransfer-Encoding: chunked\r\n')}0\r\n\r\n`,
  ],
  ['a coding beside chunked', `${head('Transfer-Encoding: gzip, chunked\r\n')}0\r\n\r\n`],
])('%s is refused, and the connection is ended', async (_what, sent) => {
  const { answer } = await send([sent])
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('"code":"malformed_request"')
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('chunks are read in whatever case they are named', async () => {
  const sent = `${head('Transfer-Encoding: Chunked\r\nConnection: close\r\n')}1\r\nx\r\n0\r\n\r\n`
  expect((await send([sent])).answer).toMatch(/read/)
})
