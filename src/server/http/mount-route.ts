import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Route } from '#contract/route.ts'
import { entityTag } from '../entity-tag.ts'
import { findLiveToken, type LiveToken } from '../persistence/access-queries.ts'
import type { AccountActor, Actor, OrganiserActor, RequestFacts, Services } from '../services.ts'
import { type Authenticated, authenticate, type FindToken } from './authenticate.ts'
import { compressAnswer } from './compress-answer.ts'
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

export type Call<R extends Route, Live extends LiveToken = LiveToken> = {
  actor: ActorOf<R>
  /** What was read of the token on the way in. */
  live: ActorOf<R> extends null ? null : Live
  params: Parsed<R['params']>
  query: Parsed<R['query']>
  body: Parsed<R['body']>
  facts: RequestFacts
  request: FastifyRequest
  reply: FastifyReply
}

/** Opens a stream of events on the response, with these headers beside its own. */
export type EventStreamAnswer = { open(response: ServerResponse, headers: Record<string, string>): void }

/** A file, whole or a piece at a time. */
export type FileAnswer = { bytes: Buffer | Readable; contentType: string; fileName?: string }

type Answer<R extends Route> = R['response'] extends z.ZodType
  ? z.input<R['response']>
  : R['response'] extends 'bytes'
    ? FileAnswer
    : R['response'] extends 'events'
      ? EventStreamAnswer
      : null

/** Who calls, from the hook that has authenticated them to the handler. */
const callers = new WeakMap<FastifyRequest, Authenticated<LiveToken> | null>()

/**
 * Mounts one route of the contract: authenticate, validate, run once where it may be sent twice, present. `find` may read more than the
 * token in the round trip that reads it.
 */
export function mountRoute<const R extends Route, Live extends LiveToken = LiveToken>(
  app: FastifyInstance,
  services: Services,
  route: R,
  handle: (call: Call<R, Live>) => Promise<Answer<R>>,
  find?: FindToken<Live>,
): void {
  const isFile = route.response === 'bytes'
  const isStream = route.response === 'events'
  const schema = route.response === null || isFile || isStream ? undefined : (route.response as z.ZodType)
  app.route({
    method: route.method,
    // A HEAD of a stream would stay open for nothing.
    ...(isStream && { exposeHeadRoute: false }),
    ...(route.bodyBytes && { bodyLimit: route.bodyBytes }),
    ...(route.compressed && { onSend: compressAnswer }),
    url: route.path.replace(/:(\w+)\.(pdf|ics)$/, ':$1(^[^/.]+).$2'),
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
      callers.set(request, await authenticate(services, request, route.policy, find ?? findLiveToken))
    },
    handler: async (request, reply) => {
      const { actor, live } = callers.get(request) ?? { actor: null, live: null }
      const call = {
        actor,
        live,
        params: request.params,
        query: request.query,
        body: request.body,
        facts: factsOf(services, request),
        request,
        reply,
      } as Call<R, Live>
      const run = () => handle(call)
      reply.header('Cache-Control', 'no-store')
      const answer = route.idempotent ? await runOnce(services, { request, actor, schema }, run) : await run()
      if (isFile) return sendFile(reply, answer as FileAnswer)
      if (isStream) return sendStream(reply, answer as EventStreamAnswer)
      if (route.response === null) return reply.code(204).send()
      return answer
    },
  })
}

function factsOf(services: Services, request: FastifyRequest): RequestFacts {
  return {
    requestId: request.id,
    locale: localeOfRequest(request),
    // Most calls never ask for it.
    get addressHash() {
      return services.sealer.hash('address', request.ip)
    },
  }
}

function sendStream(reply: FastifyReply, stream: EventStreamAnswer): FastifyReply {
  const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])
  reply.hijack()
  stream.open(reply.raw, Object.fromEntries(headers))
  return reply
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const name = file.fileName ? `; filename*=UTF-8''${encodeURIComponent(file.fileName)}` : ''
  if (Buffer.isBuffer(file.bytes)) reply.header('ETag', entityTag(file.bytes))
  return reply
    .header('Content-Disposition', `attachment${name}`)
    .header('X-Content-Type-Options', 'nosniff')
    .type(file.contentType)
    .send(file.bytes)
}
