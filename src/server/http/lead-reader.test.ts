import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { leadReader } from './lead-reader.ts'

const app = Fastify()
app.addHook('onRequest', (request, reply, done) => {
  if (!leadReader(request, reply)) done()
})
app.route({ method: ['GET', 'POST'], url: '/*', handler: async () => 'refused' })

const ask = async (
  url: string,
  { accept = 'text/html,*/*;q=0.8', method = 'GET' as 'GET' | 'POST' } = {},
) => {
  const { headers, body } = await app.inject({ url, method, headers: { accept } })
  return headers.location ?? body
}

test.each([
  ['/program?q=%00', '/program'],
  ['/en/speakers?q=a%00b&topic=soc', '/en/speakers'],
  ['/program%00', '/404'],
  ['/en/program%00?q=1', '/en/404'],
  ['//evil.example?q=%00', '/404'],
])('a reader of %s is led to %s', async (url, to) => {
  expect(await ask(url)).toBe(to)
})

test('programs and forms get the error itself', async () => {
  expect(await ask('/program?q=%00', { accept: 'application/json' })).toBe('refused')
  expect(await ask('/program?q=%00', { method: 'POST' })).toBe('refused')
  expect(await ask('/api/v2/program/search?q=%00')).toBe('refused')
  expect(await ask('/assets/a%00.js')).toBe('refused')
})
