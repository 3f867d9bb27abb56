import type * as routes from '#contract/volunteer.ts'
import { listShiftsOfVolunteers } from '#server/persistence/shift-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { findOwnVolunteer } from './own-volunteer.ts'

/** Everything that is kept of a volunteer and is theirs to know, as a file (152-FZ, article 14). The link itself and notes of colleagues stay out. */
export const readVolunteerData: UseCase<typeof routes.readVolunteerData, 'database' | 'sealer'> = async (
  { params: { volunteerToken } },
  needs,
) => {
  const { volunteer, edition } = await findOwnVolunteer(needs, needs.database, volunteerToken)
  const { linkHash, linkSealed, linkKeyId, addressHash, consentTextHash, reviewNote, note, ...kept } =
    volunteer
  const { decidedBy, reviewedBy, editionGuid, version, ...data } = kept
  const shifts = await listShiftsOfVolunteers(needs.database, [volunteer.guid])
  const content = {
    forum: edition.nameRu,
    volunteer: { ...data, consentTextHash: consentTextHash.toString('hex') },
    shifts: shifts.map(({ startsAt, endsAt, placeRu }) => ({ startsAt, endsAt, place: placeRu })),
  }
  return {
    bytes: Buffer.from(JSON.stringify(content, null, 2)),
    contentType: 'application/json',
    fileName: `volunteer-${edition.slug}.json`,
  }
}
