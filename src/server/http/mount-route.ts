import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Route } from '#contract/route.ts'
import { entityTag } from '../entity-tag.ts'
import { findLiveToken, type LiveToken } from '../persistence/access-queries.ts'
import type { RequestFacts, Services } from '../services.ts'
import type { Call, EventStreamAnswer, FileAnswer } from '../use-case.ts'
import { type CapSize, createActorCap, type LimitActor } from './actor-cap.ts'
import { type Authenticated, authenticate } from './authenticate.ts'
import { compressAnswer } from './compress-answer.ts'
import { runOnce } from './idempotency.ts'
import { cursorFor, isListed, namedCursor, viewOf } from './list-view.ts'
import { localeOfRequest } from './request-locale.ts'
import type { MountedRoute, RouteGroup } from './route-table.ts'
import { isSearched, readSearchHeader } from './search-header.ts'

/** Callers by request, from the authentication hook to the handler. */
const callers = new WeakMap<FastifyRequest, Authenticated<LiveToken> | null>()

export function mountGroup(app: FastifyInstance, services: Services, group: RouteGroup): void {
  const limits = new Map<CapSize, LimitActor>()
  const limitOf = (size: CapSize) => {
    const known = limits.get(size) ?? createActorCap(size)
    limits.set(size, known)
    return known
  }
  app.register(async scope => {
    group.prepare?.(scope)
    for (const mounted of group.routes) mountRoute(scope, { services, limitOf }, mounted)
  })
}

type Surroundings = { services: Services; limitOf: (size: CapSize) => LimitActor }

/** Mounts one route of the contract: authenticate, validate, run once if idempotent, present. */
function mountRoute(
  app: FastifyInstance,
  { services, limitOf }: Surroundings,
  { route, handle, find, admit }: MountedRoute,
): void {
  const isFile = route.response === 'bytes'
  const isStream = route.response === 'events'
  const listed = isListed(route)
  const schema = route.response === null || isFile || isStream ? undefined : (route.response as z.ZodType)
  app.route({
    method: route.method,
    // A HEAD of a stream would stay open for nothing.
    ...(isStream && { exposeHeadRoute: false }),
    ...(route.bodyBytes && { bodyLimit: route.bodyBytes }),
    ...(route.compressed && { onSend: compressAnswer }),
    ...(route.failure && { config: { failure: route.failure } }),
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
      const asked = { request, policy: route.policy, find: find ?? findLiveToken }
      callers.set(request, await authenticate(services, asked))
    },
    ...(isSearched(route) && { preValidation: readSearchHeader }),
    handler: async (request, reply) => {
      const { actor, live } = callers.get(request) ?? { actor: null, live: null }
      const call = {
        actor,
        live,
        params: request.params,
        query: request.query,
        body: request.body,
        facts: factsOf(services, request),
      } as Call<Route>
      admit?.(call, { request, reply, limitOf })
      const run = async () => {
        if (!listed) return handle(call, services, { request, reply, limitOf })
        const view = viewOf(route, call)
        const query = Object(call.query) as { cursor?: string }
        const placed = { ...call, query: { ...query, cursor: cursorFor(view, query.cursor) } } as Call<Route>
        return namedCursor(view, await handle(placed, services, { request, reply, limitOf }))
      }
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
    // Computed only on demand, since most calls never need it.
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
