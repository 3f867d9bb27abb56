import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RefusalError } from '../refuse.ts'
import { keepUploadRoom } from './upload-room.ts'
import { readPublicUpload } from './uploads.ts'

const limit = 8 * 1024 * 1024
/** More than the room has place for at once. */
const uploads = 12

let app: FastifyInstance
let port = 0
let answers: string[] = []

beforeAll(async () => {
  app = Fastify()
  await app.register(multipart)
  keepUploadRoom(app)
  app.setErrorHandler((error, _request, reply) => {
    answers.push(error instanceof RefusalError ? error.code : String(error))
    return reply.code(400).send({})
  })
  app.post('/upload', async request => {
    const { bytes } = await readPublicUpload(request, limit, 'image_bytes')
    await wait(20)
    answers.push('read')
    return { read: bytes.length }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterAll(() => app.close())

const opening =
  '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
const whole = `${opening}picture\r\n--cut--\r\n`
/** An upload that does not announce its size takes as much room as it may need. */
const chunked = `Transfer-Encoding: chunked\r\n\r\n${whole.length.toString(16)}\r\n${whole}\r\n0\r\n\r\n`

/** Sends an upload, or a part of it, and goes away. */
async function sendAndLeave(rest: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    `POST /upload HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=cut\r\n${rest}`,
  )
  await wait(10)
  socket.destroy()
}

test.each([
  ['in the middle of it', `Content-Length: ${limit - 1}\r\n\r\n${opening}`, 'malformed_request'],
  ['before the answer', chunked, 'read'],
])('whoever leaves %s takes no room with them', async (_when, rest, answer) => {
  answers = []
  for (let sent = 1; sent <= uploads; sent += 1) {
    await sendAndLeave(rest)
    await expect.poll(() => answers.length).toBe(sent)
  }
  expect(new Set(answers)).toEqual(new Set([answer]))
})
