import { localDayAt } from '#domain/edition/calendar-date.ts'
import { admissionDataKeptUntil, peopleKeptUntil } from '#domain/erasure/erasure-terms.ts'
import { listForumEnds } from '#server/persistence/erasure-term-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { eraseAdmissionData } from './erase-admission-data.ts'
import { eraseAgedBooks } from './erase-aged-books.ts'
import { eraseAgedPeople } from './erase-aged-people.ts'
import { eraseAgedStaff } from './erase-aged-staff.ts'
import { eraseAgedVolunteers } from './erase-aged-volunteers.ts'
import { lapseConsents } from './lapse-consents.ts'

/**
 * Destroys what has been kept for as long as the privacy policy says: passports and photographs, applications and correspondence, names on accounting
 * papers, the proof of consents. Runs every hour in portions; what one run leaves the next one finds. A part that fails does not stop the others.
 */
export async function eraseAged(needs: Needs<'clock' | 'config' | 'database' | 'sealer'>): Promise<void> {
  const at = needs.clock.now()
  const editions = await listForumEnds(needs.database)
  const over = (until: (endsOn: string) => string) =>
    editions
      .filter(({ endsOn, timeZone }) => localDayAt(at.getTime(), timeZone) > until(endsOn))
      .map(({ guid }) => guid)
  const parts = [
    () => eraseAdmissionData(needs.database, { editionGuids: over(admissionDataKeptUntil), at }),
    () => lapseConsents(needs.database, { editions, at }),
    () => eraseAgedPeople(needs, { editionGuids: over(peopleKeptUntil), at }),
    () => eraseAgedVolunteers(needs, { editionGuids: over(admissionDataKeptUntil), at }),
    () => eraseAgedStaff(needs.database, { editionGuids: over(admissionDataKeptUntil), at }),
    () => eraseAgedBooks(needs.database, at),
  ]
  const faults: unknown[] = []
  // One after another: they lock the same people.
  for (const part of parts) await part().catch(error => faults.push(error))
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} kinds of aged data were not erased`)
}
