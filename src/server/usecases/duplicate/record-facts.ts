import type { RecordFacts } from '#domain/identity/judge-duplicates.ts'
import { namesByScript } from '#domain/identity/person-names.ts'
import type { DuplicateRecord } from '#server/persistence/duplicate-queries.ts'

/** What of a record is compared. */
export function recordFacts(record: DuplicateRecord): RecordFacts {
  const { birthDate, phone, email, inn, passportHash } = record
  return { names: namesByScript(record), birthDate, phone, email, company: inn, passport: passportHash }
}
