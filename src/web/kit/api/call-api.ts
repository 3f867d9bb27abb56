import type { z } from 'zod'
import type { ErrorBody } from '#contract/error.ts'
import { gateDeviceHeader } from '#contract/gate-device-header.ts'
import type { Route } from '#contract/route.ts'
import { searchHeader } from '#contract/search-header.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { logInEndOf } from '#web/kit/session/expired-response.ts'
import type { SessionStore } from '#web/kit/session/session-store.ts'
import { localeOf } from '#web/paths.ts'
import { ApiError } from './api-error.ts'
import { leaveForLogin } from './leave-for-login.ts'
import { newRequestId } from './request-id.ts'

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : never
type Part<R, Name extends string, Key extends keyof R> = R[Key] extends z.ZodType
  ? { [N in Name]: Input<R[Key]> }
  : unknown

/** What a route takes: parameters, query and body, by the contract's names. */
export type RouteInput<R extends Route> = object &
  Part<R, 'params', 'params'> &
  (R['query'] extends z.ZodType ? { query?: Input<R['query']> } : unknown) &
  Part<R, 'body', 'body'> &
  (R['upload'] extends true ? { form: FormData } : unknown)

/** `gateDevice`: what an enrolled device of a gate says of itself, `<guid>.<secret>`. */
export type CallManner = { signal?: AbortSignal; idempotencyKey?: string; gateDevice?: string }

export type CallInput<R extends Route> = RouteInput<R> & CallManner

export type CallOutput<R extends Route> = R['response'] extends z.ZodType
  ? z.output<R['response']>
  : R['response'] extends 'bytes'
    ? Blob
    : null

/** Paths whose calls need no access token (spec point 7). */
const exemptFromAuthorization = [
  '/auth/otp-request',
  '/auth/otp-verify',
  '/login/token',
  '/users/confirm',
  '/countries',
  '/news',
  '/file',
  '/image',
  '/unsubscribe',
]

/** Exempt calls that still send a live token when there is one: the server checks who owns a file (decision 005). */
const ownedUploads = ['/file', '/image', '/passportfile']

/** Calls one route of /api/v2; throws ApiError with the server's own sentence. */
export async function callApi<const R extends Route>(route: R, input: CallInput<R>): Promise<CallOutput<R>> {
  const parts = input as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: unknown
    form?: FormData
    signal?: AbortSignal
    idempotencyKey?: string
    gateDevice?: string
  }
  const locale = localeOf(window.location.pathname)
  const headers = new Headers({ 'Accept-Language': locale, 'X-Request-Id': newRequestId() })
  // Taken from the calling page: the answer may arrive on another page, with another log-in.
  const session = browserSession()
  const token = needsAuthorization(route) ? requireToken(session, locale) : offeredToken(session, route)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (route.idempotent) headers.set('Idempotency-Key', parts.idempotencyKey ?? crypto.randomUUID())
  if (parts.gateDevice) headers.set(gateDeviceHeader, parts.gateDevice)
  if (!route.upload && route.body) headers.set('Content-Type', 'application/json')
  const { q, ...query } = parts.query ?? {}
  if (q) headers.set(searchHeader, encodeURIComponent(String(q).toWellFormed()))
  const response = await send(addressOf(route, { ...parts, query }), {
    method: route.method,
    headers,
    body: parts.form ?? (route.body ? JSON.stringify(parts.body) : null),
    signal: parts.signal ?? null,
  })
  if (!response.ok) throw await failureOf(response, locale, { session, token })
  if (response.status === 204) return null as CallOutput<R>
  const answer = route.response === 'bytes' ? await response.blob() : await response.json()
  return answer as CallOutput<R>
}

function needsAuthorization(route: Route): boolean {
  const open = route.policy.kind === 'public' || route.policy.kind === 'demo'
  return !open && !exemptFromAuthorization.some(part => route.path.includes(part))
}

function offeredToken(session: SessionStore, route: Route): string | null {
  return ownedUploads.some(part => route.path.includes(part)) ? liveToken(session) : null
}

function requireToken(session: SessionStore, locale: 'ru' | 'en'): string {
  const token = liveToken(session)
  if (token) return token
  leaveForLogin('expired', session)
  throw new ApiError({ status: 401, code: 'unauthorized', message: errorSentence('unauthorized', locale) })
}

function liveToken(session: SessionStore): string | null {
  return session.isAuthenticated() ? (session.getState().accessToken ?? null) : null
}

function addressOf(
  route: Route,
  parts: { params?: Record<string, unknown>; query?: Record<string, unknown> },
): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name] ?? '')),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts.query ?? {}))
    if (value !== undefined && value !== '') query.set(name, String(value))
  const base = route.policy.kind === 'demo' ? path : `/api/v2${path}`
  return query.size > 0 ? `${base}?${query}` : base
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, cache: 'no-store' })
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new ApiError({ status: 0, code: 'server_error', message: m.connection_lost() })
  }
}

type Sent = { session: SessionStore; token: string | null }

async function failureOf(response: Response, locale: 'ru' | 'en', sent: Sent): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null
  // A late answer to a former log-in says nothing about the current one.
  const end = logInEndOf(response.status, body)
  if (end && sent.token === liveToken(sent.session)) leaveForLogin(end, sent.session)
  const retryAfter = Number(response.headers.get('Retry-After')) || null
  if (!body?.code) {
    const code = response.status === 503 ? 'service_busy' : 'server_error'
    return new ApiError({ status: response.status, code, message: errorSentence(code, locale), retryAfter })
  }
  const { code, message, details, challenge, login, merged } = body
  return new ApiError({
    status: response.status,
    code,
    message,
    details,
    retryAfter,
    challenge,
    login,
    merged,
  })
}
