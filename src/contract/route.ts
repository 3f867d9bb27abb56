import type { ZodObject, ZodType } from 'zod'
import type { OrganiserPermission } from '#domain/access/organiser-role.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'

/**
 * Who may call a route. Deny by default: a route without a policy does not compile.
 * - public: no token needed; one that is sent is ignored
 * - account: a live participant token; `blocked: true` also lets a blocked account in, `organiser: true` also a console token (the use case then
 *   checks access to the object)
 * - organiser: a live console token with the permission (or any role where it is 'any')
 * - demo: exists only in demo and test mode
 */
export type Policy =
  | { kind: 'public' }
  | { kind: 'account'; blocked?: true; organiser?: true }
  | { kind: 'organiser'; permission: OrganiserPermission | 'any' }
  | { kind: 'demo' }

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Relative to /api/v2, parameters as `:name`. */
  path: string
  summary: string
  policy: Policy
  params?: ZodObject
  query?: ZodObject
  body?: ZodType
  /** Size limit of the body in bytes, where the default for forms is too small. */
  bodyBytes?: number
  /**
   * Parsed before sending, so that a field outside the schema cannot leak; null for an empty 204, 'bytes' for a file, 'events' for a stream of
   * server-sent events that stays open.
   */
  response: ZodType | null | 'bytes' | 'events'
  /** The call may be sent twice and takes an Idempotency-Key. */
  idempotent?: true
  /** A long list that is read whole: compressed for clients that accept it. */
  compressed?: true
  /** What a fault of ours is called to the person (spec point 8); `server_error` where nothing more fitting is named. */
  failure?: ErrorCode
  /** A multipart upload; the handler reads and limits the parts itself. */
  upload?: true
}

/** Declares one route of /api/v2 and keeps its literal types for the server's handlers and the web's client. */
export function defineRoute<const R extends Route>(route: R): R {
  return route
}
