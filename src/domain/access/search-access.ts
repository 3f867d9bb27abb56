import { mayOrganise, type OrganiserPermission, type OrganiserRole } from './organiser-role.ts'

/** What the console's search finds, in the order in which it is shown. */
export const consoleHitKinds = [
  'person',
  'invoice',
  'paymentOrder',
  'cardPayment',
  'company',
  'group',
  'staffCompany',
  'employee',
  'vehicle',
  'volunteer',
  'chat',
  'speaker',
  'session',
] as const

export type ConsoleHitKind = (typeof consoleHitKinds)[number]

/** Any one of these permissions lets somebody find the kind, so that no hit leads to a page that is closed to them. */
const openedBy: Record<ConsoleHitKind, readonly OrganiserPermission[]> = {
  person: ['read-applications', 'read-passports'],
  invoice: ['read-payments'],
  paymentOrder: ['read-payments'],
  cardPayment: ['read-payments'],
  company: ['read-companies'],
  group: ['read-applications'],
  staffCompany: ['read-staff-companies'],
  employee: ['read-staff'],
  vehicle: ['read-staff'],
  // Security finds only those whom it checks.
  volunteer: ['manage-volunteers', 'read-staff'],
  chat: ['answer-chats'],
  // Published ones are public; drafts are the editors' (edit-content).
  speaker: ['read-dashboard'],
  session: ['read-dashboard'],
}

/** What somebody with these roles may search for in the console. */
export function searchableKinds(roles: readonly OrganiserRole[]): ConsoleHitKind[] {
  return consoleHitKinds.filter(kind => openedBy[kind].some(permission => mayOrganise(roles, permission)))
}
