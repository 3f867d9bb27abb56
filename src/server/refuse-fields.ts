import type { ZodError } from 'zod'
import { type ErrorCode, errorCodes } from '#domain/refusal/error-code.ts'
import { type RefusedField, refuse } from './refuse.ts'

/** Refuses with the faults of these fields: the code of a single field, or one code for all (product.md §7). */
export function refuseFields(details: RefusedField[]): never {
  return refuse(codeOfFields(details), { details })
}

/** The code for several fields: all missing, all the same fault, or a mixture. */
export function codeOfFields(details: readonly RefusedField[]): ErrorCode {
  const [first] = details
  if (details.length === 1 && first) return first.code
  return details.every(({ code }) => code === 'required') ? 'fields_required' : 'fields_invalid'
}

/** The faults that a schema of the contract found, by field; its messages are codes. */
export function refusedFields(error: ZodError, prefix?: string): RefusedField[] {
  const known: readonly string[] = errorCodes
  return error.issues.map(({ path, message }) => ({
    field: [...(prefix ? [prefix] : []), ...path].join('.'),
    code: known.includes(message) ? (message as ErrorCode) : 'value_invalid',
  }))
}
