import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { demoVideo, seedVideos } from '#server/demo/seed-videos.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let whole: Buffer

beforeAll(async () => {
  whole = await readFile(new URL(`../../content/${demoVideo}`, import.meta.url))
  await seedVideos(server().services.files)
})

const ask = (headers: Record<string, string> = {}, path = demoVideo) =>
  server().call('GET', `/video/${path}`, { headers })

test('the whole video, for everybody to keep', async () => {
  for (const path of [demoVideo, demoVideo.replace('/', '%2F')]) {
    const answer = await ask({}, path)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'video/webm',
      'content-length': String(whole.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; media-src 'self'",
      'cache-control': 'public, max-age=86400',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    })
    expect(answer.bytes.equals(whole)).toBe(true)
  }
})

test('is answered with 304 to those who have it', async () => {
  const { headers } = await ask()
  const again = await ask({ 'if-none-match': `"other", W/${headers.etag}` })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
})

test('is never read whole into memory', async () => {
  const get = vi.spyOn(server().services.files, 'get')
  await ask()
  await ask({ range: 'bytes=0-9' })
  expect(get).not.toHaveBeenCalled()
  get.mockRestore()
})

test('another recording under the same name has another tag', async () => {
  const before = await ask()
  await seedVideos(server().services.files)
  expect((await ask()).headers.etag).not.toBe(before.headers.etag)
})

describe('ranges', () => {
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, null],
    ['bytes=-10', -10, null],
  ])('%s', async (range, from, last) => {
    const answer = await ask({ range })
    const expected = last === null ? whole.subarray(from) : whole.subarray(from, last + 1)
    const first = from < 0 ? whole.length + from : from
    expect(answer.status).toBe(206)
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${first}-${first + expected.length - 1}/${whole.length}`,
      'content-length': String(expected.length),
    })
    expect(answer.bytes.equals(expected)).toBe(true)
  })

  test('beyond the end there is nothing', async () => {
    const answer = await ask({ range: `bytes=${whole.length}-` })
    expect([answer.status, answer.headers['content-range']]).toEqual([416, `bytes */${whole.length}`])
  })

  test('of another file than the one at hand are not mixed in', async () => {
    const { headers } = await ask()
    expect((await ask({ range: 'bytes=0-9', 'if-range': headers.etag ?? '' })).status).toBe(206)
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200)
  })

  test.each(['bytes=0-1,5-6', 'bytes=9-1', 'nonsense'])('%j gets the whole', async range => {
    expect((await ask({ range })).status).toBe(200)
  })
})

test.each([
  'videos/none.webm',
  'videos/..%2F..%2Fetc%2Fpasswd',
  '..%2Fpassports%2Fa.webm',
  'passports/a.webm',
  'videos/guilloche.svg',
  'videos/',
  '%252e%252e/a.webm',
  'https:%2F%2Fvideo.example%2Fa.webm',
])('%s is not there', async path => {
  expectRefusal(await ask({}, path), 404, 'not_found')
})
