import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'
import type { SpeakerCardTexts } from './speaker-card.ts'
import type { SpeakerProfile } from './speaker-profile.ts'

/** Whether the person has a card: none, one not on the site yet, or one on the site. */
export type OwnCard = 'none' | 'draft' | 'site'

/**
 * Whether editors may link a card that they wrote to a person: a speaker with an application under way and without a card on the site. A card made
 * from somebody's own data stays theirs.
 */
export function judgeLink(facts: {
  role: string
  status: ApplicationStatus
  erased: boolean
  ownCard: OwnCard
  cardIsLinked: boolean
}): { ok: true } | { ok: false; code: 'state_forbids' } {
  const lives = facts.status === 'pending' || facts.status === 'approved'
  const may =
    facts.role === 'speaker' && lives && !facts.erased && facts.ownCard !== 'site' && !facts.cardIsLinked
  return may ? { ok: true } : { ok: false, code: 'state_forbids' }
}

/** Whether a speaker no longer takes part: the application has ended, or security refused them. */
export function hasLeft({
  status,
  security,
}: {
  status: ApplicationStatus
  security: SecurityStatus
}): boolean {
  return status === 'cancelled' || status === 'rejected' || security === 'rejected'
}

/** Prefills the form of a linked person from the card: the reverse of `speakerCardOf`. */
export function profileOfCard(card: SpeakerCardTexts): SpeakerProfile {
  const cyrillic = card.lastName.ru !== card.lastName.en
  const russian = (text: string) => (cyrillic ? text || null : null)
  return {
    lastName: russian(card.lastName.ru),
    firstName: russian(card.firstName.ru),
    middleName: russian(card.middleName.ru),
    latinLastName: card.lastName.en || null,
    latinFirstName: card.firstName.en || null,
    latinMiddleName: card.middleName.en || null,
    positionRu: card.position.ru || null,
    positionEn: card.position.en || null,
    companyRu: card.company.ru || null,
    companyEn: card.company.en || null,
    biographyRu: card.biography.ru || null,
    biographyEn: card.biography.en || null,
  }
}
