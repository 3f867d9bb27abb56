import type * as routes from '#contract/speaker-profile.ts'
import type { SpeakerProfileSection } from '#contract/speaker-profile.ts'
import { proposedSpeaker } from '#domain/speaker/proposed-speaker.ts'
import { leavesBy } from '#domain/speaker/speaker-leaving.ts'
import { isForeignSpeaker, missingOfSpeaker, type SpeakerProfile } from '#domain/speaker/speaker-profile.ts'
import type { Reader } from '#server/persistence/database.ts'
import { findPublicationConsent, findSpeakerProfile } from '#server/persistence/speaker-profile-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { CallOf, Needs } from '#server/use-case.ts'
import { loadParticipantFor, type PermittedParticipant } from '../participant/permitted-participant.ts'
import { readSectionLock } from '../section/section-lock.ts'

type Consent = Awaited<ReturnType<typeof findPublicationConsent>>

/** A speaker's data; absent for anybody else (404). Before the first save values from the profile are proposed. */
export async function readSpeakerProfile(
  { actor, params: { guid } }: CallOf<typeof routes.readSpeakerProfile, 'actor' | 'params'>,
  needs: Needs<'database'>,
): Promise<SpeakerProfileSection> {
  const permitted = await loadParticipantFor(needs.database, actor, { guid, concern: 'profile' })
  if (permitted.record.role !== 'speaker') refuse('not_found')
  return presentSpeakerProfile(needs.database, permitted)
}

export async function presentSpeakerProfile(
  reader: Reader,
  { record, edition, role }: PermittedParticipant,
): Promise<SpeakerProfileSection> {
  const { guid } = record
  const [row, consent] = await Promise.all([
    findSpeakerProfile(reader, guid),
    findPublicationConsent(reader, guid),
  ])
  const data = row ? speakerProfileOf(row) : proposedSpeaker(record)
  const foreign = isForeignSpeaker(record.citizenship)
  const published = Boolean(row?.cardPublished)
  const stands = consent?.withdrawnAt === null
  const card = cardState({ published, made: Boolean(row?.contentGuid), consent })
  return {
    version: row?.version ?? 0,
    lock: await readSectionLock(
      reader,
      { participantGuid: guid, editionGuid: edition.guid, kind: 'speaker' },
      { locked: published, cause: 'published', until: null },
    ),
    data,
    foreign,
    missing: missingOfSpeaker(data, { foreign }),
    photographFileGuid: record.photographFileGuid,
    consentGivenAt: stands ? consent.givenAt.toISOString() : null,
    // Nobody consents for another adult (product.md §6a).
    mayConsent:
      role === 'participant' && !stands && (record.status === 'pending' || record.status === 'approved'),
    card,
    leavesBy: card === 'leaving' ? leavesBy(consent, edition.timeZone) : null,
    cardGuid: published ? (row?.contentGuid ?? null) : null,
  }
}

function cardState(facts: {
  published: boolean
  made: boolean
  consent: Consent
}): SpeakerProfileSection['card'] {
  const withdrawn = Boolean(facts.consent?.withdrawnAt)
  if (facts.published) return withdrawn ? 'leaving' : 'published'
  // A withdrawn card is only a name in drafts of the programme.
  return facts.made && facts.consent && !withdrawn ? 'prepared' : 'none'
}

/** The columns that the person writes. */
export function speakerProfileOf(row: SpeakerProfile): SpeakerProfile {
  const { lastName, firstName, middleName, latinLastName, latinFirstName, latinMiddleName } = row
  const { positionRu, positionEn, companyRu, companyEn, biographyRu, biographyEn } = row
  return {
    ...{ lastName, firstName, middleName, latinLastName, latinFirstName, latinMiddleName },
    ...{ positionRu, positionEn, companyRu, companyEn, biographyRu, biographyEn },
  }
}
