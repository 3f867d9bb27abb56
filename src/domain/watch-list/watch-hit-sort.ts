/** Orders of the hits of the watch list; each column goes both ways. */
export const watchHitSorts = [
  'likest',
  'leastLike',
  'newest',
  'oldest',
  'name',
  'nameDown',
  'kind',
  'kindDown',
  'company',
  'companyDown',
  'listed',
  'listedDown',
] as const
export type WatchHitSort = (typeof watchHitSorts)[number]
