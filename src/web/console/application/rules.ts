import type { InfiniteData } from '@tanstack/react-query'
import {
  type ApplicationRow,
  type DecisionKind,
  type listApplications,
  photographNeeds,
  waitingSpans,
} from '#contract/organiser-application.ts'
import { type ApplicationStatus, applicationStatuses } from '#domain/application/application-status.ts'
import { parseIsoDate } from '#domain/edition/calendar-date.ts'
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

export type PhotographNeed = (typeof photographNeeds)[number]

export type WaitingSpan = (typeof waitingSpans)[number]

/** Filters that hold a day, as the address names them. */
export const dayFilters = ['sentFrom', 'sentTo', 'changedFrom'] as const
export type DayFilter = (typeof dayFilters)[number]

/** What the address names besides the status, the search and the order. */
export const narrowingParameters = [
  'payment',
  'role',
  'photograph',
  'group',
  'owner',
  'citizenship',
  'waiting',
  ...dayFilters,
] as const

/** Columns that somebody may show or hide; name and company stay. */
export const optionalColumns = [
  'position',
  'role',
  'status',
  'payment',
  'security',
  'photograph',
  'waiting',
  'owner',
  'submitted',
] as const
export type OptionalColumn = (typeof optionalColumns)[number]

/** What helps to decide in a status, without columns that would be the same in every row. */
export function usualColumns(status: ApplicationFilters['status']): readonly OptionalColumn[] {
  if (status === 'pending') return ['position', 'photograph', 'waiting', 'owner']
  if (status === 'approved') return ['role', 'payment', 'security', 'photograph', 'submitted']
  if (status === 'all') return ['role', 'status', 'payment', 'security', 'submitted']
  return ['position', 'role', 'submitted']
}

export type ApplicationFilters = {
  q: string
  status: ApplicationStatus | 'all'
  payment: PaymentStatus | 'all'
  role: ParticipantRole | 'all'
  photograph: PhotographNeed | 'all'
  /** Guid of a group; only its people are shown. */
  group: string | null
  owner: 'mine' | 'free' | 'all'
  citizenship: 'russian' | 'foreign' | 'all'
  /** Under review for so many days and more. */
  waiting: WaitingSpan | 'all'
  /** Days, null where not set. */
  days: Record<DayFilter, string | null>
  sort: ApplicationSort
}

/** Reads the queue's address. Without a status it is the committee's work: what is under review. */
export function readApplicationFilters(parameters: URLSearchParams): ApplicationFilters {
  return {
    q: searchedText(parameters, 200),
    status: oneOf(parameters.get('status'), ['all', ...applicationStatuses], 'pending'),
    payment: oneOf(parameters.get('payment'), ['all', ...paymentStatuses], 'all'),
    role: oneOf(parameters.get('role'), ['all', ...participantRoles], 'all'),
    photograph: oneOf(parameters.get('photograph'), ['all', ...photographNeeds], 'all'),
    group: guidOf(parameters.get('group')),
    owner: oneOf(parameters.get('owner'), ['all', 'mine', 'free'], 'all'),
    citizenship: oneOf(parameters.get('citizenship'), ['all', 'russian', 'foreign'], 'all'),
    waiting: oneOf(parameters.get('waiting'), ['all', ...waitingSpans], 'all'),
    days: {
      sentFrom: dayOf(parameters.get('sentFrom')),
      sentTo: dayOf(parameters.get('sentTo')),
      changedFrom: dayOf(parameters.get('changedFrom')),
    },
    sort: oneOf(parameters.get('sort'), applicationSorts, 'submitted'),
  }
}

/** The call would refuse what is no day, so it is ignored. */
function dayOf(given: string | null): string | null {
  return given && parseIsoDate(given) ? given : null
}

/** The columns that the address names, or the usual ones of the status. */
export function readColumns(
  parameters: URLSearchParams,
  status: ApplicationFilters['status'],
): readonly OptionalColumn[] {
  const named = parameters.get('columns')
  if (named === null) return usualColumns(status)
  const wanted = named.split('.')
  return optionalColumns.filter(column => wanted.includes(column))
}

/** The call would refuse an invalid guid, so it is ignored. */
function guidOf(given: string | null): string | null {
  return given && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given) ? given : null
}

/** The call's query; filters that are not set are left out. */
export function filtersAsQuery(filters: ApplicationFilters) {
  const { q, status, payment, role, photograph, group, sort, owner, citizenship, waiting, days } = filters
  const { sentFrom, sentTo, changedFrom } = days
  return {
    sort,
    ...(q && { q }),
    ...(status !== 'all' && { status }),
    ...(payment !== 'all' && { payment }),
    ...(role !== 'all' && { role }),
    ...(photograph !== 'all' && { photograph }),
    ...(group && { group }),
    ...(owner !== 'all' && { owner }),
    ...(citizenship !== 'all' && { citizenship }),
    ...(waiting !== 'all' && { waiting }),
    ...(sentFrom && { sentFrom }),
    ...(sentTo && { sentTo }),
    ...(changedFrom && { changedFrom }),
  }
}

/** Whether any filter besides the status is set. */
export function isNarrowed(filters: ApplicationFilters): boolean {
  return filters.q !== '' || countFilters(filters) > 0
}

/** How many filters are set, without the status and the search. */
export function countFilters(filters: ApplicationFilters): number {
  const { payment, role, photograph, owner, citizenship, waiting, group, days } = filters
  const chosen = [payment, role, photograph, owner, citizenship, waiting].filter(value => value !== 'all')
  return chosen.length + [group, ...Object.values(days)].filter(Boolean).length
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
