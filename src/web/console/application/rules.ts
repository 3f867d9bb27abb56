import type { InfiniteData } from '@tanstack/react-query'
import type { ApplicationRow, DecisionKind, listApplications } from '#contract/organiser-application.ts'
import {
  citizenshipSides,
  confirmationLinkStates,
  photographNeeds,
  waitingSpans,
} from '#domain/application/application-filter.ts'
import { applicationSorts } from '#domain/application/application-sort.ts'
import { type ApplicationStatus, applicationStatuses } from '#domain/application/application-status.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { passportRanks } from '#domain/passport/passport-sort.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import {
  anyCompany,
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchParameter,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { m } from '#messages/compiled/messages.js'
import type { CallOutput } from '#web/kit/api/call-api.ts'
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

export type PhotographNeed = (typeof photographNeeds)[number]

export type WaitingSpan = (typeof waitingSpans)[number]

/** Filters that hold a day, as the address names them. */
export const dayFilters = ['sentFrom', 'sentTo', 'changedFrom'] as const
export type DayFilter = (typeof dayFilters)[number]

/** What the address names besides the status, the search and the order. */
export const narrowingParameters = [
  'payment',
  'security',
  'role',
  'photograph',
  'group',
  'company',
  'owner',
  'citizenship',
  'waiting',
  'link',
  'tag',
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
  if (status === 'approved') return ['payment', 'security', 'photograph', 'submitted']
  if (status === 'all') return ['status', 'payment', 'security', 'submitted']
  return ['position', 'role', 'submitted']
}

export const applicationParameters = {
  // The committee's work where nothing else is said: what is under review.
  status: choice(['all', ...applicationStatuses], 'pending'),
  q: searchText,
  payment: choice(['all', ...paymentStatuses], 'all'),
  security: choice(['all', ...passportRanks], 'all'),
  role: choice(['all', ...participantRoles], 'all'),
  photograph: choice(['all', ...photographNeeds], 'all'),
  group: { kind: 'record', of: 'group' },
  company: anyCompany,
  owner: choice(['all', 'mine', 'free'], 'all'),
  citizenship: choice(['all', ...citizenshipSides], 'all'),
  /** Under review for so many days and more. */
  waiting: choice(['all', ...waitingSpans], 'all'),
  /** The link by which somebody confirms their details. */
  link: choice(['all', ...confirmationLinkStates], 'all'),
  sentFrom: anyDay,
  sentTo: anyDay,
  changedFrom: anyDay,
  tag: { kind: 'record', of: 'tag' },
  sort: choice(applicationSorts, 'submitted'),
  columns: { kind: 'several', values: optionalColumns },
} as const

type AddressFilters = ListFilters<typeof applicationParameters>

export type ApplicationFilters = Omit<AddressFilters, DayFilter | 'columns'> & {
  /** Days, null where not set. */
  days: Record<DayFilter, string | null>
}

export function readApplicationFilters(address: URLSearchParams): ApplicationFilters {
  const {
    sentFrom,
    sentTo,
    changedFrom,
    columns: _,
    ...filters
  } = readListFilters(applicationParameters, address)
  return { ...filters, days: { sentFrom, sentTo, changedFrom } }
}

/** The columns that the address names, or the usual ones of the status. */
export function readColumns(
  address: URLSearchParams,
  status: ApplicationFilters['status'],
): readonly OptionalColumn[] {
  return readListFilters(applicationParameters, address).columns ?? usualColumns(status)
}

/** The call's query; filters that are not set are left out. */
export function filtersAsQuery(filters: ApplicationFilters) {
  const { q, status, payment, security, role, photograph, group, company, sort } = filters
  const { owner, citizenship, waiting, link, tag, days } = filters
  const { sentFrom, sentTo, changedFrom } = days
  return {
    sort,
    ...(q && { q }),
    ...(status !== 'all' && { status }),
    ...(payment !== 'all' && { payment }),
    ...(security !== 'all' && { security }),
    ...(role !== 'all' && { role }),
    ...(photograph !== 'all' && { photograph }),
    ...(group && { group }),
    ...(company && { company }),
    ...(owner !== 'all' && { owner }),
    ...(citizenship !== 'all' && { citizenship }),
    ...(waiting !== 'all' && { waiting }),
    ...(link !== 'all' && { link }),
    ...(tag && { tag }),
    ...(sentFrom && { sentFrom }),
    ...(sentTo && { sentTo }),
    ...(changedFrom && { changedFrom }),
  }
}

/** Whether any filter besides the status is set. */
export function isNarrowed(filters: ApplicationFilters): boolean {
  return filters.q !== '' || filters.company !== null || countFilters(filters) > 0
}

/** How many filters are set, without the status and the search. */
export function countFilters(filters: ApplicationFilters): number {
  const { payment, security, role, photograph, owner, citizenship, waiting, link, group, tag, days } = filters
  const chosen = [payment, security, role, photograph, owner, citizenship, waiting, link].filter(
    value => value !== 'all',
  )
  return chosen.length + [group, tag, ...Object.values(days)].filter(Boolean).length
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

/**
 * The query that opens one row of a person in another list. The list is searched for the name as well, so that it need not be looked through page by page;
 * a draft may have no name yet.
 */
export function rowSearch(query: Record<string, string>, name: string): string {
  return `?${new URLSearchParams({ ...query, ...(name !== '—' && { [searchParameter]: name }) })}`
}
