import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { RefusalError } from '../refuse.ts'
import { parseJsonBody } from './parse-json-body.ts'

async function statusOf(body: string): Promise<number> {
  const app = Fastify()
  parseJsonBody(app)
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof RefusalError ? 400 : 500).send(),
  )
  app.post('/', async request => ({ got: request.body }))
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload: body,
  })
  return statusCode
}

const nested = (depth: number, open = '[', close = ']') => `${open.repeat(depth)}1${close.repeat(depth)}`

test.each([
  '',
  'null',
  '{"phone":"+79161112233","sections":["chat"],"length":3}',
  '{"text":"\\ud83c\\udff3"}',
  nested(31),
])('%j is read', async body => {
  expect(await statusOf(body)).toBe(200)
})

test.each([
  '{"phone":{"length":{"toString":1}}}',
  '{"phone":{"length":{"valueOf":1}}}',
  '[{"hasOwnProperty":null}]',
  '{"__proto__":{}}',
  '{"constructor":{"prototype":{}}}',
  '{"text":"\\u0000"}',
  '{"\\u0000":1}',
  '{"text":"\\ud800"}',
  '{',
])('%j is refused', async body => {
  expect(await statusOf(body)).toBe(400)
})

test.each([nested(33), nested(15_000), nested(10_000, '{"length":', '}')])(
  'a body that is nested too deep is refused',
  async body => {
    expect(await statusOf(body)).toBe(400)
  },
)
