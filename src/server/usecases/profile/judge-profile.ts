import type { z } from 'zod'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import type { Identity } from '#domain/participant/profile-change.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { refusedFields, refuseFields } from '#server/refuse-fields.ts'

/** The day on which a person's age is checked: that of the application (decision 012). */
export function ageDay(
  record: Pick<ParticipantRecord, 'submittedAt'>,
  edition: Pick<EditionRow, 'timeZone'>,
  at: Date,
): string {
  return localDayAt((record.submittedAt ?? at).getTime(), edition.timeZone)
}

/** The person's present identity, as in a passport. */
export function identityOf(record: ParticipantRecord): Identity {
  const {
    lastName,
    firstName,
    middleName,
    noMiddleName,
    latinLastName,
    latinFirstName,
    birthDate,
    citizenship,
  } = record
  return {
    ...{ lastName, firstName, middleName, noMiddleName },
    ...{ latinLastName, latinFirstName, birthDate, citizenship },
  }
}

/** The sent data, normalised by the form's rules; refuses with all fields at once. */
export function judgeForm<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const result = schema.safeParse(sent)
  return result.success ? result.data : refuseFields(refusedFields(result.error))
}
