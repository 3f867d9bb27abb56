import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { waiterOf } from './rendering-waiter.ts'

it('waits until the connection is closed, and no shorter', async () => {
  const app = Fastify()
  const begun = Promise.withResolvers<AbortSignal>()
  app.get('/picture', (request, reply) => {
    const { signal } = waiterOf(request, reply, () => {})
    begun.resolve(signal)
    return new Promise(resolve => signal.addEventListener('abort', () => resolve('gone')))
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const visitor = new AbortController()
  const asked = fetch(`${address}/picture`, { signal: visitor.signal }).catch(() => null)
  const signal = await begun.promise
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(signal.aborted).toBe(false)
  visitor.abort()
  await asked
  await expect.poll(() => signal.aborted).toBe(true)
  await app.close()
})
