import { z } from 'zod'
import { codePurposes } from '#contract/auth.ts'
import type { CodePurpose } from '#domain/account/one-time-code.ts'
import { kept } from '#web/kit/kept/kept.ts'
import type { PendingCode } from './request-code.ts'

const pendingCode = kept(
  'pending-code',
  z.object({
    purpose: z.enum(codePurposes),
    phone: z.string(),
    requestId: z.string(),
    resendAt: z.number(),
    expiresAt: z.number(),
  }),
  { of: 'none', until: 'logout', tab: true },
)

/**
 * The code that this tab waits for: a phone may discard the page while the person looks at the message, and they return to the same place. Null when
 * there is none for this purpose, or it has expired.
 */
export function readPendingCode(purpose: CodePurpose, now: number): PendingCode | null {
  const found = pendingCode.read()
  return found?.purpose === purpose && found.expiresAt > now ? found : null
}

/** Null forgets it. */
export function writePendingCode(code: PendingCode | null): void {
  if (code) pendingCode.write(code)
  else pendingCode.forget()
}
