import type { PassportRow } from '#contract/organiser-passport.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { nameFor } from '../participant/present-participant.ts'

type PassportFacts = Pick<
  ParticipantRecord,
  | 'applicationGuid'
  | 'firstName'
  | 'lastName'
  | 'middleName'
  | 'latinFirstName'
  | 'latinLastName'
  | 'citizenship'
  | 'companyShortName'
  | 'companyName'
  | 'security'
  | 'passportSavedAt'
>

/** One person in the queue of the passport check: whether a passport was given, never its data. */
export function presentPassport(record: PassportFacts, locale: 'ru' | 'en'): PassportRow {
  return {
    applicationGuid: record.applicationGuid,
    name: nameFor(locale, record),
    citizenship: record.citizenship,
    company: record.companyShortName ?? record.companyName,
    security: record.security,
    savedAt: record.passportSavedAt?.toISOString() ?? null,
    given: record.passportSavedAt !== null,
  }
}
