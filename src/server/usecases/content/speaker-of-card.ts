import type { z } from 'zod'
import type { cardSpeaker } from '#contract/speaker-profile.ts'
import { leavesBy } from '#domain/speaker/speaker-leaving.ts'
import { hasLeft } from '#domain/speaker/speaker-link.ts'
import type { Reader, Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipant } from '#server/persistence/participant-queries.ts'
import { findPublicationConsent, findSpeakerOfCard } from '#server/persistence/speaker-profile-queries.ts'
import { refuse } from '#server/refuse.ts'
import { fullName } from '../participant/present-participant.ts'

/** What editors need to know of the person whose own data a card holds; null for a card that they wrote themselves. */
export async function speakerOfCard(
  reader: Reader,
  contentGuid: string,
): Promise<z.input<typeof cardSpeaker> | null> {
  const found = await findSpeakerOfCard(reader, contentGuid)
  if (!found) return null
  const edition = await readCurrentEdition(reader)
  const record = await findParticipant(reader, { guid: found.participantGuid, editionGuid: edition.guid })
  const consent = await findPublicationConsent(reader, found.participantGuid)
  return {
    consent: consent?.withdrawnAt === null,
    leavesBy: leavesBy(consent, edition.timeZone),
    photograph: Boolean(record?.photographFileGuid),
    name: record ? fullName(record) : '',
    linked: found.cardLinkedAt !== null,
    left: !record || !hasLeft(record) ? 'no' : found.cardKeptAt ? 'kept' : 'undecided',
  }
}

/** Refuses to publish a person's own data without their consent; a simultaneous withdrawal waits for the locked card. */
export async function refuseWithoutConsent(tx: Tx, contentGuid: string): Promise<void> {
  const found = await findSpeakerOfCard(tx, contentGuid)
  if (!found) return
  const consent = await findPublicationConsent(tx, found.participantGuid)
  if (consent?.withdrawnAt !== null) refuse('speaker_consent_missing')
}
