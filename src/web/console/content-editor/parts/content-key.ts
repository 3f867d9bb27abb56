import type { ContentKind } from '#domain/content/content-kind.ts'

/** The query key of one piece of content. */
export function contentKey(kind: ContentKind, guid: string) {
  return ['organiser', 'content', kind, guid] as const
}
