/** Orders of the messages that were given up: by when, by the cause and by how often they were tried, each both ways. */
export const failedSorts = [
  'newest',
  'oldest',
  'cause',
  'causeDown',
  'mostAttempts',
  'fewestAttempts',
] as const
export type FailedSort = (typeof failedSorts)[number]
