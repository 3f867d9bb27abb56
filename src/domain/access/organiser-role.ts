/** Roles of the forum's own team (product.md §9). */
export const organiserRoles = [
  'committee',
  'finance',
  'security',
  'support',
  'content',
  'logistics',
  'gate',
  'admin',
] as const

export type OrganiserRole = (typeof organiserRoles)[number]

export function isOrganiserRole(word: string): word is OrganiserRole {
  return (organiserRoles as readonly string[]).includes(word)
}

/** What an organiser may do in the console, with the roles that may do it. */
export const organiserPermissions = {
  'read-dashboard': ['committee', 'finance', 'security', 'support', 'content', 'logistics', 'gate', 'admin'],
  // How many applications stand where, without a name: what the whole forum works towards. A gate deals with passes alone.
  'read-funnel': ['committee', 'finance', 'security', 'support', 'content', 'logistics', 'admin'],
  'read-applications': ['committee', 'finance', 'support', 'admin'],
  // A company with its people, groups and money, each as far as the role reads them.
  'read-companies': ['committee', 'finance', 'support', 'admin'],
  // Birth date, photograph and consents; who deals with the money alone needs none of them.
  'read-personal-details': ['committee', 'support', 'admin'],
  // The pages of somebody's cabinet as they see them, with a purpose that they read; which of them: cabinet-part.ts.
  'view-cabinets': ['committee', 'support', 'admin'],
  'decide-applications': ['committee', 'admin'],
  'resend-confirmations': ['committee', 'support', 'admin'],
  'read-passports': ['security'],
  'decide-passports': ['security'],
  // Calls to people whose passport did not match: a phone and whether answers are right, of the document its last two characters.
  'call-mismatches': ['security', 'support', 'admin'],
  // Lists for the outside security service: they name passports, and its reply decides on people.
  'check-outside': ['security'],
  // Whom security looks out for is known to security alone.
  'keep-watch-list': ['security'],
  'read-payments': ['finance', 'admin'],
  'decide-payments': ['finance'],
  'waive-payment': ['committee', 'admin'],
  'read-audit': ['admin', 'security'],
  'move-clock': ['admin'],
  'read-jobs': ['admin'],
  'read-messages': ['support', 'admin'],
  // Which of them each opens: message-access.ts.
  'open-messages': ['committee', 'support', 'content', 'admin'],
  'read-message-texts': ['committee', 'support', 'admin'],
  'correct-applications': ['committee', 'support', 'admin'],
  'edit-content': ['content', 'admin'],
  'read-survey': ['committee', 'content', 'admin'],
  'send-letters': ['content', 'admin'],
  'send-updates': ['support', 'committee', 'content', 'admin'],
  // Which kinds each of them edits: content-access.ts.
  'edit-some-content': ['content', 'support', 'logistics', 'admin'],
  'edit-edition': ['admin'],
  'answer-chats': ['support', 'admin'],
  'decide-changes': ['committee', 'logistics', 'content', 'support', 'admin'],
  'decide-erasures': ['admin'],
  // Two records of one person are shown with birth dates, phones and e-mail addresses.
  'settle-duplicates': ['committee', 'support', 'admin'],
  'read-transfers': ['logistics', 'support', 'admin'],
  'read-staff': ['security', 'logistics', 'admin'],
  'read-staff-companies': ['security', 'logistics', 'committee', 'admin'],
  'decide-staff': ['security'],
  'confirm-packages': ['logistics', 'committee', 'admin'],
  'read-raises': ['logistics', 'committee', 'finance', 'admin'],
  'decide-raises': ['logistics', 'admin'],
  // Hours on site, places of the packages, the price of a place.
  'edit-site-settings': ['logistics', 'admin'],
  // Badges are printed and handed over by logistics; a lost one is void at once.
  'print-badges': ['logistics', 'committee', 'admin'],
  'read-passes': ['security', 'logistics', 'committee', 'gate', 'admin'],
  // A gate looks people up one by one; a file of everybody who has a pass leaves the forum with whoever takes it.
  'export-passes': ['security', 'logistics', 'committee', 'admin'],
  // A pass that security voids by hand stays void whatever the verdict says.
  'withhold-passes': ['security', 'admin'],
  // Forms with contacts, the choice and the shifts; security sees volunteers in its own list, with what it checks (read-staff).
  'manage-volunteers': ['logistics', 'admin'],
  // Whoever stands at a gate sees a name, a company, a photograph and the verdict, and nothing else.
  'scan-passes': ['gate', 'security', 'admin'],
  'override-gate': ['security', 'admin'],
  'manage-gates': ['security', 'admin'],
  'manage-organisers': ['admin'],
} as const satisfies Record<string, readonly OrganiserRole[]>

export type OrganiserPermission = keyof typeof organiserPermissions

export function mayOrganise(roles: readonly OrganiserRole[], permission: OrganiserPermission): boolean {
  const open: readonly OrganiserRole[] = organiserPermissions[permission]
  return roles.some(role => open.includes(role))
}

/** The role under which somebody with these roles may do the action: the specific role before the one that may do everything. */
export function roleThatMay(
  roles: readonly OrganiserRole[],
  permission: OrganiserPermission,
): OrganiserRole | null {
  const open: readonly OrganiserRole[] = organiserPermissions[permission]
  return open.find(role => roles.includes(role)) ?? null
}
