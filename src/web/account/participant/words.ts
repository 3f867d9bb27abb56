import type { SessionUser } from '#contract/auth.ts'
import { availabilityOf } from '#domain/account/availability.ts'
import { m } from '#messages/compiled/messages.js'
import type { Tone } from '#web/ui/tone.ts'
import type { LinkTerm } from './rules.ts'

type ParticipantStatus = {
  tone: Tone
  word: string
  /** What the state means, in one sentence. */
  meaning: string
  /** Who acts next. */
  who: string
  /** What follows while others act and no date is set; null where the rest says it all. */
  next: string | null
}

type StatusFacts = Pick<SessionUser, 'status' | 'security' | 'statusId' | 'securityStatus' | 'primary'>

/** Merges a participant's application and security check into one state for the log-in. `link` is the confirmation link. */
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

/** It is the person's turn, or the registrant's once the link has expired. */
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

/** A participant's name as the lists show it; a form without a name is called just that. */
export function participantName(
  user: Pick<SessionUser, 'firstName' | 'lastName' | 'latinName'>,
  locale: 'ru' | 'en',
): string {
  const cyrillic = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const [first, second] = locale === 'ru' ? [cyrillic, user.latinName] : [user.latinName, cyrillic]
  return first?.trim() || second?.trim() || m.auth_unnamed()
}
