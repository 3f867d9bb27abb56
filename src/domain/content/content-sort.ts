import type { ContentKind } from './content-kind.ts'

/** Orders that every list of content has: as on the site, and each column both ways. */
const commonSorts = [
  'site',
  'name',
  'nameDown',
  'newest',
  'oldest',
  'mostProblems',
  'fewestProblems',
  'state',
  'stateDown',
  'mostUntranslated',
  'fewestUntranslated',
] as const

/** Orders by what only one kind has. Speakers wait for their cards to go. */
const ownSorts = {
  speaker: ['longestWait', 'shortestWait'],
  page: ['path', 'pathDown'],
  importantUpdate: ['audience', 'audienceDown', 'urgent', 'urgentDown', 'until', 'untilDown'],
} as const satisfies Partial<Record<ContentKind, readonly string[]>>

export const contentSorts = [
  ...commonSorts,
  ...ownSorts.speaker,
  ...ownSorts.page,
  ...ownSorts.importantUpdate,
] as const
export type ContentSort = (typeof contentSorts)[number]

/** The orders of one kind; by what it does not have all its pieces are alike. */
export function contentSortsOf(kind: ContentKind): readonly ContentSort[] {
  const own: Partial<Record<ContentKind, readonly ContentSort[]>> = ownSorts
  return [...commonSorts, ...(own[kind] ?? [])]
}
