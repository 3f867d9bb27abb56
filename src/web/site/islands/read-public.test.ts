import { afterEach, expect, test, vi } from 'vitest'
import { readPublic } from './read-public.ts'

vi.mock('../script/page-locale.ts', () => ({ pageLocale: () => 'en' }))

afterEach(() => vi.unstubAllGlobals())

test('a read names its language, and itself anew each time (spec point 7)', async () => {
  const sent: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (_address: string, init: { headers: Record<string, string> }) => {
    sent.push(init.headers)
    return Response.json({})
  })
  await readPublic('/program')
  await readPublic('/program')
  expect(sent.map(headers => headers['Accept-Language'])).toEqual(['en', 'en'])
  const ids = sent.map(headers => headers['X-Request-Id'])
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Set(ids).size).toBe(2)
})
