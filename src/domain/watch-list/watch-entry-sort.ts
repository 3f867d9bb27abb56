/** Orders of the people on the watch list; each column goes both ways. */
export const watchEntrySorts = [
  'name',
  'nameDown',
  'born',
  'bornDown',
  'newest',
  'oldest',
  'mostHits',
  'fewestHits',
] as const
export type WatchEntrySort = (typeof watchEntrySorts)[number]
