import { decideTransition, type Transition } from '../transition/transition.ts'
import type { ChangeRequestStatus } from './change-request-kind.ts'

export type ChangeRequestActor = 'participant' | 'organiser'

/** The state machine of a change request: an organiser grants or refuses it, the person may take it back (product.md §3). */
export const changeRequestTransitions = {
  grant: { from: ['open'], to: 'granted', who: ['organiser'], effects: ['apply', 'notify'] },
  refuse: { from: ['open'], to: 'refused', who: ['organiser'], effects: ['notify'] },
  withdraw: { from: ['open'], to: 'withdrawn', who: ['participant'], effects: [] },
} as const satisfies Record<string, Transition<ChangeRequestStatus, ChangeRequestActor, 'apply' | 'notify'>>

export type ChangeRequestAction = keyof typeof changeRequestTransitions

/** Decides an action on a change request. */
export function decideChangeRequest(
  action: ChangeRequestAction,
  facts: { status: ChangeRequestStatus; actor: ChangeRequestActor },
) {
  const row: Transition<ChangeRequestStatus, ChangeRequestActor, 'apply' | 'notify'> =
    changeRequestTransitions[action]
  return decideTransition(row, facts)
}
