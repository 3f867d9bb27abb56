import { mayOrganise, type OrganiserPermission, type OrganiserRole } from '../access/organiser-role.ts'
import { type AuditSubjectKind, auditSubjectKinds } from './audit-entry.ts'

/** What entries of each kind are about is read with any of these. */
const readers: Record<AuditSubjectKind, readonly OrganiserPermission[]> = {
  application: ['read-applications'],
  passport: ['read-passports', 'read-applications'],
  payment: ['read-payments'],
  invoice: ['read-payments'],
  participant: ['read-personal-details'],
  clock: ['move-clock'],
  account: ['manage-organisers'],
  content: ['edit-content'],
  edition: ['edit-edition'],
  picture: ['edit-content'],
  chat: ['answer-chats'],
  group: ['read-applications'],
  organiser: ['manage-organisers'],
  message: ['read-messages'],
  letter: ['send-letters'],
  staffCompany: ['read-staff-companies'],
  employee: ['read-staff'],
  vehicle: ['read-staff'],
  volunteer: ['manage-volunteers', 'read-staff'],
  shift: ['manage-volunteers'],
  pass: ['read-passes'],
  securityCheck: ['check-outside'],
  raise: ['read-raises'],
  gateDevice: ['manage-gates'],
  watchList: ['keep-watch-list'],
  watchHit: ['keep-watch-list'],
}

/**
 * The kinds of entries that somebody sees in the log. A reason may be a name, so the log opens to nobody what they may not read elsewhere: an admin
 * sees nothing of the watch list, security nothing of applications and money.
 */
export function auditKindsFor(roles: readonly OrganiserRole[]): AuditSubjectKind[] {
  if (!mayOrganise(roles, 'read-audit')) return []
  return auditSubjectKinds.filter(kind => readers[kind].some(permission => mayOrganise(roles, permission)))
}
