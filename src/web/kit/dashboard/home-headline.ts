import type { Dashboard } from '#contract/dashboard.ts'
import { tasksLeft } from './home-tasks.ts'

/**
 * The one sentence that the home page opens with:
 * - enter: everything is done, an arrival; `started` while the forum goes on
 * - todo: so many things wait for this person; `forEntry` when one of them keeps them out
 * - wait: only others have to act
 * - hold, refused, rejected, cancelled, replaced: sober, with the way to support
 * - over: the forum is behind
 */
export type HomeHeadline =
  | { kind: 'enter'; started: boolean }
  | { kind: 'todo'; count: number; forEntry: boolean }
  | { kind: 'wait' | 'hold' | 'refused' | 'rejected' | 'cancelled' | 'replaced' | 'over' }

/** What is final comes first, then the hold, then what is left to do. */
export function homeHeadline(
  facts: Pick<
    Dashboard,
    'status' | 'security' | 'payment' | 'countdown' | 'verdict' | 'checklist' | 'replaced'
  >,
): HomeHeadline {
  if (facts.security === 'rejected') return { kind: 'refused' }
  if (facts.replaced) return { kind: 'replaced' }
  if (facts.status === 'rejected' || facts.status === 'cancelled') return { kind: facts.status }
  if (facts.countdown.state === 'over') return { kind: 'over' }
  if (facts.security === 'onHold') return { kind: 'hold' }
  if (facts.verdict.mayEnter) return { kind: 'enter', started: facts.countdown.state === 'started' }
  const { all, forEntry } = tasksLeft(facts)
  return all > 0 ? { kind: 'todo', count: all, forEntry: forEntry > 0 } : { kind: 'wait' }
}
