import type * as routes from '#contract/organiser-shift.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { checkAssignment } from '#domain/shift/shift-rules.ts'
import { isComing } from '#domain/volunteer/volunteer-transitions.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  insertAssignments,
  listShiftsOfVolunteers,
  listVolunteersOf,
  lockShift,
} from '#server/persistence/shift-queries.ts'
import { lockVolunteers, type VolunteerRow } from '#server/persistence/volunteer-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { writeOfShift } from '../volunteer/write-to-volunteer.ts'
import { timeOf } from './save-shift.ts'
import { recordShifts } from './shift-audit.ts'
import { shiftInWords } from './shift-words.ts'

/**
 * Puts volunteers on a shift, each with their own result. The lock of the shift keeps it from having more than it needs, the locks of the volunteers keep
 * them from having two shifts at once. Who is on it already stays, and is not told twice.
 */
export const assignVolunteers: UseCase<
  typeof routes.assignVolunteers,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid: shiftGuid }, body: { volunteerGuids }, facts }, needs) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const shift = (await lockShift(tx, { guid: shiftGuid, editionGuid: edition.guid })) ?? refuse('not_found')
    const guids = [...new Set(volunteerGuids)]
    const found = await lockVolunteers(tx, { editionGuid: edition.guid, guids })
    const byGuid = new Map(found.map(volunteer => [volunteer.guid, volunteer]))
    const there = await listVolunteersOf(tx, shiftGuid)
    const taken = await listShiftsOfVolunteers(tx, guids)
    const added: VolunteerRow[] = []
    // In the order in which they were chosen: the first get the places.
    const results = guids.map(guid => {
      const volunteer = byGuid.get(guid)
      const code = volunteer && !there.includes(guid) ? obstacle(volunteer) : volunteer ? null : 'not_found'
      if (volunteer && code === null && !there.includes(guid)) added.push(volunteer)
      return { guid, ok: code === null, code }
    })
    function obstacle({ guid, state, review }: VolunteerRow): ErrorCode | null {
      const verdict = checkAssignment({
        shift: { ...timeOf(shift), needed: shift.needed, assigned: there.length + added.length },
        coming: isComing(state),
        refusedBySecurity: review === 'rejected',
        others: taken.filter(({ volunteerGuid }) => volunteerGuid === guid).map(timeOf),
      })
      return verdict.ok ? null : verdict.code
    }
    await insertAssignments(
      tx,
      added.map(({ guid: volunteerGuid }) => ({
        ...{ shiftGuid, volunteerGuid, assignedAt: at },
        assignedBy: actor.accountGuid,
      })),
    )
    const { timeZone } = edition
    const words = (locale: 'ru' | 'en') => ({ shift: shiftInWords(shift, { locale, timeZone }) })
    for (const volunteer of added)
      await writeOfShift({ needs, tx, edition }, 'volunteer_shift_assigned', { volunteer, words })
    await recordShifts(
      tx,
      { actor, facts, at },
      added.map(({ guid }) => ({ action: 'assignShift', subjectKind: 'volunteer', subjectGuid: guid })),
    )
    return { results }
  })
}
