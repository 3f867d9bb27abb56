import type { ApplicationStatus } from '../application/application-status.ts'

/** Sections of a participant's cabinet for which an assistant may be given rights (product.md §5). */
export const assistantSections = ['profile', 'passport', 'payment', 'transfer', 'chat'] as const

export type AssistantSection = (typeof assistantSections)[number]

/**
 * What somebody wants to do with a participant:
 * - a section that an assistant may be given
 * - documents: where papers of a payment are posted to
 * - home: the dashboard, updates and what else every section needs
 * - form: the application while it is filled in
 * - withdraw: to cancel the application
 * - own: consents, settings, assistants, erasure, which are the person's alone
 */
export type ParticipantConcern = AssistantSection | 'documents' | 'home' | 'form' | 'withdraw' | 'own'

/** As whom somebody acts on a participant. */
export type ActingRole = 'participant' | 'assistant' | 'coordinator'

/** What relations an account to a participant. */
export type ParticipantRelations = {
  /** The participant is the account's own person. */
  own: boolean
  /** The account has filled in the application for another person. */
  registered: boolean
  /** Sections that the person has given to the account; null for no assistant. */
  granted: readonly AssistantSection[] | null
  /** The participant stands in the account's group. */
  coordinates: boolean
  /** The person has confirmed what others filled in: it stays theirs, also when the committee reopens the form. */
  confirmed: boolean
  status: ApplicationStatus
}

/** Before the person has confirmed, the application is in the hands of whoever fills it in. */
function isUnconfirmed({ confirmed, status }: ParticipantRelations): boolean {
  return !confirmed && (status === 'draft' || status === 'unconfirmed')
}

/**
 * As whom an account may do this with a participant; null when it may not, which to the caller is the same as no such participant
 * (product.md §7: 404). Rights of a registrant end where the person confirms: from then on the person's own grant counts.
 */
export function actingRole(relations: ParticipantRelations, concern: ParticipantConcern): ActingRole | null {
  if (relations.own) return 'participant'
  if (relations.coordinates && mayCoordinate(relations, concern)) return 'coordinator'
  if (relations.registered && isUnconfirmed(relations) && (concern === 'form' || concern === 'withdraw'))
    return 'assistant'
  return relations.granted && mayAssist(relations.granted, concern) ? 'assistant' : null
}

/** A coordinator fills in, withdraws and pays; what is behind the person's own sections stays with the person. */
function mayCoordinate(relations: ParticipantRelations, concern: ParticipantConcern): boolean {
  if (concern === 'form') return isUnconfirmed(relations)
  return concern === 'withdraw' || concern === 'payment'
}

function mayAssist(granted: readonly AssistantSection[], concern: ParticipantConcern): boolean {
  if (concern === 'own' || concern === 'form') return false
  if (concern === 'home') return granted.length > 0
  if (concern === 'withdraw') return granted.includes('profile')
  return granted.includes(concern === 'documents' ? 'payment' : concern)
}
