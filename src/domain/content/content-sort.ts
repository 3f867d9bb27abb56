/** Orders of the console's lists of content: as on the site, and each column both ways. Only speakers wait for their cards to go. */
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
  'longestWait',
  'shortestWait',
] as const
export type ContentSort = (typeof contentSorts)[number]
