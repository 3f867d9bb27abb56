import { Check, type LucideIcon, MessageCircleQuestion, RotateCcw, X } from 'lucide-react'
import { type DecisionKind, decisionKinds } from '#contract/organiser-application.ts'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import {
  type ApplicationAction,
  applicationTransitions,
} from '#domain/application/application-transitions.ts'
import { openActions } from '#domain/transition/transition.ts'
import { m } from '#messages/compiled/messages.js'

export const decisionIcons: Record<DecisionKind, LucideIcon> = {
  approve: Check,
  reject: X,
  requestInformation: MessageCircleQuestion,
  reopen: RotateCcw,
}

/** Decisions that are sent with the committee's own words. */
export const decisionsWithReason: readonly DecisionKind[] = ['reject', 'requestInformation']

// The messages are named in full rather than built from the code, so that the bundler can drop unused ones.
const verbs: Record<DecisionKind, () => string> = {
  approve: m.organiser_decide_approve,
  reject: m.organiser_decide_reject,
  requestInformation: m.organiser_decide_requestInformation,
  reopen: m.organiser_decide_reopen,
}

const outcomes: Record<DecisionKind, (given: { count: number }) => string> = {
  approve: m.organiser_decided_approve,
  reject: m.organiser_decided_reject,
  requestInformation: m.organiser_decided_requestInformation,
  reopen: m.organiser_decided_reopen,
}

const recalls: Partial<Record<DecisionKind, ApplicationAction>> = {
  approve: 'recallApproval',
  reject: 'recallRejection',
  requestInformation: 'recallRequest',
}

/** Whether the decision can be recalled; a reopened application is simply decided again. */
export function canBeRecalled(decision: DecisionKind): boolean {
  return recalls[decision] !== undefined
}

/** As on a button: "Approve". */
export function decisionVerb(decision: DecisionKind): string {
  return verbs[decision]()
}

/** The result for a number of people: "12 approved". */
export function decisionOutcome(decision: DecisionKind, count: number): string {
  return outcomes[decision]({ count })
}

/** The decisions that are possible in this status, by the domain's table. */
export function openDecisions(status: ApplicationStatus): DecisionKind[] {
  const open: readonly string[] = openActions(applicationTransitions, {
    status,
    actor: 'committee',
  })
  return decisionKinds.filter(kind => open.includes(kind))
}
