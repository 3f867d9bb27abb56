import type { DraftContent } from '#domain/content/content-kind.ts'
import { asKind } from '#domain/content/content-values.ts'
import type { SpeakerProfile } from '#domain/speaker/speaker-profile.ts'
import { findContent } from '../persistence/content-queries.ts'
import type { Tx } from '../persistence/database.ts'
import { readCurrentEdition } from '../persistence/edition-queries.ts'
import { saveSpeakerProfileRow, setSpeakerCard } from '../persistence/speaker-profile-queries.ts'
import { prepareCard } from '../usecases/speaker-profile/prepare-card.ts'
import { demoContentGuid } from './compose-content.ts'
import { moscow } from './demo-event.ts'
import { demoPublishedSpeaker, demoSpeakers } from './demo-speakers.ts'
import type { SeededParticipant } from './seed-history.ts'

/** The speaker data of the demo: one unfinished, one with the editors, one on the site. */
export async function seedSpeakers(tx: Tx, byPhone: ReadonlyMap<string, SeededParticipant>): Promise<void> {
  const edition = await readCurrentEdition(tx)
  const seededBy = (phone: string) => {
    const seeded = byPhone.get(phone)
    if (!seeded) throw new RangeError(`nobody in the demo has the phone ${phone}`)
    return seeded
  }
  for (const speaker of demoSpeakers) {
    const { guid, accountGuid } = seededBy(speaker.phone)
    const at = moscow(speaker.at)
    await saveSpeakerProfileRow(tx, { participantGuid: guid, version: 0, data: speaker.written, at })
    const act = { at, by: accountGuid, requestId: null }
    await prepareCard(tx, { participantGuid: guid, edition, before: null, ...act })
  }
  const { phone, card, at } = demoPublishedSpeaker
  const cardGuid = demoContentGuid('2026', 'speaker', card)
  const content = await findContent(tx, 'speaker', cardGuid)
  if (!content) throw new RangeError(`the demo has no speaker ${card}`)
  const { guid } = seededBy(phone)
  const data = writtenIn(asKind('speaker', content.draft as object))
  await saveSpeakerProfileRow(tx, { participantGuid: guid, version: 0, data, at: moscow(at) })
  await setSpeakerCard(tx, guid, cardGuid)
}

/** The person's texts, derived from the card made from them. */
function writtenIn(card: DraftContent<'speaker'>): SpeakerProfile {
  return {
    lastName: card.lastName.ru,
    latinLastName: card.lastName.en,
    firstName: card.firstName.ru,
    latinFirstName: card.firstName.en,
    middleName: card.middleName.ru || null,
    latinMiddleName: card.middleName.en || null,
    positionRu: card.position.ru,
    positionEn: card.position.en,
    companyRu: card.company.ru,
    companyEn: card.company.en,
    biographyRu: card.biography.ru,
    biographyEn: card.biography.en,
  }
}
