import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Route } from '#contract/route.ts'
import type { AccountActor, Actor, OrganiserActor, RequestFacts, Services } from '../services.ts'
import { authenticate } from './authenticate.ts'
import { runOnce } from './idempotency.ts'
import { localeOfRequest } from './request-locale.ts'

type ActorOf<R extends Route> = R['policy'] extends { kind: 'organiser' }
  ? OrganiserActor
  : R['policy'] extends { kind: 'account'; organiser: true }
    ? Actor
    : R['policy'] extends { kind: 'account' }
      ? AccountActor
      : null

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

export type Call<R extends Route> = {
  actor: ActorOf<R>
  params: Parsed<R['params']>
  query: Parsed<R['query']>
  body: Parsed<R['body']>
  facts: RequestFacts
  request: FastifyRequest
  reply: FastifyReply
}

export type FileAnswer = { bytes: Buffer; contentType: string; fileName?: string }

type Answer<R extends Route> = R['response'] extends z.ZodType
  ? z.input<R['response']>
  : R['response'] extends 'bytes'
    ? FileAnswer
    : null

const actorKey = Symbol('actor')
type Carrier = FastifyRequest & { [actorKey]?: Actor | null }

/** Mounts one route of the contract: authenticate, validate, run once where it may be sent twice, present. */
export function mountRoute<const R extends Route>(
  app: FastifyInstance,
  services: Services,
  route: R,
  handle: (call: Call<R>) => Promise<Answer<R>>,
): void {
  const isFile = route.response === 'bytes'
  const schema = route.response === null || isFile ? undefined : (route.response as z.ZodType)
  app.route({
    method: route.method,
    url: route.path.replace(/:(\w+)\.pdf$/, ':$1(^[^/.]+).pdf'),
    schema: {
      summary: route.summary,
      tags: [route.path.split('/')[1] ?? ''],
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      ...(schema && { response: { 200: schema } }),
      ...(route.policy.kind !== 'public' && { security: [{ bearer: [] }] }),
    },
    onRequest: async request => {
      const carrier: Carrier = request
      carrier[actorKey] = await authenticate(services, request, route.policy)
    },
    handler: async (request, reply) => {
      const actor = (request as Carrier)[actorKey] ?? null
      const call = {
        actor,
        params: request.params,
        query: request.query,
        body: request.body,
        facts: factsOf(services, request),
        request,
        reply,
      } as Call<R>
      const run = () => handle(call)
      reply.header('Cache-Control', 'no-store')
      const answer = route.idempotent ? await runOnce(services, { request, actor, schema }, run) : await run()
      if (isFile) return sendFile(reply, answer as FileAnswer)
      if (route.response === null) return reply.code(204).send()
      return answer
    },
  })
}

function factsOf(services: Services, request: FastifyRequest): RequestFacts {
  return {
    requestId: request.id,
    locale: localeOfRequest(request),
    addressHash: services.sealer.hash('address', request.ip),
  }
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const name = file.fileName ? `; filename*=UTF-8''${encodeURIComponent(file.fileName)}` : ''
  return reply
    .header('Content-Disposition', `attachment${name}`)
    .header('X-Content-Type-Options', 'nosniff')
    .header('ETag', `"${createHash('sha256').update(file.bytes).digest('base64url').slice(0, 22)}"`)
    .type(file.contentType)
    .send(file.bytes)
}
