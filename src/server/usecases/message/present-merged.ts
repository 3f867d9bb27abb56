import type { MergedNames } from '#server/persistence/message-resend-queries.ts'
import { namesFor } from '../participant/present-participant.ts'

/** The record into which a reader's was merged, as the console leads to it; null where it was not. */
export function presentMerged(row: MergedNames, locale: 'ru' | 'en') {
  if (row.mergedGuid === null) return null
  return {
    applicationGuid: row.mergedGuid,
    ...namesFor(locale, {
      lastName: row.mergedLastName,
      firstName: row.mergedFirstName,
      middleName: row.mergedMiddleName,
      latinFirstName: row.mergedLatinFirstName,
      latinLastName: row.mergedLatinLastName,
    }),
  }
}
