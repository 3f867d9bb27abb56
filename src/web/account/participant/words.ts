import type { SessionUser } from '#contract/auth.ts'
import { availabilityOf } from '#domain/account/availability.ts'
import { m } from '#messages/compiled/messages.js'
import type { Tone } from '#web/ui/tone.ts'
import type { LinkTerm } from './rules.ts'

type ParticipantStatus = {
  tone: Tone
  word: string
  /** One sentence: what it means. */
  meaning: string
  /** Who acts next. */
  who: string
  /** What follows, where it is somebody else's turn and no day is set for it; null where the rest says it all. */
  next: string | null
}

type StatusFacts = Pick<SessionUser, 'status' | 'security' | 'statusId' | 'securityStatus' | 'primary'>

/** What a participant's application and check together mean for the log-in: one state, never a bare code. `link` is the one by which somebody else confirms. */
export function participantStatus(user: StatusFacts, link: LinkTerm | null = null): ParticipantStatus {
  if (user.security === 'rejected')
    return {
      tone: 'negative',
      word: m.security_rejected(),
      meaning: m.auth_status_security_rejected(),
      who: m.who_organiser(),
      next: null,
    }
  if (availabilityOf(user) === 'onHold')
    return {
      tone: 'attention',
      word: m.security_onHold(),
      meaning: m.auth_status_on_hold(),
      who: m.who_security(),
      next: null,
    }
  return user.status === 'unconfirmed' ? unconfirmed(user, link) : byApplication[user.status]()
}

/** It is the turn of the person; of whoever registered them once the link is over. */
function unconfirmed({ primary }: StatusFacts, link: LinkTerm | null): ParticipantStatus {
  if (primary)
    return {
      tone: 'attention',
      word: m.application_unconfirmed_own(),
      meaning: m.confirm_waiting_meaning(),
      who: m.who_participant(),
      next: null,
    }
  if (link?.lapsed)
    return {
      tone: 'attention',
      word: m.application_link_lapsed(),
      meaning: m.auth_status_link_lapsed({ until: link.until }),
      who: m.who_participant(),
      next: null,
    }
  return {
    tone: 'attention',
    word: m.application_unconfirmed(),
    meaning: link ? m.auth_status_unconfirmed_until({ until: link.until }) : m.auth_status_unconfirmed(),
    who: m.auth_who_confirms(),
    next: m.auth_next_unconfirmed(),
  }
}

const byApplication: Record<Exclude<SessionUser['status'], 'unconfirmed'>, () => ParticipantStatus> = {
  draft: () => ({
    tone: 'attention',
    word: m.application_draft(),
    meaning: m.auth_status_draft(),
    who: m.who_participant(),
    next: null,
  }),
  pending: () => ({
    tone: 'info',
    word: m.application_pending(),
    meaning: m.auth_status_pending(),
    who: m.who_committee(),
    next: m.auth_next_pending(),
  }),
  approved: () => ({
    tone: 'positive',
    word: m.application_approved(),
    meaning: m.auth_status_approved(),
    who: m.who_participant(),
    next: null,
  }),
  rejected: () => ({
    tone: 'negative',
    word: m.application_rejected(),
    meaning: m.auth_status_rejected(),
    who: m.who_nobody(),
    next: null,
  }),
  cancelled: () => ({
    tone: 'neutral',
    word: m.application_cancelled(),
    meaning: m.auth_status_cancelled(),
    who: m.who_nobody(),
    next: null,
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
