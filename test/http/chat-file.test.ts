import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { caps } from '#server/http/actor-cap.ts'
import { sweepFiles } from '#server/usecases/file/sweep-files.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { emptyParticipant, rejectedParticipant, type TestParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { aPicture, chatOf, personChat, supportChat } from './chat-calls.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

let made: TestParticipant
let other: TestParticipant
let chat: ReturnType<typeof personChat>

beforeAll(async () => {
  made = await emptyParticipant(server())
  other = await emptyParticipant(server())
  chat = personChat(server(), made)
})

const open = (guid: string, token: string) => server().call('GET', `/file/${guid}`, { token })
const folder = () => join(server().dataDir, 'files', 'chat')
const storedFiles = () => (existsSync(folder()) ? readdirSync(folder()).length : 0)

test('a file goes with a message, in its order, and comes back as it was sent', async () => {
  const picture = await chat.upload({ bytes: aPicture, name: 'Снимок экрана.JPG' })
  expect(picture).toMatchObject({
    status: 200,
    body: { name: 'Снимок экрана.jpg', contentType: 'image/jpeg', bytes: aPicture.length },
  })
  const text = await chat.upload({ bytes: Buffer.from('Рейс SU 1125'), name: 'рейс.txt' })
  const sent = await chat.send({ text: '', files: [text.body.guid, picture.body.guid] })
  expect(sent.body.files).toEqual([text.body, picture.body])
  expect((await chat.read()).body.messages[0]?.files).toEqual([text.body, picture.body])
  const got = await open(picture.body.guid, made.token)
  expect(got.bytes).toEqual(aPicture)
  expect(got.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Снимок экрана.jpg')}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect((await open(text.body.guid.toUpperCase(), made.token)).headers['content-type']).toBe(
    'text/plain; charset=utf-8',
  )
})

test('what lies in the store cannot be read there', async () => {
  const { body } = await chat.upload({ bytes: Buffer.from('Тайное слово'), name: 'secret.txt' })
  expect(readFileSync(join(folder(), `${body.guid}.sealed`)).includes('Тайное')).toBe(false)
})

test('a file is its writer’s alone until it is sent, then of the two sides', async () => {
  const { body: file } = await chat.upload({ bytes: aPicture })
  const support = await organiserToken(server(), 'support')
  expect((await open(file.guid, made.token)).status).toBe(200)
  expectRefusal(await open(file.guid, support), 404, 'not_found')
  await chat.send({ files: [file.guid] })
  expect((await open(file.guid, support)).status).toBe(200)
  for (const token of [other.token, await organiserToken(server(), 'committee')])
    expectRefusal(await open(file.guid, token), 404, 'not_found')
  expectRefusal(await server().call('GET', `/file/${file.guid}`), 401, 'unauthorized')
})

test('support sends files too', async () => {
  await chat.send()
  const chatGuid = await chatOf(server(), made)
  const support = await supportChat(server())
  const { body: file } = await support.upload(chatGuid, {
    bytes: Buffer.from('%PDF-1.4\n'),
    name: 'договор.pdf',
  })
  expectRefusal(await open(file.guid, made.token), 404, 'not_found')
  // A colleague cannot send it either.
  expectRefusal(
    await (await supportChat(server(), 'admin')).answer(chatGuid, { files: [file.guid] }),
    404,
    'not_found',
  )
  expect((await support.answer(chatGuid, { files: [file.guid] })).body.files).toEqual([file])
  expect((await open(file.guid, made.token)).headers['content-type']).toBe('application/pdf')
  expectRefusal(await support.upload(randomUUID(), { bytes: aPicture }), 404, 'not_found')
})

test('a file is sent once, and to its own chat', async () => {
  const { body: file } = await chat.upload({ bytes: aPicture })
  expectRefusal(await personChat(server(), other).send({ files: [file.guid] }), 404, 'not_found')
  const same = await chat.send({ text: '', files: [file.guid, file.guid] })
  expect(same.body.files).toHaveLength(1)
  expectRefusal(await chat.send({ files: [file.guid] }), 404, 'not_found')
})

