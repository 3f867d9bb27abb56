import type { SecurityCheck } from '#contract/organiser-security-check.ts'
import type { CheckedKind } from '#domain/security-check/checked-kind.ts'
import type { CheckStanding, ReplyFinding } from '#domain/security-check/reconcile-reply.ts'
import type { ReplyVerdict } from '#domain/security-check/reply-verdict.ts'
import { m } from '#messages/compiled/messages.js'
import type { Tone } from '#web/ui/tone.ts'

export const checkedKindWords: Record<CheckedKind, () => string> = {
  participant: m.check_kind_participant,
  employee: m.check_kind_employee,
  vehicle: m.check_kind_vehicle,
  volunteer: m.check_kind_volunteer,
}

type CheckStage = 'new' | 'waiting' | 'partly' | 'answered'

/** How far a list has come. */
export function checkStage({ handedOverAt, answered, left }: SecurityCheck): CheckStage {
  if (!handedOverAt) return 'new'
  if (answered === 0) return 'waiting'
  return answered < left ? 'partly' : 'answered'
}

export const checkStageWords: Record<CheckStage, () => string> = {
  new: m.check_state_new,
  waiting: m.check_state_waiting,
  partly: m.check_state_partly,
  answered: m.check_state_answered,
}

export const checkStageTones: Record<CheckStage, Tone> = {
  new: 'attention',
  waiting: 'info',
  partly: 'attention',
  answered: 'positive',
}

export const verdictWords: Record<ReplyVerdict, () => string> = {
  cleared: m.check_verdict_cleared,
  refused: m.check_verdict_refused,
  unclear: m.check_verdict_unclear,
}

export const verdictTones: Record<ReplyVerdict, Tone> = {
  cleared: 'positive',
  refused: 'negative',
  unclear: 'attention',
}

export const standingWords: Record<CheckStanding, () => string> = {
  waits: m.check_standing_waits,
  held: m.check_standing_held,
  cleared: m.check_standing_cleared,
  refused: m.check_standing_refused,
  elsewhere: m.check_standing_elsewhere,
}

export const standingTones: Record<CheckStanding, Tone> = {
  waits: 'info',
  held: 'attention',
  cleared: 'positive',
  refused: 'negative',
  elsewhere: 'neutral',
}

export const findingWords: Record<ReplyFinding, () => string> = {
  ready: m.check_found_ready,
  nameDiffers: m.check_found_nameDiffers,
  already: m.check_found_already,
  stays: m.check_found_stays,
  decided: m.check_found_decided,
  changed: m.check_found_changed,
  gone: m.check_found_gone,
  noVerdict: m.check_found_noVerdict,
  unknownVerdict: m.check_found_unknownVerdict,
  doubled: m.check_found_doubled,
  contradicts: m.check_found_contradicts,
  unknownKey: m.check_found_unknownKey,
}

export const findingTones: Record<ReplyFinding, Tone> = {
  ready: 'positive',
  nameDiffers: 'attention',
  already: 'neutral',
  stays: 'info',
  decided: 'attention',
  changed: 'attention',
  gone: 'neutral',
  noVerdict: 'neutral',
  unknownVerdict: 'attention',
  doubled: 'neutral',
  contradicts: 'negative',
  unknownKey: 'negative',
}

/** What an operator has to know about a finding; most say it all by their name. */
export function findingHint(finding: ReplyFinding, sentName: string): string | null {
  if (finding === 'nameDiffers') return m.check_hint_nameDiffers({ name: sentName })
  const hints: Partial<Record<ReplyFinding, () => string>> = {
    decided: m.check_hint_decided,
    changed: m.check_hint_changed,
    stays: m.check_hint_stays,
    contradicts: m.check_hint_contradicts,
    unknownKey: m.check_hint_unknownKey,
    unknownVerdict: m.check_hint_unknownVerdict,
  }
  return hints[finding]?.() ?? null
}
