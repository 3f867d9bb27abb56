import type { ApplicationStatus } from './application-status.ts'

/** Orders of the queue of applications; each column goes both ways. */
export const applicationOrders = ['newest', 'oldest', 'name', 'nameDown', 'company', 'companyDown'] as const
export type ApplicationOrder = (typeof applicationOrders)[number]

/** `submitted`: the usual order of the status. */
export const applicationSorts = ['submitted', ...applicationOrders] as const
export type ApplicationSort = (typeof applicationSorts)[number]

/** Of what waits for a decision, the one that has waited longest comes first; of everything else the newest. */
export function applicationOrder(
  sort: ApplicationSort,
  status: ApplicationStatus | 'all' | undefined,
): ApplicationOrder {
  if (sort !== 'submitted') return sort
  return status === 'pending' ? 'oldest' : 'newest'
}
