import type { OrganiserPermission } from '#domain/access/organiser-role.ts'
import { auditActions } from '#domain/audit/audit-action.ts'
import { type AuditSubjectKind, auditRoles, auditSubjectKinds } from '#domain/audit/audit-entry.ts'
import { auditSorts } from '#domain/audit/audit-sort.ts'
import { anyDay, choice, type ListFilters, readListFilters } from '#domain/saved-view/list-parameter.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'
import type { PlainPage } from '#web/paths.ts'

export const auditParameters = {
  action: choice(['all', ...auditActions], 'all'),
  role: choice(['all', ...auditRoles], 'all'),
  kind: choice(['all', ...auditSubjectKinds], 'all'),
  organiser: { kind: 'record', of: 'organiser' },
  from: anyDay,
  to: anyDay,
  sort: choice(auditSorts, 'newest'),
} as const

export type AuditFilters = ListFilters<typeof auditParameters>

export const readAuditFilters = (address: URLSearchParams) => readListFilters(auditParameters, address)

/** What narrows the log, as a call takes it. */
export function auditFilterQuery({ action, role, kind, organiser, from, to }: AuditFilters) {
  return {
    ...(action !== 'all' && { action }),
    ...(role !== 'all' && { role }),
    ...(kind !== 'all' && { kind }),
    ...(organiser && { organiser }),
    ...dayRangeQuery({ from, to }),
  }
}

/** The same with the order. */
export function auditQuery(filters: AuditFilters) {
  const { sort } = filters
  return { ...auditFilterQuery(filters), ...(sort !== 'newest' && { sort }) }
}

/** What shows the whole log again; the order stays. */
export const everyEntry = { action: null, role: null, kind: null, organiser: null, from: null, to: null }

/** Where things are that have no page of their own, and who may go there. */
export const auditListPages: Partial<
  Record<AuditSubjectKind, { page: PlainPage; permission: OrganiserPermission }>
> = {
  clock: { page: 'organiser-clock', permission: 'move-clock' },
  edition: { page: 'organiser-edition', permission: 'edit-edition' },
  organiser: { page: 'organiser-team', permission: 'manage-organisers' },
  letter: { page: 'organiser-letters', permission: 'send-letters' },
  staffCompany: { page: 'organiser-staff-companies', permission: 'read-staff-companies' },
  employee: { page: 'organiser-employees', permission: 'read-staff' },
  vehicle: { page: 'organiser-vehicles', permission: 'read-staff' },
  volunteer: { page: 'organiser-volunteers', permission: 'manage-volunteers' },
  shift: { page: 'organiser-shifts', permission: 'manage-volunteers' },
  pass: { page: 'organiser-passes', permission: 'read-passes' },
  securityCheck: { page: 'organiser-security-checks', permission: 'check-outside' },
  raise: { page: 'organiser-raises', permission: 'read-raises' },
  gateDevice: { page: 'organiser-gate-devices', permission: 'manage-gates' },
  watchList: { page: 'organiser-watch-list', permission: 'keep-watch-list' },
  watchHit: { page: 'organiser-watch-list', permission: 'keep-watch-list' },
}
