import type { z } from 'zod'
import {
  type CompanyStep,
  companyStep,
  mediaStep,
  type PersonalStep,
  personalStep,
} from '#contract/application-form.ts'
import { type ErrorCode, errorCodes } from '#domain/refusal/error-code.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { type RefusedField, refuse } from '#server/refuse.ts'
import { presentCompany, presentPerson } from './present-participant.ts'

export type JudgedForm =
  | { ok: true; person: PersonalStep; company: CompanyStep }
  | { ok: false; refused: RefusedField[] }

/**
 * Checks every field of a form as strictly as for sending, and returns normalised values. Photograph and consents are checked elsewhere. `today` is
 * the edition's date, yyyy-mm-dd.
 */
export function judgeForm(record: ParticipantRecord, today: string): JudgedForm {
  const refused: RefusedField[] = []
  const person = parse(personalOf(today), presentPerson(record), { prefix: 'person', refused })
  const company = parse(companyStep, presentCompany(record), { prefix: 'company', refused })
  if (record.role === 'media')
    parse(
      mediaStep,
      { mediaName: record.mediaName, mediaWebsite: record.mediaWebsite },
      { prefix: 'media', refused },
    )
  if (refused.length > 0 || !person || !company) return { ok: false, refused }
  return { ok: true, person, company }
}

let ofDay: { today: string; schema: ReturnType<typeof personalStep> } | null = null

/** Cached by day: building the rules costs fifty times more than checking a form, and a board checks hundreds. */
function personalOf(today: string) {
  if (ofDay?.today !== today) ofDay = { today, schema: personalStep(today) }
  return ofDay.schema
}

/** Refuses with everything that a form lacks. */
export function refuseForm(refused: RefusedField[]): never {
  refuse(refused.every(({ code }) => code === 'required') ? 'fields_required' : 'fields_invalid', {
    details: refused,
  })
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  { prefix, refused }: { prefix: string; refused: RefusedField[] },
): z.output<Schema> | null {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const known: readonly string[] = errorCodes
  for (const issue of result.error.issues)
    refused.push({
      field: [prefix, ...issue.path].join('.'),
      code: known.includes(issue.message) ? (issue.message as ErrorCode) : 'required',
    })
  return null
}
