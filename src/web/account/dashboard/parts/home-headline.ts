import type { Dashboard } from '#contract/dashboard.ts'

/**
 * The one sentence that the home page opens with:
 * - enter: everything is done, an arrival; `started` while the forum goes on
 * - todo: so many things wait for this person
 * - wait: only others have to act
 * - hold, refused, rejected, cancelled, replaced: sober, with the way to support
 * - over: the forum is behind
 */
export type HomeHeadline =
  | { kind: 'enter'; started: boolean }
  | { kind: 'todo'; count: number }
  | { kind: 'wait' | 'hold' | 'refused' | 'rejected' | 'cancelled' | 'replaced' | 'over' }

/** What is final comes first, then the hold, then what is left to do. */
export function homeHeadline(
  facts: Pick<Dashboard, 'status' | 'security' | 'countdown' | 'verdict' | 'replaced'>,
): HomeHeadline {
  if (facts.security === 'rejected') return { kind: 'refused' }
  if (facts.replaced) return { kind: 'replaced' }
  if (facts.status === 'rejected' || facts.status === 'cancelled') return { kind: facts.status }
  if (facts.countdown.state === 'over') return { kind: 'over' }
  if (facts.security === 'onHold') return { kind: 'hold' }
  if (facts.verdict.mayEnter) return { kind: 'enter', started: facts.countdown.state === 'started' }
  const count = facts.verdict.open.filter(reason => reason.who === 'participant').length
  return count > 0 ? { kind: 'todo', count } : { kind: 'wait' }
}
