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
  'chat',
  'speaker',
  'session',
] as const

export type ConsoleHitKind = (typeof consoleHitKinds)[number]

/** A kind is searched for whoever has one of these; where a hit leads follows from the same. */
const openedBy: Record<ConsoleHitKind, readonly OrganiserPermission[]> = {
  person: ['read-applications', 'read-passports'],
  invoice: ['read-payments'],
  paymentOrder: ['read-payments'],
  cardPayment: ['read-payments'],
  company: ['read-companies'],
  group: ['read-applications'],
  staffCompany: ['read-staff-companies'],
  chat: ['answer-chats'],
  // Published ones are public; drafts are the editors' (edit-content).
  speaker: ['read-dashboard'],
  session: ['read-dashboard'],
}

/** What somebody with these roles may search for in the console. */
export function searchableKinds(roles: readonly OrganiserRole[]): ConsoleHitKind[] {
  return consoleHitKinds.filter(kind => openedBy[kind].some(permission => mayOrganise(roles, permission)))
}
