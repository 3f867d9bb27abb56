import type * as routes from '#contract/organiser-shift.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { deleteShift, listVolunteersOf, lockShift } from '#server/persistence/shift-queries.ts'
import { lockVolunteers } from '#server/persistence/volunteer-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { writeOfShift } from '../volunteer/write-to-volunteer.ts'
import { recordShifts } from './shift-audit.ts'
import { shiftInWords } from './shift-words.ts'

/** Removes a shift; whoever was on it is told. */
export const removeShift: UseCase<
  typeof routes.removeShift,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, facts }, needs) => {
  await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const shift = await lockShift(tx, { guid, editionGuid: edition.guid })
    if (!shift) refuse('not_found')
    const guids = await listVolunteersOf(tx, guid)
    const { timeZone } = edition
    const words = (locale: 'ru' | 'en') => ({ shift: shiftInWords(shift, { locale, timeZone }) })
    for (const volunteer of await lockVolunteers(tx, { editionGuid: edition.guid, guids }))
      await writeOfShift({ needs, tx, edition }, 'volunteer_shift_removed', { volunteer, words })
    await deleteShift(tx, shift)
    await recordShifts(tx, { actor, facts, at: needs.clock.now() }, [
      { action: 'removeShift', subjectKind: 'shift', subjectGuid: guid },
    ])
  })
  return null
}
