import type * as routes from '#contract/organiser-shift.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listAssigned, listShiftsOf } from '#server/persistence/shift-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { volunteerNames } from '../volunteer/present-volunteer.ts'

/** All shifts of the edition with who is on them. */
export const listShifts: UseCase<typeof routes.listShifts, 'database'> = async (_call, { database }) => {
  const edition = await readCurrentEdition(database)
  const [shifts, assigned] = await Promise.all([
    listShiftsOf(database, edition.guid),
    listAssigned(database, edition.guid),
  ])
  const byShift = Map.groupBy(assigned, ({ shiftGuid }) => shiftGuid)
  return {
    timeZone: edition.timeZone,
    startsOn: edition.startsOn,
    items: shifts.map(({ guid, version, startsAt, endsAt, placeRu, placeEn, needed }) => ({
      ...{ guid, version, needed },
      day: localDayAt(startsAt.getTime(), edition.timeZone),
      from: startsAt.toISOString(),
      to: endsAt.toISOString(),
      place: { ru: placeRu, en: placeEn },
      volunteers: (byShift.get(guid) ?? []).map(row => ({
        ...volunteerNames(row),
        ...{ guid: row.guid, phone: row.phone ?? '', state: row.state, review: row.review },
      })),
    })),
  }
}