test('a blocked account opens the files of its chat, and no others', async () => {
  const blocked = await rejectedParticipant(server())
  const own = personChat(server(), blocked)
  const { body: file } = await own.upload({ bytes: aPicture })
  await own.send({ files: [file.guid] })
  expect((await open(file.guid, blocked.token)).status).toBe(200)
  const { photographFileGuid } = await server()
    .database.selectFrom('participant')
    .select('photographFileGuid')
    .where('guid', '=', blocked.guid)
    .executeTakeFirstOrThrow()
  expectRefusal(await open(photographFileGuid ?? '', blocked.token), 403, 'account_blocked')
})

test('more files than a person sends are slowed', async () => {
  const busy = personChat(server(), await emptyParticipant(server()))
  for (let count = 0; count < caps.chatFiles.calls; count += 1)
    expect((await busy.upload({ bytes: aPicture })).status).toBe(200)
  expectRefusal(await busy.upload({ bytes: aPicture }), 429, 'too_many_requests')
})

test('a file that was not sent goes after a day, one that was sent stays', async () => {
  const [kept, forgotten] = [await chat.upload({ bytes: aPicture }), await chat.upload({ bytes: aPicture })]
  await chat.send({ files: [kept.body.guid] })
  const there = () => [kept, forgotten].map(({ body }) => existsSync(join(folder(), `${body.guid}.sealed`)))
  server().advance(24 * 3_600_000 - 60_000)
  await sweepFiles(server().services)
  expect(there()).toEqual([true, true])
  server().advance(120_000)
  await sweepFiles(server().services)
  expect(there()).toEqual([true, false])
  made = { ...made, ...(await server().logIn(made.phone)) }
  chat = personChat(server(), made)
  expectRefusal(await chat.send({ files: [forgotten.body.guid] }), 404, 'not_found')
  expect((await open(kept.body.guid, made.token)).status).toBe(200)
})

// From here on much goes through one process at once, which may refuse the next log-in.
test('refused uploads leave nothing', async () => {
  const before = storedFiles()
  const field = (code: string) => ({ file: code }) as never
  expectRefusal(
    await chat.upload({ bytes: Buffer.from('MZ\u0000\u0001'), name: 'photo.jpg' }),
    415,
    'chat_file_type',
    field('chat_file_type'),
  )
  expectRefusal(
    await chat.upload({ bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), name: 'long.txt' }),
    413,
    'chat_file_bytes',
    field('chat_file_bytes'),
  )
  expectRefusal(await chat.upload({ bytes: Buffer.alloc(0) }), 422, 'required', field('required'))
  const { token } = made
  const json = await server().call('POST', '/chat/files', { token, body: {} })
  expectRefusal(json, 415, 'media_type_unsupported')
  expect(storedFiles()).toBe(before)
})

test('an upload cut in the middle leaves nothing', async () => {
  const port = await server().listen()
  const rows = async () =>
    Number(
      (
        await server()
          .database.selectFrom('file')
          .select(eb => eb.fn.countAll<bigint>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  const [files, known] = [storedFiles(), await rows()]
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api/v2/chat/files HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${made.token}\r\nContent-Type: multipart/form-data; boundary=cut\r\nContent-Length: 100000\r\n\r\n--cut\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'a'.repeat(20_000)}`,
  )
  await new Promise(resolve => setTimeout(resolve, 200))
  socket.destroy()
  await new Promise(resolve => setTimeout(resolve, 200))
  expect([storedFiles(), await rows()]).toEqual([files, known])
})

test('the biggest file that is taken', async () => {
  const answer = await chat.upload({ bytes: Buffer.alloc(10 * 1024 * 1024, 'a'), name: 'long.txt' })
  expect(answer).toMatchObject({ status: 200, body: { bytes: 10 * 1024 * 1024 } })
})
