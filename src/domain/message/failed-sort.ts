/** Orders of the messages that were given up, each both ways; never by an address, which the console hides. */
export const failedSorts = [
  'newest',
  'oldest',
  'cause',
  'causeDown',
  'about',
  'aboutDown',
  'name',
  'nameDown',
  'mostAttempts',
  'fewestAttempts',
] as const
export type FailedSort = (typeof failedSorts)[number]
