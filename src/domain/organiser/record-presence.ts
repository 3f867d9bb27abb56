import type { OrganiserPermission } from '../access/organiser-role.ts'

/** Records of the console of which it is told who else has them open, with who may read each. */
export const presencePermissions = {
  application: 'read-applications',
  passport: 'read-passports',
  photograph: 'decide-applications',
  chat: 'answer-chats',
  invoice: 'read-payments',
  cardPayment: 'read-payments',
  change: 'decide-changes',
  erasure: 'decide-erasures',
  decision: 'decide-applications',
  letter: 'send-letters',
  call: 'call-mismatches',
  duplicate: 'settle-duplicates',
  watchHit: 'keep-watch-list',
  securityCheck: 'check-outside',
  employee: 'decide-staff',
  vehicle: 'decide-staff',
  volunteer: 'decide-staff',
  raise: 'decide-raises',
  closing: 'decide-payments',
  badge: 'print-badges',
  pass: 'withhold-passes',
  message: 'read-messages',
} as const satisfies Record<string, OrganiserPermission>

export type PresenceKind = keyof typeof presencePermissions

export const presenceKinds = Object.keys(presencePermissions) as PresenceKind[]

/** Milliseconds between two signs of life of an open record. */
export const presenceInterval = 20_000

/** Milliseconds without a sign after which somebody has left: two are missed at most. */
export const presenceKept = 50_000
