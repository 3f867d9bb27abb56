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
  company: ['read-companies'],
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

/** Of these security sees what security has done: its checks of passports, its calls, its lists and prints. */
const keptBySecurity: readonly AuditSubjectKind[] = ['application', 'passport', 'participant', 'edition']

/** What somebody sees in the log: all entries of `kinds`, and of `ofSecurity` those alone that security has left. */
export type AuditAccess = { kinds: AuditSubjectKind[]; ofSecurity: AuditSubjectKind[] }

/**
 * A reason may be a name, so the log opens to nobody what they may not read elsewhere: an admin sees nothing of the watch list, security nothing of
 * applications and money but its own work.
 */
export function auditAccessFor(roles: readonly OrganiserRole[]): AuditAccess {
  if (!mayOrganise(roles, 'read-audit')) return { kinds: [], ofSecurity: [] }
  const kinds = auditSubjectKinds.filter(kind =>
    readers[kind].some(permission => mayOrganise(roles, permission)),
  )
  const ofSecurity = mayOrganise(roles, 'decide-passports')
    ? keptBySecurity.filter(kind => !kinds.includes(kind))
    : []
  return { kinds, ofSecurity }
}

/** Whether somebody sees what was done in this role to things of this kind. */
export function maySeeDeed(
  { kinds, ofSecurity }: AuditAccess,
  { role, kind }: { role: string; kind: AuditSubjectKind },
): boolean {
  return kinds.includes(kind) || (role === 'security' && ofSecurity.includes(kind))
}

/** Every kind of which somebody sees entries. */
export function auditKindsFor(roles: readonly OrganiserRole[]): AuditSubjectKind[] {
  const { kinds, ofSecurity } = auditAccessFor(roles)
  return auditSubjectKinds.filter(kind => kinds.includes(kind) || ofSecurity.includes(kind))
}

/** What security has written down as a reason, about whatever it is, security alone reads. */
export function maySeeReason(roles: readonly OrganiserRole[], actorRole: string): boolean {
  return actorRole !== 'security' || mayOrganise(roles, 'read-passports')
}
