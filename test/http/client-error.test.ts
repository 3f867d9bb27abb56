import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerClientError } from '#server/http/client-error.ts'
import { createShortcut } from '#server/http/shortcut.ts'

let server: Server

beforeEach(async () => {
  server = createShortcut().serve((request, response) => response.end(`read ${request.url?.length}`), {
    request: 5000,
    connection: 5000,
    keepAlive: 1000,
  })
  server.on('clientError', answerClientError)
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterEach(() => {
  server.close()
  server.closeAllConnections()
})

/** Sends text as it is and reads until the server closes. */
async function exchange(sent: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(sent)
  const answer = Buffer.concat(await socket.toArray()).toString()
  const end = answer.indexOf('\r\n\r\n')
  return { head: answer.slice(0, end), text: answer.slice(end + 4) }
}

const asking = (letters: number) =>
  `GET /?q=${encodeURIComponent('щ'.repeat(letters))} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`

test.each([3_000, 10_000])('a query of %i Cyrillic letters is read', async letters => {
  expect((await exchange(asking(letters))).text).toBe(`read ${4 + letters * 6}`)
})

test.each([
  ['an endless address', asking(13_000), 431, 'headers_too_large', /слишком длинн.+too long/is],
  ['what is no HTTP', 'nonsense\r\n\r\n', 400, 'malformed_request', /неверно.+malformed/is],
])(
  '%s is refused in the form of every error, in both languages',
  async (_name, sent, status, code, words) => {
    const { head, text } = await exchange(sent)
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(head).toContain(`Content-Length: ${Buffer.byteLength(text)}`)
    expect(JSON.parse(text)).toEqual({
      statusCode: status,
      error: expect.any(String),
      message: expect.stringMatching(words),
      code,
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    })
  },
)
