import type { ApplicationStatus } from '../application/application-status.ts'
import { decideTransition, type Transition } from '../transition/transition.ts'
import type { ChangeRequestStatus } from './change-request-kind.ts'

export type ChangeRequestActor = 'participant' | 'organiser'

/** The state machine of a change request: an organiser grants or refuses it, the person may withdraw it (product.md §3). */
export const changeRequestTransitions = {
  grant: {
    from: ['open'],
    to: 'granted',
    who: ['organiser'],
    before: ['apply'],
    effects: ['notify-granted'],
    logged: 'grantChange',
  },
  refuse: {
    from: ['open'],
    to: 'refused',
    who: ['organiser'],
    effects: ['notify-refused'],
    logged: 'refuseChange',
  },
  withdraw: { from: ['open'], to: 'withdrawn', who: ['participant'], effects: [], logged: 'withdrawChange' },
  /** The data it asked to change will no longer be published. */
  lapse: { from: ['open'], to: 'withdrawn', who: ['participant'], effects: [], logged: null },
} as const satisfies Record<string, Transition<ChangeRequestStatus, ChangeRequestActor, string>>

export type ChangeRequestAction = keyof typeof changeRequestTransitions

/** Whether the data of a person may change at all: their application is under way. */
export function mayChangeData(application: ApplicationStatus): boolean {
  return application === 'pending' || application === 'approved'
}

/** Decides an action on a change request. After the application has ended a request can be refused or withdrawn, never granted. */
export function decideChangeRequest(
  action: ChangeRequestAction,
  facts: { status: ChangeRequestStatus; actor: ChangeRequestActor; application: ApplicationStatus },
) {
  const row: Transition<ChangeRequestStatus, ChangeRequestActor, string> = changeRequestTransitions[action]
  const verdict = decideTransition(row, facts)
  if (!verdict.ok || action !== 'grant' || mayChangeData(facts.application)) return verdict
  return { ok: false, code: 'state_forbids' } as const
}
