import { addDays, localDayAt } from '#domain/edition/calendar-date.ts'
import { localInstant } from '#domain/edition/local-instant.ts'
import { remindingUntil } from '#domain/reminder/deadline-reminder.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listShiftsOfVolunteers, listUnreminded, markReminded } from '#server/persistence/shift-queries.ts'
import { lockVolunteers } from '#server/persistence/volunteer-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { writeOfShift } from '../volunteer/write-to-volunteer.ts'
import { shiftInWords } from './shift-words.ts'

/** The rest is left to the next run. */
const atOnce = 500

/**
 * Reminds volunteers of tomorrow's shifts, in one message for all of a day and once, in the hours in which reminders leave. Whoever gets a shift or a new time
 * after that is told by the message of the change.
 */
export async function remindOfShifts(
  needs: Needs<'clock' | 'config' | 'database' | 'sealer'>,
): Promise<void> {
  const at = needs.clock.now()
  const edition = await readCurrentEdition(needs.database)
  const { guid: editionGuid, timeZone } = edition
  const until = remindingUntil(at.getTime(), timeZone)
  if (until === null) return
  const tomorrow = addDays(localDayAt(at.getTime(), timeZone), 1)
  const day = {
    from: new Date(localInstant(tomorrow, '00:00', timeZone)),
    to: new Date(localInstant(addDays(tomorrow, 1), '00:00', timeZone)),
  }
  const expiresAt = new Date(needs.clock.wall().getTime() + until - at.getTime())
  const guids = await listUnreminded(needs.database, { editionGuid, ...day, limit: atOnce })
  const faults: unknown[] = []
  for (const guid of guids)
    await needs.database
      .transaction()
      .execute(async tx => {
        const [volunteer] = await lockVolunteers(tx, { editionGuid, guids: [guid] })
        if (!volunteer) return
        const marked = await markReminded(tx, volunteer, { ...day, at })
        const shifts = (await listShiftsOfVolunteers(tx, [guid])).filter(shift => marked.includes(shift.guid))
        if (shifts.length === 0) return
        await writeOfShift({ needs, tx, edition }, 'volunteer_reminder', {
          volunteer,
          words: locale => ({
            shift: shifts.map(shift => shiftInWords(shift, { locale, timeZone })).join('\n'),
          }),
          options: { expiresAt },
        })
      })
      .catch(fault => faults.push(fault))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} volunteers were not reminded`)
}
