import type * as routes from '#contract/organiser-shift.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { deleteAssignment, lockShift } from '#server/persistence/shift-queries.ts'
import { lockVolunteers } from '#server/persistence/volunteer-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { writeOfShift } from '../volunteer/write-to-volunteer.ts'
import { recordShifts } from './shift-audit.ts'
import { shiftInWords } from './shift-words.ts'

/** Takes a volunteer off a shift and tells them. */
export const unassignVolunteer: UseCase<
  typeof routes.unassignVolunteer,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid, volunteerGuid }, facts }, needs) => {
  await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const shift = await lockShift(tx, { guid, editionGuid: edition.guid })
    const [volunteer] = await lockVolunteers(tx, { editionGuid: edition.guid, guids: [volunteerGuid] })
    if (!shift || !volunteer) refuse('not_found')
    if (!(await deleteAssignment(tx, { shiftGuid: guid, volunteerGuid }))) refuse('not_found')
    const { timeZone } = edition
    const words = (locale: 'ru' | 'en') => ({ shift: shiftInWords(shift, { locale, timeZone }) })
    await writeOfShift({ needs, tx, edition }, 'volunteer_shift_removed', { volunteer, words })
    await recordShifts(tx, { actor, facts, at: needs.clock.now() }, [
      { action: 'unassignShift', subjectKind: 'volunteer', subjectGuid: volunteerGuid },
    ])
  })
  return null
}
