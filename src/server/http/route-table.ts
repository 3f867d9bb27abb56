import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '#contract/route.ts'
import { bulkGate } from '../gate.ts'
import type { LiveToken } from '../persistence/access-queries.ts'
import type { Actor, Services } from '../services.ts'
import type { Answer, Call } from '../use-case.ts'
import { type CapSize, caps, type LimitActor } from './actor-cap.ts'
import type { FindToken } from './authenticate.ts'

/** What a row may use of the HTTP side besides the call itself. */
export type Http = {
  request: FastifyRequest
  reply: FastifyReply
  /** One counter for each cap of a group, shared by its routes. */
  limitOf(size: CapSize): LimitActor
}

/** Any use case is a handler; the other handlers first take something from the request. */
export type Handler<R extends Route> = (call: Call<R>, needs: Services, http: Http) => Promise<Answer<R>>

type Row<R extends Route> = Handler<R> | Finding<R> | Admitting<R>
/** Reads more than the token in the same round trip. */
type Finding<R extends Route> = { find: FindToken<LiveToken>; handle: Handler<R> }

/** Decides before anything is read or written, even the idempotency key, whether a call is let in; refuses by throwing. */
type Admitting<R extends Route> = { admit: (call: Call<R>, http: Http) => void; handle: Handler<R> }

type RouteNames<Routes> = { [Name in keyof Routes]: Routes[Name] extends Route ? Name : never }[keyof Routes]
type Rows<Routes> = {
  [Name in RouteNames<Routes>]: Routes[Name] extends Route ? Row<Routes[Name]> : never
}

export type MountedRoute = {
  route: Route
  handle: (call: Call<Route>, needs: Services, http: Http) => Promise<unknown>
  find: FindToken<LiveToken> | null
  admit: ((call: Call<Route>, http: Http) => void) | null
}

/** Assigns a use case to each route of a module; a route without one does not compile. */
export function routeTable<Routes extends object>(routes: Routes, rows: Rows<Routes>): MountedRoute[] {
  return Object.entries<Row<Route>>(rows as Record<string, Row<Route>>).map(([name, row]) => {
    const route = (routes as Record<string, unknown>)[name] as Route
    return { route, find: null, admit: null, ...(typeof row === 'function' ? { handle: row } : row) }
  })
}

/** Routes that are mounted together and share their caps; `prepare` affects only them. */
export type RouteGroup = { routes: MountedRoute[]; prepare?: (scope: FastifyInstance) => void }

export function routeGroup(...tables: MountedRoute[][]): RouteGroup {
  return { routes: tables.flat() }
}

/** Applies a cap before the handler; `counts` decides which calls count, by default all. */
export function capped<R extends Route>(
  size: CapSize,
  handle: Handler<R>,
  counts: (call: Call<R>) => boolean = () => true,
): Handler<R> {
  return async (call, needs, http) => {
    const actor = call.actor as Actor | null
    if (actor && counts(call)) http.limitOf(size)(actor)
    return handle(call, needs, http)
  }
}

/** The same for whoever is known by their address alone. */
export function cappedByAddress<R extends Route>(size: CapSize, handle: Handler<R>): Handler<R> {
  return async (call, needs, http) => {
    http.limitOf(size)({ address: http.request.ip })
    return handle(call, needs, http)
  }
}

/** Work on many people at once: capped for each account, and in turns with that of other accounts. */
export function bulk<R extends Route>(handle: Handler<R>): Admitting<R> {
  return {
    admit: (call, http) => {
      const actor = call.actor as Actor | null
      if (actor) http.limitOf(caps.bulk)(actor)
    },
    handle: (call, needs, http) =>
      bulkGate((call.actor as Actor | null)?.accountGuid ?? 'nobody', () => handle(call, needs, http)),
  }
}

/** A list whose search is capped while paging is not. */
export function searching<R extends Route>(handle: Handler<R>): Handler<R> {
  return capped(caps.searches, handle, ({ query }) => Boolean((query as { q?: string } | undefined)?.q))
}

/** Reads the parts of an upload before the handler. */
export function uploading<R extends Route, Upload>(
  read: (request: FastifyRequest) => Promise<Upload>,
  handle: (call: Call<R> & { upload: Upload }, needs: Services) => Promise<Answer<R>>,
): Handler<R> {
  return async (call, needs, { request }) => handle({ ...call, upload: await read(request) }, needs)
}

/** Reads the token with `find`, and passes on what was read with it. */
export function finding<R extends Route, Live extends LiveToken>(
  find: FindToken<Live>,
  handle: (call: Call<R> & { live: Live }, needs: Services) => Promise<Answer<R>>,
): Finding<R> {
  return { find, handle: (call, needs) => handle(call as Call<R> & { live: Live }, needs) }
}
