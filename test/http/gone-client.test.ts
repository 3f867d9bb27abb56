import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { useTestServer } from '#test/server.ts'

const lines: string[] = []
const server = useTestServer({
  log: pino({ level: 'error' }, { write: line => lines.push(line) }),
})

const asking = 'GET /api/v2/countries HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

test('a request whose client is gone before it is looked at leaves no fault behind', async () => {
  const port = await server().listen()
  for (let time = 0; time < 20; time += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    await once(socket, 'connect')
    // Let the other end accept first, so that data and reset arrive together.
    await setTimeout(5)
    socket.write(asking)
    socket.resetAndDestroy()
  }
  const stayed = connect(port, '127.0.0.1')
  stayed.write(asking)
  const answer = Buffer.concat(await stayed.toArray()).toString()
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer.toLowerCase()).toContain('x-ratelimit-limit')
  expect(lines).toEqual([])
})
