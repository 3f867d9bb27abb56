import type * as routes from '#contract/organiser-shift.ts'
import { shiftsOverlap } from '#domain/shift/shift-rules.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  changeShift,
  forgetShiftReminders,
  listShiftsOfVolunteers,
  listVolunteersOf,
  lockShift,
  type ShiftRow,
} from '#server/persistence/shift-queries.ts'
import { lockVolunteers } from '#server/persistence/volunteer-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { writeOfShift } from '../volunteer/write-to-volunteer.ts'
import { shiftColumns } from './add-shift.ts'
import { recordShifts } from './shift-audit.ts'
import { shiftInWords } from './shift-words.ts'

/**
 * Changes a shift on the version that was read. Nobody on it may get two shifts at once, and it never needs fewer than are on it. Of a new time or place
 * each of them is told.
 */
export const saveShift: UseCase<typeof routes.saveShift, 'clock' | 'config' | 'database' | 'sealer'> = async (
  { actor, params: { guid }, body: { version, ...fields }, facts },
  needs,
) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const shift = await lockShift(tx, { guid, editionGuid: edition.guid })
    if (!shift) refuse('not_found')
    if (shift.version !== version) refuse('changed_meanwhile')
    const guids = await listVolunteersOf(tx, guid)
    const volunteers = await lockVolunteers(tx, { editionGuid: edition.guid, guids })
    const next = { ...shift, ...shiftColumns(fields) }
    if (volunteers.length > next.needed) refuse('shift_has_more')
    await refuseOverlap(tx, next, guids)
    await changeShift(tx, shift, shiftColumns(fields))
    if (isMoved(shift, next)) {
      await forgetShiftReminders(tx, shift)
      const words = (locale: 'ru' | 'en') => {
        const reader = { locale, timeZone: edition.timeZone }
        return { before: shiftInWords(shift, reader), shift: shiftInWords(next, reader) }
      }
      for (const volunteer of volunteers)
        await writeOfShift({ needs, tx, edition }, 'volunteer_shift_changed', { volunteer, words })
    }
    await recordShifts(tx, { actor, facts, at }, [
      { action: 'saveShift', subjectKind: 'shift', subjectGuid: guid },
    ])
    return { version: version + 1 }
  })
}

async function refuseOverlap(tx: Tx, next: ShiftRow, volunteerGuids: readonly string[]): Promise<void> {
  const others = await listShiftsOfVolunteers(tx, volunteerGuids)
  if (others.some(other => other.guid !== next.guid && shiftsOverlap(timeOf(next), timeOf(other))))
    refuse('shift_overlaps')
}

export function timeOf({ startsAt, endsAt }: Pick<ShiftRow, 'startsAt' | 'endsAt'>) {
  return { from: startsAt.getTime(), to: endsAt.getTime() }
}

function isMoved(before: ShiftRow, after: ShiftRow): boolean {
  return (
    before.startsAt.getTime() !== after.startsAt.getTime() ||
    before.endsAt.getTime() !== after.endsAt.getTime() ||
    before.placeRu !== after.placeRu ||
    before.placeEn !== after.placeEn
  )
}
