import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Route } from '#contract/route.ts'
import type { LiveToken } from '../persistence/access-queries.ts'
import type { Actor, Services } from '../services.ts'
import type { Answer, Call } from '../use-case.ts'
import { type CapSize, caps, type LimitActor } from './actor-cap.ts'
import type { FindToken } from './authenticate.ts'

/** What a row may ask of the HTTP side beside the call itself. */
export type Http = {
  request: FastifyRequest
  /** One counter for each cap of a group of routes, so that its routes share it. */
  limitOf(size: CapSize): LimitActor
}

/** Any use case is one; the others take something of the request first. */
export type Handler<R extends Route> = (call: Call<R>, needs: Services, http: Http) => Promise<Answer<R>>

type Row<R extends Route> = Handler<R> | Finding<R>
/** Reads more than the token in the round trip that reads it. */
type Finding<R extends Route> = { find: FindToken<LiveToken>; handle: Handler<R> }

type RouteNames<Routes> = { [Name in keyof Routes]: Routes[Name] extends Route ? Name : never }[keyof Routes]
type Rows<Routes> = {
  [Name in RouteNames<Routes>]: Routes[Name] extends Route ? Row<Routes[Name]> : never
}

export type MountedRoute = {
  route: Route
  handle: (call: Call<Route>, needs: Services, http: Http) => Promise<unknown>
  find: FindToken<LiveToken> | null
}

/** Says which use case answers which route; a route of the module that has none does not compile. */
export function routeTable<Routes extends object>(routes: Routes, rows: Rows<Routes>): MountedRoute[] {
  return Object.entries<Row<Route>>(rows as Record<string, Row<Route>>).map(([name, row]) => {
    const route = (routes as Record<string, unknown>)[name] as Route
    return typeof row === 'function' ? { route, handle: row, find: null } : { route, ...row }
  })
}

/** Routes that are mounted together: their caps count together, and `prepare` changes nothing beside them. */
export type RouteGroup = { routes: MountedRoute[]; prepare?: (scope: FastifyInstance) => void }

export function routeGroup(...tables: MountedRoute[][]): RouteGroup {
  return { routes: tables.flat() }
}

/** Holds whoever calls to a cap first; `counts` says which calls count, all of them where it is absent. */
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

/** A list: looking for a word in it is capped, leafing through it is not. */
export function searching<R extends Route>(handle: Handler<R>): Handler<R> {
  return capped(caps.searches, handle, ({ query }) => Boolean((query as { q?: string } | undefined)?.q))
}

/** Reads the parts of an upload first. */
export function uploading<R extends Route, Upload>(
  read: (request: FastifyRequest) => Promise<Upload>,
  handle: (call: Call<R> & { upload: Upload }, needs: Services) => Promise<Answer<R>>,
): Handler<R> {
  return async (call, needs, { request }) => handle({ ...call, upload: await read(request) }, needs)
}

/** Has the token read by `find`, and hands on whatever it has read with it. */
export function finding<R extends Route, Live extends LiveToken>(
  find: FindToken<Live>,
  handle: (call: Call<R> & { live: Live }, needs: Services) => Promise<Answer<R>>,
): Finding<R> {
  return { find, handle: (call, needs) => handle(call as Call<R> & { live: Live }, needs) }
}
