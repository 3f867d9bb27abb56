/** Orders of the console's list of transfers; each column goes both ways. */
export const transferSorts = [
  'day',
  'dayDown',
  'name',
  'nameDown',
  'direction',
  'directionDown',
  'hub',
  'hubDown',
] as const
export type TransferSort = (typeof transferSorts)[number]
