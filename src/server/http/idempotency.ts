import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { claimKey, forgetKey, keepAnswer } from '../persistence/idempotency-queries.ts'
import { refuse } from '../refuse.ts'
import type { Actor, Services } from '../services.ts'

/** A running twin is asked to come back; a run that died lets its key go after this time. */
const runningSeconds = 60

/**
 * Runs a write once per Idempotency-Key (product.md §7): the first answer is kept for 24 h and given again; the same key
 * with another path or body is refused; a twin that still runs gets 409 with Retry-After. A refused run frees its key.
 */
export async function runOnce<T>(
  services: Services,
  call: { request: FastifyRequest; actor: Actor | null; schema: z.ZodType | undefined },
  run: () => Promise<T>,
): Promise<T> {
  const { request, actor } = call
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key)) refuse('idempotency_key_required')
  const owner = actor?.accountGuid ?? 'nobody'
  const fingerprint = createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest()
  const claim = await claimKey(services.database, {
    actor: owner,
    key,
    fingerprint,
    now: services.clock.wall(),
    runningSeconds,
  })
  if (claim.state === 'answered') return claim.body as T
  if (claim.state === 'reused') refuse('idempotency_key_reused')
  if (claim.state === 'running') refuse('idempotency_in_progress', { retryAfterSeconds: 2 })
  try {
    const answer = await run()
    const presented = call.schema ? await call.schema.parseAsync(answer) : null
    await keepAnswer(services.database, { actor: owner, key, body: presented })
    return answer
  } catch (error) {
    await forgetKey(services.database, { actor: owner, key })
    throw error
  }
}
