import { BadgeCheck, CircleAlert, CirclePause, type LucideIcon, RotateCcw, ShieldX } from 'lucide-react'
import { type SecurityDecision, securityDecisions } from '#contract/organizer-passport.ts'
import { type PassportQueueState, passportQueueStates } from '#domain/passport/passport-queue-state.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import { securityTransitions } from '#domain/passport/security-transitions.ts'
import { openActions } from '#domain/transition/transition.ts'
import { m } from '#messages/compiled/messages.js'
import { oneOf } from '#web/kit/list/use-url-parameters.ts'

export const passportDecisionIcons: Record<SecurityDecision, LucideIcon> = {
  verify: BadgeCheck,
  fail: CircleAlert,
  refuse: ShieldX,
  hold: CirclePause,
  lookAgain: RotateCcw,
}

/** The letters by which they are taken. */
export const passportDecisionLetters: Record<SecurityDecision, string> = {
  verify: 'v',
  fail: 'f',
  refuse: 'r',
  hold: 'h',
  lookAgain: 'l',
}

type Named = (given: { name: string }) => string

// Each message is named, not built from the code, so that the bundler drops what a page does not use.
/** Words of each decision: on the button, over and under the title of its dialog, and when it is done. */
export const passportDecisionWords: Record<
  SecurityDecision,
  { verb: () => string; title: () => string; lead: Named; done: Named }
> = {
  verify: {
    verb: m.organizer_passport_verify,
    title: m.organizer_passport_verify_title,
    lead: m.organizer_passport_verify_lead,
    done: m.organizer_passport_verify_done,
  },
  fail: {
    verb: m.organizer_passport_fail,
    title: m.organizer_passport_fail_title,
    lead: m.organizer_passport_fail_lead,
    done: m.organizer_passport_fail_done,
  },
  refuse: {
    verb: m.organizer_passport_refuse,
    title: m.organizer_passport_refuse_title,
    lead: m.organizer_passport_refuse_lead,
    done: m.organizer_passport_refuse_done,
  },
  hold: {
    verb: m.organizer_passport_hold,
    title: m.organizer_passport_hold_title,
    lead: m.organizer_passport_hold_lead,
    done: m.organizer_passport_hold_done,
  },
  lookAgain: {
    verb: m.organizer_passport_lookAgain,
    title: m.organizer_passport_lookAgain_title,
    lead: m.organizer_passport_lookAgain_lead,
    done: m.organizer_passport_lookAgain_done,
  },
}

/**
 * The decisions that are open on this passport: the buttons follow the domain's table, and what was not given can be
 * neither verified nor found wrong.
 */
export function openPassportDecisions(passport: {
  security: SecurityStatus
  given: boolean
}): SecurityDecision[] {
  const open: readonly string[] = openActions(securityTransitions, {
    status: passport.security,
    actor: 'security',
  })
  const needsData: readonly SecurityDecision[] = ['verify', 'fail']
  return securityDecisions.filter(
    decision => open.includes(decision) && (passport.given || !needsData.includes(decision)),
  )
}

/** The tabs of the queue: what is to be done first, what cannot be done last. */
export const passportTabs = [
  'passportPending',
  'passportFailed',
  'onHold',
  'rejected',
  'passportVerified',
  'notGiven',
] as const satisfies PassportQueueState[]

export type PassportFilters = { q: string; security: PassportQueueState | 'all' }

/** Reads the queue's address. Without a state it is the operator's work: what was given and is not checked yet. */
export function readPassportFilters(parameters: URLSearchParams): PassportFilters {
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, 200),
    security: oneOf(parameters.get('security'), ['all', ...passportQueueStates], 'passportPending'),
  }
}
