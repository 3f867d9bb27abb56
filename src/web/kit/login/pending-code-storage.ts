import { z } from 'zod'
import { codePurposes } from '#contract/auth.ts'
import type { CodePurpose } from '#domain/account/one-time-code.ts'
import type { PendingCode } from './request-code.ts'

const key = 'quorum-pending-code'

const stored = z.object({
  purpose: z.enum(codePurposes),
  phone: z.string(),
  requestId: z.string(),
  resendAt: z.number(),
  expiresAt: z.number(),
})

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The code that this tab waits for: a phone that opens the messages may drop the page, and the person comes back to
 * the same place. Null when there is none for this purpose, or it no longer works.
 */
export function readPendingCode(place: Place | null, purpose: CodePurpose, now: number): PendingCode | null {
  const found = stored.safeParse(parse(attempt(() => place?.getItem(key) ?? null)))
  if (!found.success || found.data.purpose !== purpose || found.data.expiresAt <= now) return null
  return found.data
}

/** Keeps the awaited code, or with null forgets it. */
export function writePendingCode(place: Place | null, code: PendingCode | null): void {
  attempt(() => (code ? place?.setItem(key, JSON.stringify(code)) : place?.removeItem(key)))
}

/** The storage of this tab; null where the browser forbids it. */
export function tabStorage(): Storage | null {
  return attempt(() => window.sessionStorage)
}

function parse(text: string | null): unknown {
  return text === null ? null : attempt(() => JSON.parse(text))
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    // Storage may be full, forbidden or filled by somebody else: the code is then asked for anew.
    return null
  }
}
