import { localDayAt } from '#domain/edition/calendar-date.ts'
import { lastYearWithoutNames } from '#domain/erasure/erasure-terms.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import type { Database } from '#server/persistence/database.ts'
import { forgetCardPayers, forgetNamesOnInvoices } from '#server/persistence/erasure-term-queries.ts'
import { eraseInPortions } from './erase-in-portions.ts'

/** The year of a paper is the one in which it was issued in Russia, whatever zone a forum is in. */
const timeZone = 'Europe/Moscow'

/** Names on accounting papers, once the law does not ask for these any more. Sums, numbers and companies stay for the reports. */
export async function eraseAgedBooks(database: Database, at: Date): Promise<void> {
  const year = lastYearWithoutNames(localDayAt(at.getTime(), timeZone))
  const written = (subjectKind: 'invoice' | 'payment') => (subjectGuid: string) =>
    ({ at, actorGuid: null, actorRole: 'clock', subjectKind, subjectGuid, action: 'erasePayer' }) as const
  await eraseInPortions(database, 200, async (tx, limit) => {
    const guids = await forgetNamesOnInvoices(tx, { year, at, limit })
    await recordAudits(tx, guids.map(written('invoice')))
    return guids.length
  })
  await eraseInPortions(database, 200, async (tx, limit) => {
    const guids = await forgetCardPayers(tx, { year, at, limit })
    await recordAudits(tx, guids.map(written('payment')))
    return guids.length
  })
}
