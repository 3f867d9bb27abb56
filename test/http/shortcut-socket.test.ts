import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type PreparedResponse, prepareResponse, sendPrepared } from '#server/http/prepared-response.ts'
import { createShortcut } from '#server/http/shortcut.ts'

// A prepared answer must look on the wire exactly as node:http would send it.
const text = `<!DOCTYPE html>${'<p>кворум</p>'.repeat(2500)}`
const length = Buffer.byteLength(text)
let page: PreparedResponse
let server: Server
let plain: Server
let port: number

beforeEach(async () => {
  page = await prepareResponse(Buffer.from(text), {
    status: 200,
    contentType: 'text/html; charset=utf-8',
    headers: { 'Cache-Control': 'public', 'X-Content-Type-Options': 'nosniff' },
  })
  const shortcut = createShortcut()
  shortcut.find(path => (path === '/ready' ? page : null))
  server = shortcut.serve((_request, response) => response.end('routed'), {
    request: 5000,
    connection: 5000,
    keepAlive: 1000,
  })
  plain = createServer({ keepAliveTimeout: 1000 }, (request, response) =>
    sendPrepared(request, response, page),
  )
  for (const each of [server, plain]) await once(each.listen(0, '127.0.0.1'), 'listening')
  port = portOf(server)
})

afterEach(() => {
  for (const each of [server, plain]) {
    each.close()
    each.closeAllConnections()
  }
})

const portOf = (of: Server) => (of.address() as AddressInfo).port
const get = (more = '', version = '1.1') => `GET /ready HTTP/${version}\r\nHost: a\r\n${more}\r\n`

/** Sends text as it is and reads until the server closes. */
async function exchange(sent: string, to = port): Promise<string> {
  const socket = connect(to, '127.0.0.1')
  socket.write(sent)
  return Buffer.concat(await socket.toArray()).toString()
}

const headOf = (answer: string) =>
  answer
    .slice(0, answer.indexOf('\r\n\r\n'))
    .split('\r\n')
    .map(line => line.replace(/^Date: .*/, 'Date'))
    .sort()

it('sends the very head that node:http would send', async () => {
  const twice = get() + get('Connection: close\r\n')
  const [ours, own] = [await exchange(twice), await exchange(twice, portOf(plain))]
  expect(headOf(ours)).toEqual(headOf(own))
  expect(ours.length).toBe(own.length)
  const date = /\r\nDate: (.*)\r\n/.exec(ours)?.[1] ?? ''
  expect(new Date(date).toUTCString()).toBe(date)
  expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(3000)
})

it.each([
  ['HTTP/1.0', get('', '1.0'), 'connection: close'],
  ['Connection: close', get('Connection: close\r\n'), 'connection: close'],
])('closes after the answer for %s', async (_name, request, line) => {
  const answer = await exchange(request)
  expect(headOf(answer).map(each => each.toLowerCase())).toContain(line)
  expect(answer.slice(answer.indexOf('\r\n\r\n') + 4)).toBe(text)
})

it('closes a connection that stays idle, and not before its time', async () => {
  const startedAt = performance.now()
  const answer = await exchange(get('', '1.0').replace('Host', 'Connection: keep-alive\r\nHost'))
  expect(answer.endsWith(text)).toBe(true)
  expect(performance.now() - startedAt).toBeGreaterThan(900)
})

it('sends no body for HEAD and 304, so that the next answer begins where it should', async () => {
  const answers = await exchange(
    get().replace('GET', 'HEAD') + get(`If-None-Match: ${page.etag}\r\n`) + get('Connection: close\r\n'),
  )
  expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    '200',
    '304',
    '200',
  ])
  expect(answers.split(text)).toHaveLength(2)
  expect(answers.match(new RegExp(`Content-Length: ${length}\\r\\n`, 'g'))).toHaveLength(2)
})

it('does not take the body of a request for the next one', async () => {
  const withBody = `${get('Content-Length: 26\r\n')}GET /other HTTP/1.1\r\n\r\nabc`
  const answers = await exchange(withBody + get('Connection: close\r\n'))
  expect(answers.split(text)).toHaveLength(3)
  expect(answers).not.toContain('routed')
})

it('answers a request that comes in pieces', async () => {
  const socket = connect(port, '127.0.0.1')
  for (const piece of get('Connection: close\r\n').match(/[\s\S]{1,9}/g) ?? []) {
    socket.write(piece)
    await new Promise(resolve => setTimeout(resolve, 2))
  }
  expect(
    Buffer.concat(await socket.toArray())
      .toString()
      .endsWith(text),
  ).toBe(true)
})

it('holds back for a client that reads slowly, and loses nothing', async () => {
  const requests = 400
  const socket = connect({ port, host: '127.0.0.1' })
  const accepted = once(server, 'connection')
  socket.pause()
  const [ours] = await accepted
  socket.write(get().repeat(requests) + get('Connection: close\r\n'))
  await new Promise(resolve => setTimeout(resolve, 300))
  // The server must not buffer all 12 MB for one client.
  expect(ours.writableLength).toBeLessThan(4_000_000)
  const answers = Buffer.concat(await socket.toArray()).toString()
  expect(answers.split(text)).toHaveLength(requests + 2)
})

it('goes on when a client leaves in the middle of an answer', async () => {
  for (let time = 0; time < 20; time += 1) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(get().repeat(50))
    await once(socket, 'data')
    socket.resetAndDestroy()
  }
  expect((await exchange(get('Connection: close\r\n'))).endsWith(text)).toBe(true)
})
