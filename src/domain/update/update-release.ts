import type { ErrorCode } from '../refusal/error-code.ts'

type Verdict = { ok: true } | { ok: false; code: ErrorCode }

/** How long a released update waits before anybody reads it (product.md §3). */
export const updateRecallMinutes = 10

/** Whether a released update may still be taken back; the end of the window is too late, because publishing begins then. */
export function mayRecallUpdate(release: { recallUntil: Date } | undefined, wall: Date): Verdict {
  if (!release || release.recallUntil <= wall) return { ok: false, code: 'recall_too_late' }
  return { ok: true }
}
