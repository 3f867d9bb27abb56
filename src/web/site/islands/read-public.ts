import type { ErrorBody } from '#contract/error.ts'
import { m } from '#messages/compiled/messages.js'
import { newRequestId } from '#web/kit/api/request-id.ts'
import { pageLocale } from '../script/page-locale.ts'

/** A public read that was refused or failed; `status` is 0 without an answer. The message is the server's own sentence. */
export class ReadError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
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
  const locale = pageLocale()
  const response = await fetch(`/api/v2${path}?${new URLSearchParams({ ...query, locale })}`, {
    headers: { 'Accept-Language': locale, 'X-Request-Id': newRequestId() },
    signal: signal ?? null,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ReadError(0, m.connection_lost())
  })
  if (response.ok) return (await response.json()) as Answer
  const body = (await response.json().catch(() => null)) as ErrorBody | null
  throw new ReadError(response.status, body?.message ?? m.connection_lost())
}
