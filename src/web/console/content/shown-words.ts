import type { ContentKind } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { type ContentState, stateMeanings, stateWords } from './state-words.ts'

type ShownWords = {
  states: Record<ContentState, () => string>
  meanings: Record<ContentState, () => string>
  publishedToast: () => string
  unpublish: () => string
  unpublishTitle: () => string
  unpublishText: () => string
  unpublishedToast: () => string
  removeText: () => string
  previewLead: () => string
  /** Of a list in which nothing stands yet. */
  none: () => string
}

const site: ShownWords = {
  states: stateWords,
  meanings: stateMeanings,
  publishedToast: m.content_published_toast,
  unpublish: m.content_unpublish,
  unpublishTitle: m.content_unpublish_title,
  unpublishText: m.content_unpublish_text,
  unpublishedToast: m.content_unpublished_toast,
  removeText: m.content_remove_text,
  previewLead: m.content_preview_lead,
  none: m.content_list_none_text,
}

const cabinet: ShownWords = {
  states: { ...stateWords, published: m.content_inner_published },
  meanings: {
    draft: m.content_inner_draft_meaning,
    published: m.content_inner_published_meaning,
    changed: m.content_inner_changed_meaning,
  },
  publishedToast: m.content_inner_published_toast,
  unpublish: m.content_inner_unpublish,
  unpublishTitle: m.content_inner_unpublish_title,
  unpublishText: m.content_inner_unpublish_text,
  unpublishedToast: m.content_inner_unpublished_toast,
  removeText: m.content_inner_remove_text,
  previewLead: m.content_inner_preview_lead,
  none: m.content_inner_none_text,
}

const support: ShownWords = { ...cabinet, previewLead: m.content_reply_preview_lead }

export type ShownGroup = 'site' | 'cabinet' | 'support'

const groups: Partial<Record<ContentKind, ShownGroup>> = {
  hotel: 'cabinet',
  shuttle: 'cabinet',
  transferHub: 'cabinet',
  importantUpdate: 'cabinet',
  cannedReply: 'support',
}

/** Where a kind is shown: to everybody, to participants, or to the team in the chat. */
export function shownGroup(kind: ContentKind): ShownGroup {
  return groups[kind] ?? 'site'
}

/** What publishing means for a kind, in words of the place where it is shown. */
export function shownWords(kind: ContentKind): ShownWords {
  return { site, cabinet, support }[shownGroup(kind)]
}
