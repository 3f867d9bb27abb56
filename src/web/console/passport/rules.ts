import { type SecurityDecision, securityDecisions } from '#contract/organiser-passport.ts'
import { citizenshipSides } from '#domain/application/application-filter.ts'
import { type PassportQueueState, passportQueueStates } from '#domain/passport/passport-queue-state.ts'
import { passportSorts } from '#domain/passport/passport-sort.ts'
import { isForChecking, type ViewingPurpose } from '#domain/passport/passport-viewing.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import { securityTransitions } from '#domain/passport/security-transitions.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { openActions } from '#domain/transition/transition.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

/** The keys for decisions. */
export const passportDecisionLetters: Record<SecurityDecision, string> = {
  verify: 'v',
  fail: 'f',
  refuse: 'r',
  hold: 'h',
  lookAgain: 'l',
}

/**
 * The decisions that are possible for this passport, by the domain's table. A passport that was not given can be neither verified nor found wrong,
 * and one opened for another purpose than the check is not verified.
 */
export function openPassportDecisions(
  passport: { security: SecurityStatus; given: boolean },
  purpose: ViewingPurpose = 'check',
): SecurityDecision[] {
  const open: readonly string[] = openActions(securityTransitions, {
    status: passport.security,
    actor: 'security',
  })
  const needsData: readonly SecurityDecision[] = ['verify', 'fail']
  return securityDecisions.filter(
    decision =>
      open.includes(decision) &&
      (passport.given || !needsData.includes(decision)) &&
      (isForChecking(purpose) || decision !== 'verify'),
  )
}

/** The queue's tabs: what has to be done first, what cannot be done last. */
export const passportTabs = [
  'passportPending',
  'passportFailed',
  'onHold',
  'rejected',
  'passportVerified',
  'notGiven',
] as const satisfies PassportQueueState[]

export const passportParameters = {
  q: searchText,
  security: choice(['all', ...passportQueueStates], 'passportPending'),
  citizenship: choice(['all', ...citizenshipSides], 'all'),
  sort: choice(passportSorts, 'saved'),
  from: anyDay,
  to: anyDay,
} as const

export type PassportFilters = ListFilters<typeof passportParameters>

/** Without a state it is the operator's work: what was given and is not checked yet. */
export const readPassportFilters = (address: URLSearchParams) => readListFilters(passportParameters, address)

/** The filters as the call takes them. */
export function passportQuery({ q, security, citizenship, sort, ...days }: PassportFilters) {
  return {
    sort,
    ...(q && { q }),
    ...(security !== 'all' && { security }),
    ...(citizenship !== 'all' && { citizenship }),
    ...dayRangeQuery(days),
  }
}
