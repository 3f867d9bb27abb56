import type { ErrorCode } from '../refusal/error-code.ts'

/** In letters, so that a tag stays a word and does not become a note. */
export const longestTag = 30

/** So many fit on a person's page in one look. */
export const mostTags = 12

/** A tag as it is kept: small letters, single spaces. Refuses what is empty or too long for a word. */
export function tagOf(
  typed: string,
):
  | { ok: true; tag: string }
  | { ok: false; code: Extract<ErrorCode, 'required' | 'too_long'>; field: 'tag' } {
  const tag = typed.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  if (tag === '') return { ok: false, code: 'required', field: 'tag' }
  if (tag.length > longestTag) return { ok: false, code: 'too_long', field: 'tag' }
  return { ok: true, tag }
}

/** Whether one more fits; one that is there already changes nothing. */
export function mayTag(tags: readonly string[], tag: string): { ok: true } | { ok: false; code: 'too_long' } {
  return tags.includes(tag) || tags.length < mostTags ? { ok: true } : { ok: false, code: 'too_long' }
}
