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
  'number',
  'numberDown',
  'fullest',
  'emptiest',
] as const
export type TransferSort = (typeof transferSorts)[number]

/** By how many people travel together. */
export type RideSort = Extract<TransferSort, 'fullest' | 'emptiest'>

export function isRideSort(sort: TransferSort): sort is RideSort {
  return sort === 'fullest' || sort === 'emptiest'
}
