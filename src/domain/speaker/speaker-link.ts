import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'
import type { SpeakerCardTexts } from './speaker-card.ts'
import type { SpeakerProfile } from './speaker-profile.ts'

/** How a person stands to a card of their own: none, one that is not on the site yet, or one that is. */
export type OwnCard = 'none' | 'draft' | 'site'

/**
 * Whether editors may say of a card that they wrote themselves whom it shows: a speaker whose application lives, and who has no card on the site
 * already. A card that was made of somebody's own data stays theirs.
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

/** Whether a speaker takes part no more: their application has ended, or security refused them. */
export function hasLeft({
  status,
  security,
}: {
  status: ApplicationStatus
  security: SecurityStatus
}): boolean {
  return status === 'cancelled' || status === 'rejected' || security === 'rejected'
}

/** What a card says, as the person's own words begin who is linked to it: the other way round of `speakerCardOf`. */
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
