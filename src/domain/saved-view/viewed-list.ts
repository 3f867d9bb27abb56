import type { OrganiserPermission } from '../access/organiser-role.ts'

/** The lists of the console of which views are saved, with who may read each. */
export const viewedListPermissions = {
  applications: 'read-applications',
  audit: 'read-audit',
  badges: 'print-badges',
  calls: 'call-mismatches',
  cardPayments: 'read-payments',
  changes: 'decide-changes',
  chats: 'answer-chats',
  closings: 'read-payments',
  decisions: 'decide-applications',
  duplicates: 'settle-duplicates',
  employees: 'read-staff',
  erasures: 'decide-erasures',
  gateDevices: 'manage-gates',
  gateScans: 'manage-gates',
  groups: 'read-applications',
  invoices: 'read-payments',
  passes: 'read-passes',
  passports: 'read-passports',
  photographs: 'decide-applications',
  raises: 'read-raises',
  refunds: 'read-payments',
  staffCompanies: 'read-staff-companies',
  transfers: 'read-transfers',
  vehicles: 'read-staff',
  volunteers: 'manage-volunteers',
  volunteerReview: 'read-staff',
  watchHits: 'keep-watch-list',
} as const satisfies Record<string, OrganiserPermission>

export type ViewedList = keyof typeof viewedListPermissions

export const viewedLists = Object.keys(viewedListPermissions) as ViewedList[]
