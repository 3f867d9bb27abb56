import type { FieldError } from '#contract/error.ts'
import type { ApiError } from '#web/kit/api/api-error.ts'

/** A refusal as a form shows it: errors at their fields, and a sentence at the top where those do not say it all. */
export type ServerFaults = { placed: FieldError[]; top: string | null }

/** Assigns a refusal to the form's fields. `fieldOf` translates the server's path in the body to the form's name; null puts the error at the top. */
export function serverFaults(
  { details, message }: Pick<ApiError, 'details' | 'message'>,
  fieldOf: (field: string) => string | null,
): ServerFaults {
  const placed = details.flatMap(detail => {
    const field = fieldOf(detail.field)
    return field === null ? [] : [{ ...detail, field }]
  })
  return { placed, top: placed.length > 0 && placed.length === details.length ? null : message }
}

/** The field of one part of the body by its name there: `person.firstName` is `firstName` under `person`, and nothing under `company`. */
export function fieldUnder(part: string): (field: string) => string | null {
  return field => (field.startsWith(`${part}.`) ? field.slice(part.length + 1) : null)
}

/** The last part of a path in the body: `person.firstName` gives `firstName`. */
export function lastPart(field: string): string {
  return field.slice(field.lastIndexOf('.') + 1)
}
