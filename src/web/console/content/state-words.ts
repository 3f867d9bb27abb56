import type { contentStates } from '#contract/content.ts'
import { m } from '#messages/compiled/messages.js'
import type { Tone } from '#web/ui/tone.ts'

export type ContentState = (typeof contentStates)[number]

export const stateWords: Record<ContentState, () => string> = {
  draft: m.content_state_draft,
  published: m.content_state_published,
  changed: m.content_state_changed,
}

/** What a state means for the site. */
export const stateMeanings: Record<ContentState, () => string> = {
  draft: m.content_state_draft_meaning,
  published: m.content_state_published_meaning,
  changed: m.content_state_changed_meaning,
}

export const stateTones: Record<ContentState, Tone> = {
  draft: 'neutral',
  published: 'positive',
  changed: 'attention',
}

export const missingWords: Record<'ru' | 'en', () => string> = {
  ru: m.content_missing_ru,
  en: m.content_missing_en,
}
