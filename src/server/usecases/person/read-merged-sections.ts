import type * as routes from '#contract/organiser-merged-record.ts'
import type { MergedSections } from '#contract/organiser-merged-record.ts'
import { mayOrganise, type OrganiserRole } from '#domain/access/organiser-role.ts'
import { mayLookAt } from '#domain/participant/cabinet-part.ts'
import { findContactPerson } from '#server/persistence/contact-person-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listMergedInto } from '#server/persistence/merged-record-queries.ts'
import { findParticipantByApplication } from '#server/persistence/participant-queries.ts'
import { findPassport } from '#server/persistence/passport-queries.ts'
import { findPostalAddress } from '#server/persistence/postal-address-queries.ts'
import { findSpeakerProfile } from '#server/persistence/speaker-profile-queries.ts'
import { findTransfer } from '#server/persistence/transfer-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { contactOf } from '../contact-person/read-contact.ts'
import { addressOf } from '../postal-address/postal-address-section.ts'
import { speakerProfileOf } from '../speaker-profile/read-speaker-profile.ts'
import { presentWays } from '../transfer/present-ways.ts'

type Viewer = { roles: readonly OrganiserRole[]; locale: 'ru' | 'en' }

/** What a merge left with the other records: a merge promises that nothing of it is lost. */
export const readMergedSections: UseCase<typeof routes.readMergedSections, 'database' | 'published'> = async (
  { actor, params: { guid: applicationGuid }, facts: { locale } },
  needs,
) => {
  const { database } = needs
  const edition = await readCurrentEdition(database)
  const record = await findParticipantByApplication(database, { applicationGuid, editionGuid: edition.guid })
  if (!record) refuse('not_found')
  const merged = await listMergedInto(database, { guid: record.guid, editionGuid: edition.guid })
  const viewer = { roles: actor.roles, locale }
  return { records: await Promise.all(merged.map(each => sectionsOf(needs, each, viewer))) }
}

type Merged = Awaited<ReturnType<typeof listMergedInto>>[number]

/** Each section for the roles that see it of the kept record too. A passport is not opened: that would leave a viewing (decision 190). */
async function sectionsOf(
  needs: Needs<'database' | 'published'>,
  { guid, applicationGuid, photographFileGuid }: Merged,
  { roles, locale }: Viewer,
): Promise<MergedSections> {
  const { database } = needs
  const whole = mayOrganise(roles, 'read-personal-details')
  const [contact, address, speaker, transfer, passport, snapshot] = await Promise.all([
    whole ? findContactPerson(database, guid) : undefined,
    whole ? findPostalAddress(database, guid) : undefined,
    whole ? findSpeakerProfile(database, guid) : undefined,
    mayOrganise(roles, 'read-transfers') ? findTransfer(database, guid) : undefined,
    mayLookAt(roles, 'passport') ? findPassport(database, guid) : undefined,
    needs.published.snapshot(),
  ])
  return {
    applicationGuid,
    photographFileGuid: whole ? photographFileGuid : null,
    contactPerson: contact ? contactOf(contact) : null,
    postalAddress: address ? addressOf(address) : null,
    speaker: speaker ? speakerProfileOf(speaker) : null,
    transfer: transfer ? { needed: transfer.needed, ways: presentWays(snapshot, locale, transfer) } : null,
    hasPassport: passport !== undefined,
  }
}
