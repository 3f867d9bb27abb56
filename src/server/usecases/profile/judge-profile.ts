import type { z } from 'zod'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import type { Identity } from '#domain/participant/profile-change.ts'
import { type ErrorCode, errorCodes } from '#domain/refusal/error-code.ts'
import type { EditionRow } from '../../persistence/edition-queries.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import { type RefusedField, refuse } from '../../refuse.ts'

/** The day by which a person's age is judged: that of the application (decision 012). */
export function ageDay(
  record: Pick<ParticipantRecord, 'submittedAt'>,
  edition: Pick<EditionRow, 'timeZone'>,
  at: Date,
): string {
  return localDayAt((record.submittedAt ?? at).getTime(), edition.timeZone)
}

/** What passports say of a person, as it stands. */
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

/** What was sent, as the form's rules give it back; refuses with every field at once. */
export function judgeForm<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const result = schema.safeParse(sent)
  if (result.success) return result.data
  const details = result.error.issues.map(
    (issue): RefusedField => ({
      field: issue.path.join('.'),
      code: codeOf(issue.message),
    }),
  )
  const codes = new Set(details.map(({ code }) => code))
  const [first] = details
  if (details.length === 1 && first) return refuse(first.code, { details })
  return refuse(codes.size === 1 && codes.has('required') ? 'fields_required' : 'fields_invalid', { details })
}

function codeOf(message: string): ErrorCode {
  const known: readonly string[] = errorCodes
  return known.includes(message) ? (message as ErrorCode) : 'value_invalid'
}
