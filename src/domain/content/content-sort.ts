/** Orders of the console's lists of content: as on the site, and each column both ways. */
export const contentSorts = [
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
export type ContentSort = (typeof contentSorts)[number]
