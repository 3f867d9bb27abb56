/** Orders of the console's lists of requests; each column goes both ways. */
export const requestSorts = ['oldest', 'newest', 'name', 'nameDown', 'company', 'companyDown'] as const
export type RequestSort = (typeof requestSorts)[number]

/** Of changes also by section; those of one section go by time. */
export const changeSorts = [...requestSorts, 'kind', 'kindDown'] as const
export type ChangeSort = (typeof changeSorts)[number]

/** Where no order is asked for: of what is open the longest wait first, of everything else the newest. */
export function usualRequestSort(status: string): RequestSort {
  return status === 'open' ? 'oldest' : 'newest'
}
