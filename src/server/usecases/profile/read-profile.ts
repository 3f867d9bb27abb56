import type * as routes from '#contract/profile.ts'
import type { Profile } from '#contract/profile.ts'
import { profileAccess } from '#domain/participant/profile-change.ts'
import type { Reader } from '#server/persistence/database.ts'
import { findGroupOfApplication } from '#server/persistence/group-record-queries.ts'
import type { CallOf, Needs } from '#server/use-case.ts'
import { loadParticipantFor, type PermittedParticipant } from '../participant/permitted-participant.ts'
import { presentCompany, presentPerson } from '../participant/present-participant.ts'
import { readSectionLock } from '../section/section-lock.ts'
import { ageDay } from './judge-profile.ts'

/** The profile of one participant of the account. */
export async function readProfile(
  { actor, params: { guid } }: CallOf<typeof routes.readProfile, 'actor' | 'params'>,
  needs: Needs<'clock' | 'database'>,
): Promise<Profile> {
  const own = await loadParticipantFor(needs.database, actor, { guid, concern: 'profile' })
  return presentProfile(needs.database, own, needs.clock.now())
}

export async function presentProfile(
  reader: Reader,
  { record, edition }: Pick<PermittedParticipant, 'record' | 'edition'>,
  at: Date,
): Promise<Profile> {
  const access = profileAccess(record)
  const { position, ...person } = presentPerson(record)
  const { shortName, ...company } = presentCompany(record)
  return {
    version: record.version,
    lock: await readSectionLock(
      reader,
      { participantGuid: record.guid, editionGuid: edition.guid, kind: 'identity' },
      { locked: access === 'verified', cause: 'verified', until: null },
    ),
    access,
    primary: record.isPrimary,
    ageOn: ageDay(record, edition, at),
    // The account's own person has the log-in phone, whatever was typed before it was proved.
    person: { ...person, phone: record.isPrimary ? record.accountPhone : person.phone },
    company,
    companyOfGroup: (await findGroupOfApplication(reader, record.applicationGuid)) !== undefined,
    media:
      record.role === 'media' ? { mediaName: record.mediaName, mediaWebsite: record.mediaWebsite } : null,
    badge: { position, companyShortName: shortName },
  }
}
