import type { SessionUser } from '#contract/auth.ts'
import { availabilityOf } from '#domain/account/availability.ts'
import { m } from '#messages/compiled/messages.js'
import type { Tone } from '../../ui/tone.ts'

export type ParticipantStatus = {
  tone: Tone
  word: string
  /** One sentence: what it means. */
  meaning: string
  /** Who acts next. */
  who: string
}

type StatusFacts = Pick<SessionUser, 'status' | 'security' | 'statusId' | 'securityStatus'>

/** What a participant's application and check together mean for the log-in: one state, never a bare code. */
export function participantStatus(user: StatusFacts): ParticipantStatus {
  if (user.security === 'rejected')
    return {
      tone: 'negative',
      word: m.security_rejected(),
      meaning: m.auth_status_security_rejected(),
      who: m.who_organiser(),
    }
  if (availabilityOf(user) === 'onHold')
    return {
      tone: 'attention',
      word: m.security_onHold(),
      meaning: m.auth_status_on_hold(),
      who: m.who_security(),
    }
  return byApplication[user.status]()
}

const byApplication: Record<SessionUser['status'], () => ParticipantStatus> = {
  draft: () => ({
    tone: 'attention',
    word: m.application_draft(),
    meaning: m.auth_status_draft(),
    who: m.who_participant(),
  }),
  unconfirmed: () => ({
    tone: 'attention',
    word: m.application_unconfirmed(),
    meaning: m.auth_status_unconfirmed(),
    who: m.auth_who_confirms(),
  }),
  pending: () => ({
    tone: 'info',
    word: m.application_pending(),
    meaning: m.auth_status_pending(),
    who: m.who_committee(),
  }),
  approved: () => ({
    tone: 'positive',
    word: m.application_approved(),
    meaning: m.auth_status_approved(),
    who: m.who_participant(),
  }),
  rejected: () => ({
    tone: 'negative',
    word: m.application_rejected(),
    meaning: m.auth_status_rejected(),
    who: m.who_nobody(),
  }),
  cancelled: () => ({
    tone: 'neutral',
    word: m.application_cancelled(),
    meaning: m.auth_status_cancelled(),
    who: m.who_nobody(),
  }),
}

/** The name of a participant as the lists show it; a form without a name yet is called a form. */
export function participantName(
  user: Pick<SessionUser, 'firstName' | 'lastName' | 'latinName'>,
  locale: 'ru' | 'en',
): string {
  const cyrillic = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const [first, second] = locale === 'ru' ? [cyrillic, user.latinName] : [user.latinName, cyrillic]
  return first?.trim() || second?.trim() || m.auth_unnamed()
}
