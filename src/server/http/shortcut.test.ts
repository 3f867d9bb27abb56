import { once } from 'node:events'
import { Agent, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type PreparedResponse, prepareResponse } from './prepared-response.ts'
import { createShortcut, type Shortcut } from './shortcut.ts'

const text = `<!DOCTYPE html>${'кворум '.repeat(200)}`
let page: PreparedResponse
let shortcut: Shortcut
let server: Server
let agent: Agent

beforeEach(async () => {
  page = await prepareResponse(Buffer.from(text), {
    status: 200,
    contentType: 'text/html; charset=utf-8',
    headers: { 'Cache-Control': 'public', 'X-Own': 'yes' },
  })
  shortcut = createShortcut()
  shortcut.find(path => (path === '/ready' ? page : null))
  server = shortcut.serve((_request, response) => response.end('routed'), {
    request: 5000,
    connection: 5000,
    keepAlive: 7000,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})

afterEach(async () => {
  agent.destroy()
  const closed = server.listening && once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
})

const port = () => (server.address() as { port: number }).port

async function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const sent = request({ host: '127.0.0.1', port: port(), path, agent, ...options }).end()
  const [answer] = await once(sent, 'response')
  const body = Buffer.concat(await answer.toArray())
  return { status: answer.statusCode, headers: answer.headers, body, reused: sent.reusedSocket }
}

it('sends what is ready with all its headers, again and again over one connection', async () => {
  const first = await ask('/ready')
  const second = await ask('/ready?utm_source=letter')
  for (const answer of [first, second]) {
    expect(answer.status).toBe(200)
    expect(answer.body.toString()).toBe(text)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public',
      'content-length': String(Buffer.byteLength(text)),
      'content-type': 'text/html; charset=utf-8',
      connection: 'keep-alive',
      etag: page.etag,
      'keep-alive': 'timeout=7',
      vary: 'Accept-Encoding',
      'x-own': 'yes',
    })
    expect(Math.abs(Date.parse(String(answer.headers.date)) - Date.now())).toBeLessThan(3000)
  }
  expect(second.reused).toBe(true)
  expect(shortcut.answers()).toBe(2)
})

it('sends the encoding that was asked for', async () => {
  const answer = await ask('/ready', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(answer.body).toString()).toBe(text)
})

it.each([
  ['a HEAD', 'HEAD', '"another"', 200],
  ['a copy that is still good', 'GET', '"another", W/<etag>', 304],
])('sends no body to %s', async (_name, method, match, status) => {
  const headers = { 'If-None-Match': match.replace('<etag>', page.etag) }
  const answer = await ask('/ready', { method, headers })
  expect([answer.status, answer.body.length]).toEqual([status, 0])
  expect((await ask('/ready')).body.toString()).toBe(text)
})

it.each([
  ['another path', '/other', 'GET'],
  ['another method', '/ready', 'POST'],
])('leaves %s to the router', async (_name, path, method) => {
  expect((await ask(path, { method })).body.toString()).toBe('routed')
  expect(shortcut.answers()).toBe(0)
})

it('still answers on an open connection once the port is closed, and ends the connection with the answer', async () => {
  expect((await ask('/ready')).headers.connection).toBe('keep-alive')
  const before = port()
  await shortcut.stopListening()
  const sent = request({ host: '127.0.0.1', port: before, path: '/ready', agent }).end()
  const [answer] = await once(sent, 'response')
  answer.resume()
  expect(answer.statusCode).toBe(200)
  expect(sent.reusedSocket).toBe(true)
  expect(answer.headers.connection).toBe('close')
  await shortcut.emptied()
  expect(server.listening).toBe(false)
})

it('keeps the order of requests that come without waiting, and closes when asked to', async () => {
  const socket = connect(port(), '127.0.0.1')
  const asked = ['/ready', '/other', '/ready'].map(path => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
  socket.write(`${asked.join('')}GET /ready HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  const answers = Buffer.concat(await socket.toArray()).toString()
  const heads = [...answers.matchAll(/HTTP\/1\.1 200 OK[\s\S]*?\r\n\r\n(<!DOCTYPE|routed)/g)]
  expect(heads.map(([, start]) => start)).toEqual(['<!DOCTYPE', 'routed', '<!DOCTYPE', '<!DOCTYPE'])
  expect(answers.match(/connection: close/gi)).toHaveLength(1)
})
