import type { ZodError } from 'zod'
import { type ErrorCode, errorCodes } from '#domain/refusal/error-code.ts'
import { type RefusedField, refuse } from './refuse.ts'

/** Ends the use case with what is wrong with these fields: one field's own code, or one for all (product.md §7). */
export function refuseFields(details: RefusedField[]): never {
  return refuse(codeOfFields(details), { details })
}

/** The code over several fields: all of them missing, one alone, or a mixture. */
export function codeOfFields(details: readonly RefusedField[]): ErrorCode {
  const [first] = details
  if (details.length === 1 && first) return first.code
  return details.every(({ code }) => code === 'required') ? 'fields_required' : 'fields_invalid'
}

/** What a schema of the contract found wrong, by field; its messages are codes. */
export function refusedFields(error: ZodError, prefix?: string): RefusedField[] {
  const known: readonly string[] = errorCodes
  return error.issues.map(({ path, message }) => ({
    field: [...(prefix ? [prefix] : []), ...path].join('.'),
    code: known.includes(message) ? (message as ErrorCode) : 'value_invalid',
  }))
}
