import type { ContentKind } from '#domain/content/content-kind.ts'

/** Under which one piece of content is kept in the browser. */
export function contentKey(kind: ContentKind, guid: string) {
  return ['organiser', 'content', kind, guid] as const
}
