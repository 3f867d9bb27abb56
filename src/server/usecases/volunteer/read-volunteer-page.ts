import type * as routes from '#contract/volunteer.ts'
import type { VolunteerPage } from '#contract/volunteer.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import { listShiftsOfVolunteers } from '#server/persistence/shift-queries.ts'
import { readSiteWindows } from '#server/persistence/staff-company-queries.ts'
import type { VolunteerRow } from '#server/persistence/volunteer-queries.ts'
import { listVolunteersOnSite } from '#server/persistence/volunteer-site-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { type SignedPass, signVolunteerPass } from '../pass/sign-pass.ts'
import { findOwnVolunteer } from './own-volunteer.ts'
import { volunteerNames } from './present-volunteer.ts'

/** A volunteer's own page: what is decided, their shifts and their pass. */
export const readVolunteerPage: UseCase<
  typeof routes.readVolunteerPage,
  'database' | 'passes' | 'sealer'
> = async ({ params: { volunteerToken } }, needs) => {
  const own = await findOwnVolunteer(needs, needs.database, volunteerToken)
  return presentPage(needs, needs.database, own)
}

export async function presentPage(
  needs: Needs<'passes'>,
  reader: Reader,
  { volunteer, edition }: { volunteer: VolunteerRow; edition: EditionRow },
): Promise<VolunteerPage> {
  const [shifts, pass] = await Promise.all([
    listShiftsOfVolunteers(reader, [volunteer.guid]),
    volunteerPass(needs, reader, { volunteer, edition }),
  ])
  return {
    ...volunteerNames(volunteer),
    state: volunteer.state,
    check: volunteer.review === 'unconfirmed' ? null : volunteer.review,
    shifts: shifts.map(({ guid, startsAt, endsAt, placeRu, placeEn }) => ({
      guid,
      from: startsAt.toISOString(),
      to: endsAt.toISOString(),
      place: { ru: placeRu, en: placeEn },
    })),
    pass,
    timeZone: edition.timeZone,
  }
}

/** The signed pass of a volunteer, or null while they have none that is valid. */
export async function volunteerPass(
  needs: Needs<'passes'>,
  reader: Reader,
  { volunteer, edition }: { volunteer: Pick<VolunteerRow, 'guid'>; edition: EditionRow },
): Promise<SignedPass | null> {
  const [onSite] = await listVolunteersOnSite(reader, { editionGuid: edition.guid, guids: [volunteer.guid] })
  if (!onSite?.pass || !onSite.admitted) return null
  const windows = await readSiteWindows(reader, edition.guid)
  return signVolunteerPass(needs, { pass: onSite.pass, shifts: onSite.shifts }, { edition, windows })
}
