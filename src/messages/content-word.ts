import type { shownGroup } from '#domain/content/content-shown.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

/** What the site does not show is published to others than its visitors, and is called otherwise. */
export function contentStateWords(
  group: ReturnType<typeof shownGroup>,
): Record<'draft' | 'published' | 'changed', Word> {
  return {
    draft: m.content_state_draft,
    published: group === 'site' ? m.content_state_published : m.content_inner_published,
    changed: m.content_state_changed,
  }
}

/** The language that a piece lacks. */
export const missingWords: Record<'ru' | 'en', Word> = {
  ru: m.content_missing_ru,
  en: m.content_missing_en,
}
