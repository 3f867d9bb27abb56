import type { ErrorCode } from '../refusal/error-code.ts'

/** In letters; longer names do not fit in the row above a list. */
export const longestViewName = 40

/** So many views of one list somebody keeps; with more, the row above it is a list of its own. */
export const mostViews = 30

/** A view's name as it is kept: single spaces, no control characters. */
export function viewNameOf(
  typed: string,
):
  | { ok: true; name: string }
  | { ok: false; code: Extract<ErrorCode, 'required' | 'too_long' | 'value_invalid'>; field: 'name' } {
  const name = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (name === '') return { ok: false, code: 'required', field: 'name' }
  if (/\p{Cc}/u.test(name)) return { ok: false, code: 'value_invalid', field: 'name' }
  if (name.length > longestViewName) return { ok: false, code: 'too_long', field: 'name' }
  return { ok: true, name }
}

/** Two names that people would take for one are one: whatever their capitals, and ё as е. */
export function viewNameKey(name: string): string {
  return name.toLowerCase().replaceAll('ё', 'е')
}
