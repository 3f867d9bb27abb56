import type * as routes from '#contract/organiser-speaker.ts'
import { hasLeft } from '#domain/speaker/speaker-link.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { lockParticipant } from '#server/persistence/participant-queries.ts'
import { keepSpeakerCard } from '#server/persistence/speaker-card-queries.ts'
import { findSpeakerOfCard } from '#server/persistence/speaker-profile-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { recordEditing } from '../content/content-audit.ts'
import { loadContent } from '../content/present-content.ts'
import { draftOf, hasConsent, lockCard } from './prepare-card.ts'

/** An editor decides to keep the card of a speaker who has left; requires the consent to be published. */
export const keepCard: UseCase<typeof routes.keepSpeaker, 'clock' | 'database'> = async (
  { actor, params: { guid }, facts },
  needs,
) => {
  const editing = { actor, facts, at: needs.clock.now() }
  await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const speaker = (await findSpeakerOfCard(tx, guid)) ?? refuse('state_forbids')
    const record = await lockParticipant(tx, { guid: speaker.participantGuid, editionGuid: edition.guid })
    const card = (await lockCard(tx, guid)) ?? refuse('not_found')
    if (!record || !hasLeft(record) || card.published === null) refuse('state_forbids')
    if (!(await hasConsent(tx, record.guid))) refuse('speaker_consent_missing')
    await keepSpeakerCard(tx, guid, editing.at)
    await recordEditing(tx, editing, {
      action: 'keepSpeaker',
      guid,
      kind: 'speaker',
      draft: draftOf(card),
    })
  })
  return loadContent(needs.database, 'speaker', guid)
}
