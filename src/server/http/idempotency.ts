import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { breakOff, claimKey, forgetKey, keepAnswer, loseAnswer } from '../persistence/idempotency-queries.ts'
import { markingRun } from '../persistence/run-mark.ts'
import { RefusalError, refuse } from '../refuse.ts'
import type { Actor, Services } from '../services.ts'

/** How long a run may take: meanwhile a second call is asked to come back, and afterwards the key of a dead run is free. */
const runningSeconds = 60

/** Less than this a copy may seem gone while it only connects again; after it the key of a killed copy is free. */
const blipSeconds = 3

/**
 * Runs a write once per Idempotency-Key (product.md §7): the first answer is kept for 24 h and repeated; the same key with another path or body is
 * refused; a call while the first still runs gets 409 with Retry-After. A refused run frees its key. A run that has written and then broke off, or
 * whose answer could not be presented or kept, does not: a retry is told so (decision 025).
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
  // Hashed with a key, and the answer sealed: nobody may read or guess a saved passport from this table.
  const fingerprint = services.sealer.hash(
    'idempotency',
    `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`,
  )
  const context = `answer:${owner}:${key}`
  const claim = { actor: owner, key, claimedAt: services.clock.wall() }
  const found = await claimKey(services.database, claim, {
    fingerprint,
    instance: services.instance,
    runningSeconds,
    blipSeconds,
  })
  if (found.state === 'answered') return openAnswer(services, found.body, context) as T
  if (found.state === 'lost') refuse('idempotency_answer_lost')
  if (found.state === 'reused') refuse('idempotency_key_reused')
  if (found.state === 'running') refuse('idempotency_in_progress', { retryAfterSeconds: 2 })
  const answer = await markingRun(claim, run).catch(async (error: unknown) => {
    const free = error instanceof RefusalError ? forgetKey : breakOff
    await free(services.database, claim).catch(fault =>
      request.log.error({ err: fault }, 'the key of a write was not freed'),
    )
    throw error
  })
  // The write is committed: from here on the key must never be free for a second run.
  let presented: unknown = null
  try {
    presented = call.schema ? await call.schema.parseAsync(answer) : null
  } catch (error) {
    await loseAnswer(services.database, claim)
    throw error
  }
  try {
    await keepAnswer(services.database, claim, sealAnswer(services, presented, context))
  } catch (error) {
    request.log.error({ err: error }, 'an answer was not kept for those who ask again')
    await loseAnswer(services.database, claim).catch(() => null)
  }
  return answer
}

type KeptAnswer = { sealed: string; keyId: string }

function sealAnswer(services: Services, answer: unknown, context: string): KeptAnswer {
  const { sealed, keyId } = services.sealer.seal(answer, context)
  return { sealed: sealed.toString('base64'), keyId }
}

function openAnswer(services: Services, kept: unknown, context: string): unknown {
  const { sealed, keyId } = kept as KeptAnswer
  return services.sealer.open(Buffer.from(sealed, 'base64'), keyId, context)
}
