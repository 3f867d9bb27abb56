import { type ApplicationStatus, applicationStatuses } from '#domain/application/application-status.ts'
import { type ParticipantRole, participantRoles } from '#domain/participant/participant-role.ts'
import { type PaymentStatus, paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { oneOf } from '#web/kit/list/use-url-parameters.ts'

/** The committee's work first, then the others in the order in which an application passes them. */
export const applicationTabs = [
  'pending',
  'approved',
  'rejected',
  'unconfirmed',
  'draft',
  'cancelled',
] as const satisfies ApplicationStatus[]

export const applicationSorts = ['submitted', 'name', 'company'] as const

export type ApplicationSort = (typeof applicationSorts)[number]

/** What the queue shows, as its address says. */
export type ApplicationFilters = {
  q: string
  status: ApplicationStatus | 'all'
  payment: PaymentStatus | 'all'
  role: ParticipantRole | 'all'
  /** Guid of the group whose people alone are shown. */
  group: string | null
  sort: ApplicationSort
}

/** Reads the queue's address. Without a status it is the committee's work: what is under review. */
export function readApplicationFilters(parameters: URLSearchParams): ApplicationFilters {
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, 200),
    status: oneOf(parameters.get('status'), ['all', ...applicationStatuses], 'pending'),
    payment: oneOf(parameters.get('payment'), ['all', ...paymentStatuses], 'all'),
    role: oneOf(parameters.get('role'), ['all', ...participantRoles], 'all'),
    group: guidOf(parameters.get('group')),
    sort: oneOf(parameters.get('sort'), applicationSorts, 'submitted'),
  }
}

/** What is no guid would be refused by the call: it counts as not said. */
function guidOf(given: string | null): string | null {
  return given && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given) ? given : null
}

/** The same as the query of the call: what is not narrowed is left out. */
export function filtersAsQuery({ q, status, payment, role, group, sort }: ApplicationFilters) {
  return {
    sort,
    ...(q && { q }),
    ...(status !== 'all' && { status }),
    ...(payment !== 'all' && { payment }),
    ...(role !== 'all' && { role }),
    ...(group && { group }),
  }
}

/** Whether anything beyond the status narrows the list. */
export function isNarrowed({ q, payment, role, group }: ApplicationFilters): boolean {
  return q !== '' || group !== null || payment !== 'all' || role !== 'all'
}
