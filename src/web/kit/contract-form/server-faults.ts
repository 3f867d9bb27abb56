import type { FieldError } from '#contract/error.ts'
import type { ApiError } from '#web/kit/api/api-error.ts'

/** A refusal of the server as a form shows it: what stands at its fields, and the sentence on top where that does not say it all. */
export type ServerFaults = { placed: FieldError[]; top: string | null }

/**
 * Sorts a refusal by the form's fields. `fieldOf` gives the form's name for the server's, which names a field by its place in the body; null leaves it
 * for the top.
 */
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

/** The last part of a place in the body: `person.firstName` is the field `firstName`. */
export function lastPart(field: string): string {
  return field.slice(field.lastIndexOf('.') + 1)
}
