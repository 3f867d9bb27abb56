import type { SpeakerProfileSection } from '#contract/speaker-profile.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { workingDaysAfter } from '#domain/edition/working-day.ts'
import { proposedSpeaker } from '#domain/speaker/proposed-speaker.ts'
import { missingOfSpeaker, type SpeakerProfile } from '#domain/speaker/speaker-profile.ts'
import { findPublicationConsent, findSpeakerProfile } from '../../persistence/speaker-profile-queries.ts'
import { refuse } from '../../refuse.ts'
import type { AccountActor, Services } from '../../services.ts'
import { readSectionLock } from '../change-request/section-lock.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'

/** Working days in which publication has to stop once the consent to it was withdrawn (152-FZ, article 10.1, part 14). */
const daysToLeave = 3

type Consent = Awaited<ReturnType<typeof findPublicationConsent>>

/** A speaker's data; whoever is no speaker has none (404). Before the first save what the profile knows is proposed. */
export async function readSpeakerProfile(
  services: Services,
  actor: AccountActor,
  guid: string,
): Promise<SpeakerProfileSection> {
  const { database } = services
  const { record, edition, role } = await loadParticipantFor(database, actor, guid, 'profile')
  if (record.role !== 'speaker') refuse('not_found')
  const [row, consent] = await Promise.all([
    findSpeakerProfile(database, guid),
    findPublicationConsent(database, guid),
  ])
  const data = row ? speakerProfileOf(row) : proposedSpeaker(record)
  const published = Boolean(row?.cardPublished)
  const stands = consent?.withdrawnAt === null
  const card = cardState({ published, made: Boolean(row?.contentGuid), consent })
  return {
    version: row?.version ?? 0,
    lock: await readSectionLock(
      database,
      { participantGuid: guid, editionGuid: edition.guid, kind: 'speaker' },
      { locked: published, cause: 'published', until: null },
    ),
    data,
    missing: missingOfSpeaker(data),
    photoFileGuid: record.photoFileGuid,
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
  // What is left of a withdrawn card is a name in drafts of the programme.
  return facts.made && facts.consent && !withdrawn ? 'prepared' : 'none'
}

/** The day by which the name too has left the site; null while the consent stands. */
export function leavesBy(consent: Consent, timeZone: string): string | null {
  const withdrawnAt = consent?.withdrawnAt
  return withdrawnAt ? workingDaysAfter(localDayAt(withdrawnAt.getTime(), timeZone), daysToLeave) : null
}

/** The columns of a row that the person writes. */
export function speakerProfileOf(row: SpeakerProfile): SpeakerProfile {
  const { lastName, firstName, middleName, latinLastName, latinFirstName, latinMiddleName } = row
  const { positionRu, positionEn, companyRu, companyEn, biographyRu, biographyEn } = row
  return {
    ...{ lastName, firstName, middleName, latinLastName, latinFirstName, latinMiddleName },
    ...{ positionRu, positionEn, companyRu, companyEn, biographyRu, biographyEn },
  }
}
