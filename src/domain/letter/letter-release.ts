import type { ErrorCode } from '../refusal/error-code.ts'
import type { LetterState } from './letter-audience.ts'

type Verdict = { ok: true } | { ok: false; code: ErrorCode }

/** Whether a letter may be released: a draft, where the forum asks for the consent, and somebody has given it. */
export function mayRelease(facts: { state: LetterState; asked: boolean; recipients: number }): Verdict {
  if (facts.state !== 'draft') return { ok: false, code: 'state_forbids' }
  if (!facts.asked || facts.recipients === 0) return { ok: false, code: 'letter_reaches_nobody' }
  return { ok: true }
}

/** Whether a released letter may still be taken back; the window's end itself is too late, because sending begins then. */
export function mayRecall(facts: { state: LetterState; recallUntil: Date | null }, wall: Date): Verdict {
  if (facts.state === 'draft') return { ok: false, code: 'state_forbids' }
  if (facts.state === 'sent' || !facts.recallUntil || facts.recallUntil <= wall)
    return { ok: false, code: 'recall_too_late' }
  return { ok: true }
}
