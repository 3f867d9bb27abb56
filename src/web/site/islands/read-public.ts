import type { ErrorBody } from '#contract/error.ts'
import { m } from '#messages/compiled/messages.js'
import { newRequestId } from '#web/kit/api/request-id.ts'
import { pageLocale } from '../script/page-locale.ts'

/** A public read that was refused or failed; `status` is 0 without an answer. The message is the server's own sentence. */
export class ReadError extends Error {
  readonly status: number
  /** Of the error catalogue; empty without an answer. */
  readonly code: string

  constructor(status: number, message: string, code = '') {
    super(message)
    this.status = status
    this.code = code
  }
}

/**
 * Reads public data of /api/v2 in the page's language. Without the typed client, whose session and schemas would be twice the size of an island; only
 * the contract's types are used.
 */
export async function readPublic<Answer>(
  path: `/${string}`,
  { query = {}, signal }: { query?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Answer> {
  return call(path, { query, signal })
}

/** Sends something that needs no log-in and changes nothing when it is sent twice. */
export async function sendPublic<Answer>(path: `/${string}`, body: object): Promise<Answer> {
  return call(path, { body })
}

type Sent = { query?: Record<string, string>; signal?: AbortSignal | undefined; body?: object }

async function call<Answer>(path: string, { query = {}, signal, body }: Sent): Promise<Answer> {
  const locale = pageLocale()
  const response = await fetch(`/api/v2${path}?${new URLSearchParams({ ...query, locale })}`, {
    headers: {
      'Accept-Language': locale,
      'X-Request-Id': newRequestId(),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: signal ?? null,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ReadError(0, m.connection_lost())
  })
  if (response.ok) return (await response.json()) as Answer
  const refused = (await response.json().catch(() => null)) as ErrorBody | null
  throw new ReadError(response.status, refused?.message ?? m.connection_lost(), refused?.code)
}
