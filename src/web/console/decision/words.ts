import { Ban, Check, type LucideIcon, MessageCircleQuestion, RotateCcw, X } from 'lucide-react'
import {
  type DecisionBatch,
  type DecisionKind,
  type DecisionPreview,
  decisionKinds,
} from '#contract/organiser-application.ts'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import {
  type ApplicationAction,
  applicationTransitions,
} from '#domain/application/application-transitions.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { openActions } from '#domain/transition/transition.ts'
import { m } from '#messages/compiled/messages.js'
import { decisionVerbs } from '#messages/decision-word.ts'
import { applicationWords } from '#web/kit/words/status-words.ts'
import type { Tone } from '#web/ui/tone.ts'

export const decisionIcons: Record<DecisionKind, LucideIcon> = {
  approve: Check,
  reject: X,
  requestInformation: MessageCircleQuestion,
  reopen: RotateCcw,
  returnToReview: RotateCcw,
  cancel: Ban,
}

export const batchStateTones: Record<DecisionBatch['state'], Tone> = {
  waiting: 'attention',
  sent: 'positive',
  recalled: 'neutral',
}

const outcomes: Record<DecisionKind, (given: { count: number }) => string> = {
  approve: m.organiser_decided_approve,
  reject: m.organiser_decided_reject,
  requestInformation: m.organiser_decided_requestInformation,
  reopen: m.organiser_decided_reopen,
  returnToReview: m.organiser_decided_return,
  cancel: m.organiser_decided_cancel,
}

/** Whether the decision can be recalled; a reopened application is simply decided again. */
export function canBeRecalled(decision: DecisionKind): boolean {
  return decision !== 'reopen'
}

/** As on a button: "Approve". */
export function decisionVerb(decision: DecisionKind): string {
  return decisionVerbs[decision]()
}

/** The result for a number of people: "12 approved". */
export function decisionOutcome(decision: DecisionKind, count: number): string {
  return outcomes[decision]({ count })
}

const decisionActions = {
  approve: 'approve',
  reject: 'reject',
  requestInformation: 'requestInformation',
  reopen: 'reopen',
  returnToReview: 'returnToReview',
  cancel: 'cancelByForum',
} as const satisfies Record<DecisionKind, ApplicationAction>

/** Which message leaves, by its name in the catalogue. */
const letterWords: Record<string, () => string> = {
  approved: m.organiser_letter_approved,
  approved_member: m.organiser_letter_approved_member,
  approved_waived: m.organiser_letter_approved_waived,
  approved_paid: m.organiser_letter_approved_paid,
  rejected: m.organiser_letter_rejected,
  more_information: m.organiser_letter_more_information,
  reopened: m.organiser_letter_reopened,
  returned_to_review: m.organiser_letter_returned,
  returned_to_review_waived: m.organiser_letter_returned_waived,
  cancelled_by_forum: m.organiser_letter_cancelled,
}

/** "Approved, payment due: 3 in Russian, 1 in English". */
export function letterLine(name: string, readers: { ru: number; en: number }): string {
  return m.organiser_preview_kind({ name: letterWords[name]?.() ?? name, readers: readersText(readers) })
}

export function readersText({ ru, en }: { ru: number; en: number }): string {
  return [
    ru > 0 && m.organiser_preview_readers_ru({ count: ru }),
    en > 0 && m.organiser_preview_readers_en({ count: en }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The decisions that are possible in this status, by the domain's table. */
export function openDecisions(status: ApplicationStatus): DecisionKind[] {
  const open: readonly string[] = openActions(applicationTransitions, {
    status,
    actor: 'committee',
  })
  return decisionKinds.filter(kind => open.includes(decisionActions[kind]))
}

/** Why a row is refused: a colleague's decision by name, otherwise the rule. */
export function refusalText(
  { faster, message }: Pick<DecisionPreview['refused'][number], 'faster'> & { message: string | null },
  locale: 'ru' | 'en',
): string {
  if (!faster) return message ?? ''
  return m.organiser_result_faster({
    name: colleagueName(locale, faster.name),
    status: applicationWords[faster.status]().toLowerCase(),
  })
}
