import { afterEach, expect, it } from 'vitest'
import { type CannedAnswer, type RecordingServer, startRecordingServer } from '../testing/recording-server.ts'
import { FileStoreFault } from './file-store-fault.ts'
import { createS3FileStore } from './s3.ts'

let server: RecordingServer

afterEach(() => server.close())

async function connect(answer: CannedAnswer) {
  server = await startRecordingServer(() => answer)
  return createS3FileStore({
    endpoint: server.url,
    region: 'ru-1',
    bucket: 'quorum',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    forcePathStyle: true,
    prefix: 'forum/',
  })
}

it('puts the bytes as they are under the prefix, signed', async () => {
  const store = await connect({})
  await store.put('photos/a.jpg', Buffer.from('picture'), { contentType: 'image/jpeg' })
  expect(server.requests[0]).toMatchObject({
    method: 'PUT',
    url: '/quorum/forum/photos/a.jpg?x-id=PutObject',
    body: 'picture',
    headers: { 'content-type': 'image/jpeg', 'content-length': '7' },
  })
  expect(server.requests[0]?.headers.authorization).toContain('AWS4-HMAC-SHA256 Credential=id/')
})

it('gets the bytes and the type', async () => {
  const store = await connect({ body: 'picture' })
  expect(await store.get('a')).toEqual({
    bytes: Buffer.from('picture'),
    contentType: 'application/json',
    size: 7,
  })
})

it('asks for a part of the object it was told of', async () => {
  const store = await connect({ status: 206, body: 'ctu' })
  const stream = await store.readRange('a', { first: 2, last: 4, tag: '"1"' })
  expect(Buffer.concat((await stream?.toArray()) ?? []).toString()).toBe('ctu')
  expect(server.requests[0]).toMatchObject({
    method: 'GET',
    headers: { range: 'bytes=2-4', 'if-match': '"1"' },
  })
})

it('reads nothing of an object that is gone or another', async () => {
  const gone = await connect({ status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' })
  expect(await gone.readRange('a', { first: 0, last: 1, tag: '"1"' })).toBeNull()
  expect(await gone.facts('a')).toBeNull()
  await server.close()
  const another = await connect({ status: 412, body: '<Error><Code>PreconditionFailed</Code></Error>' })
  expect(await another.readRange('a', { first: 0, last: 1, tag: '"1"' })).toBeNull()
})

it('knows a missing file from a refusal', async () => {
  const missing = await connect({ status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' })
  expect(await missing.get('a')).toBeNull()
  await server.close()
  const refused = await connect({ status: 403, body: '<Error><Code>AccessDenied</Code></Error>' })
  await expect(refused.get('a')).rejects.toThrow(FileStoreFault)
})

it.each([
  [500, 'InternalError'],
  [507, 'QuotaExceeded'],
  [404, 'NoSuchBucket'],
])('tells of a store that answers %i %s', async (status, code) => {
  const store = await connect({ status, body: `<Error><Code>${code}</Code></Error>` })
  await expect(store.put('a', Buffer.from('1'), { contentType: 'text/plain' })).rejects.toThrow(
    FileStoreFault,
  )
  await expect(store.get('a')).rejects.toThrow(FileStoreFault)
})

it('refuses a key that leaves its place', async () => {
  const store = await connect({})
  await expect(store.delete('../other')).rejects.toThrow(RangeError)
  expect(server.requests).toHaveLength(0)
})
