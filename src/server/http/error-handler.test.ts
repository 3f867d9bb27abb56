import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { refuse } from '../refuse.ts'
import { handleErrors } from './error-handler.ts'

async function answerOf(failure: ErrorCode | undefined, handler: () => never) {
  const app = fastify()
  handleErrors(app, { supportEmail: 'help@example.org' }, { report: () => {} })
  app.get('/', { ...(failure && { config: { failure } }) }, handler)
  const { statusCode, body } = await app.inject({ url: '/', headers: { 'accept-language': 'en' } })
  await app.close()
  return { statusCode, ...(JSON.parse(body) as { code: string; message: string }) }
}

const broken = () => {
  throw new Error('column "phone" of +79991234567')
}

test('a fault of ours goes by the name that the route has for it, and tells nothing of its cause', async () => {
  const answer = await answerOf('badge_save_failed', broken)
  expect(answer).toMatchObject({ statusCode: 500, code: 'badge_save_failed' })
  expect(answer.message).toMatch(/^The badge/)
  expect(JSON.stringify(answer)).not.toContain('phone')
})

test('without a name it is a server error', async () => {
  expect(await answerOf(undefined, broken)).toMatchObject({ statusCode: 500, code: 'server_error' })
})

test('a refusal keeps its own code', async () => {
  const refusal = await answerOf('badge_save_failed', () => refuse('deadline_passed'))
  expect(refusal).toMatchObject({ statusCode: 423, code: 'deadline_passed' })
})
