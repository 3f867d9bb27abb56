/** Orders of the console's lists of requests; each column goes both ways. */
export const requestSorts = ['oldest', 'newest', 'name', 'nameDown', 'company', 'companyDown'] as const
export type RequestSort = (typeof requestSorts)[number]

/** Requests that organisers take by name: also by who has taken them; those of one go by time. */
export const ownedRequestSorts = [...requestSorts, 'owner', 'ownerDown'] as const
export type OwnedRequestSort = (typeof ownedRequestSorts)[number]

/** Of changes also by section; those of one section go by time. */
export const changeSorts = [...ownedRequestSorts, 'kind', 'kindDown'] as const
export type ChangeSort = (typeof changeSorts)[number]

/** Where no order is asked for: of what is open the longest wait first, of everything else the newest. */
export function usualRequestSort(status: string): RequestSort {
  return status === 'open' ? 'oldest' : 'newest'
}
