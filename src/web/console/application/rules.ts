import type { InfiniteData } from '@tanstack/react-query'
import type { ApplicationRow, DecisionKind, listApplications } from '#contract/organiser-application.ts'
import { type ApplicationStatus, applicationStatuses } from '#domain/application/application-status.ts'
import { type ParticipantRole, participantRoles } from '#domain/participant/participant-role.ts'
import { type PaymentStatus, paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import type { CallOutput } from '#web/kit/api/call-api.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'
import type { KeyLine } from '#web/kit/list/list-keys.tsx'

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

export type ApplicationFilters = {
  q: string
  status: ApplicationStatus | 'all'
  payment: PaymentStatus | 'all'
  role: ParticipantRole | 'all'
  /** Guid of a group; only its people are shown. */
  group: string | null
  sort: ApplicationSort
}

/** Reads the queue's address. Without a status it is the committee's work: what is under review. */
export function readApplicationFilters(parameters: URLSearchParams): ApplicationFilters {
  return {
    q: searchedText(parameters, 200),
    status: oneOf(parameters.get('status'), ['all', ...applicationStatuses], 'pending'),
    payment: oneOf(parameters.get('payment'), ['all', ...paymentStatuses], 'all'),
    role: oneOf(parameters.get('role'), ['all', ...participantRoles], 'all'),
    group: guidOf(parameters.get('group')),
    sort: oneOf(parameters.get('sort'), applicationSorts, 'submitted'),
  }
}

/** The call would refuse an invalid guid, so it is ignored. */
function guidOf(given: string | null): string | null {
  return given && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given) ? given : null
}

/** The call's query; filters that are not set are left out. */
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

/** Whether any filter besides the status is set. */
export function isNarrowed({ q, payment, role, group }: ApplicationFilters): boolean {
  return q !== '' || group !== null || payment !== 'all' || role !== 'all'
}

/** The keys for decisions. */
export const decisionLetters: Readonly<Record<string, DecisionKind>> = {
  a: 'approve',
  r: 'reject',
  i: 'requestInformation',
}

/** The same for the help. */
export function decisionKeyLines(): KeyLine[] {
  return [
    { keys: ['a'], meaning: m.organiser_key_approve() },
    { keys: ['r'], meaning: m.organiser_key_reject() },
    { keys: ['i'], meaning: m.organiser_key_information() },
    { keys: ['Ctrl', 'Enter'], meaning: m.organiser_key_confirm_reason() },
  ]
}

export type ApplicationPage = CallOutput<typeof listApplications>
export type ApplicationPages = InfiniteData<ApplicationPage, string | null>

/**
 * The loaded pages after a decision, without asking the server: changed rows get their new status, rows that no longer match the filter leave, and
 * the counts follow.
 */
export function withDecided(
  pages: ApplicationPages,
  filters: Pick<ApplicationFilters, 'status'>,
  decided: ReadonlyMap<string, ApplicationRow['status']>,
): ApplicationPages {
  const rows = pages.pages.flatMap(page => page.items)
  const shift = new Map<ApplicationRow['status'], number>()
  const add = (status: ApplicationRow['status'], by: number) =>
    shift.set(status, (shift.get(status) ?? 0) + by)
  for (const row of rows) {
    const next = decided.get(row.guid)
    if (!next || next === row.status) continue
    add(row.status, -1)
    add(next, 1)
  }
  return {
    ...pages,
    pages: pages.pages.map(page => ({
      ...page,
      items: page.items
        .map(row => ({ ...row, status: decided.get(row.guid) ?? row.status }))
        .filter(row => !decided.has(row.guid) || filters.status === 'all' || row.status === filters.status),
      counts: withShift(page.counts, shift),
    })),
  }
}

function withShift(counts: ApplicationPage['counts'], shift: ReadonlyMap<ApplicationRow['status'], number>) {
  const next = { ...counts }
  for (const [status, by] of shift) next[status] = Math.max(0, (next[status] ?? 0) + by)
  return next
}
