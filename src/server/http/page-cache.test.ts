import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createPageCache, isTimedPage } from './page-cache.ts'
import { type PreparedResponse, prepareResponse } from './prepared-response.ts'

const page = (status = 200): Promise<PreparedResponse> =>
  prepareResponse(Buffer.from('page'), { status, contentType: 'text/html', headers: {} })

async function scene() {
  const { bytes } = await page()
  return createPageCache({ limitBytes: bytes * 3, log: createLog('silent') })
}

test('the page that was not asked for longest goes first', async () => {
  const cache = await scene()
  for (const key of ['a', 'b', 'c']) await cache.get(key, page)
  cache.peek('a')
  await cache.get('b', page)
  await cache.get('d', page)
  expect(['a', 'b', 'c', 'd'].filter(key => cache.peek(key))).toEqual(['a', 'b', 'd'])
  expect(cache.size().entries).toBe(3)
})

test.each([301, 302, 404, 410, 429])('an answer of %i is not kept under a key of its own', async status => {
  const cache = await scene()
  for (let at = 0; at < 5; at += 1) await cache.get(`ru:album?album=${at}`, () => page(status))
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
  await cache.get('ru:not-found', () => page(status))
  expect(cache.size().entries).toBe(1)
})

test('a page that is there no more goes, one that could not be made anew stays', async () => {
  const cache = await scene()
  await cache.get('a', page)
  cache.expire()
  expect((await cache.get('a', () => page(500))).status).toBe(200)
  expect(cache.size().entries).toBe(1)
  expect((await cache.get('a', () => page(404))).status).toBe(404)
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
})

test('pages that say what is going on now go out of date by themselves, in either language and on any day', async () => {
  const cache = await scene()
  for (const key of ['ru:program', 'en:program?day=2', 'ru:programSession:x']) await cache.get(key, page)
  cache.expire(isTimedPage)
  expect(
    ['ru:program', 'en:program?day=2', 'ru:programSession:x'].map(key => cache.peek(key) !== null),
  ).toEqual([false, false, true])
  await cache.get('ru:program', page)
  expect(cache.peek('ru:program')).not.toBeNull()
})
