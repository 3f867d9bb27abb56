import { describe, expect, it } from 'vitest'
import {
  isOrganiserRole,
  mayOrganise,
  type OrganiserPermission,
  type OrganiserRole,
  organiserPermissions,
  organiserRoles,
  roleThatMay,
} from './organiser-role.ts'

const roles: OrganiserRole[] = [
  'committee',
  'finance',
  'security',
  'support',
  'content',
  'logistics',
  'gate',
  'admin',
]

/**
 * Product.md §9, "each sees only what it needs", by hand. Columns as in `roles`: committee, finance, security, support,
 * content, logistics, gate, admin.
 */
const matrix: Record<OrganiserPermission, string> = {
  'read-dashboard': 'YYYYYYYY',
  'read-funnel': 'YYYYYY-Y',
  'read-applications': 'YY-Y---Y',
  'read-companies': 'YY-Y---Y',
  'read-personal-details': 'Y--Y---Y',
  'view-cabinets': 'Y--Y---Y',
  'decide-applications': 'Y------Y',
  'resend-confirmations': 'Y--Y---Y',
  // Passports are for the security operator alone: not even an admin reads one.
  'read-passports': '--Y-----',
  'decide-passports': '--Y-----',
  'call-mismatches': '--YY---Y',
  'check-outside': '--Y-----',
  'keep-watch-list': '--Y-----',
  'read-payments': '-Y-----Y',
  'decide-payments': '-Y------',
  'waive-payment': 'Y------Y',
  'read-audit': '--Y----Y',
  'move-clock': '-------Y',
  'manage-organisers': '-------Y',
  'read-jobs': '-------Y',
  'read-messages': '---Y---Y',
  'open-messages': 'Y--YY--Y',
  'read-message-texts': 'Y--Y---Y',
  'correct-applications': 'Y--Y---Y',
  'edit-content': '----Y--Y',
  'read-survey': 'Y---Y--Y',
  'send-letters': '----Y--Y',
  'send-updates': 'Y--YY--Y',
  'edit-some-content': '---YYY-Y',
  'edit-edition': '-------Y',
  'answer-chats': '---Y---Y',
  'decide-changes': 'Y--YYY-Y',
  'decide-erasures': '-------Y',
  'settle-duplicates': 'Y--Y---Y',
  'read-transfers': '---Y-Y-Y',
  'read-staff': '--Y--Y-Y',
  'read-staff-companies': 'Y-Y--Y-Y',
  // Who walks in is for security alone to say.
  'decide-staff': '--Y-----',
  'confirm-packages': 'Y----Y-Y',
  'read-raises': 'YY---Y-Y',
  'decide-raises': '-----Y-Y',
  'edit-site-settings': '-----Y-Y',
  'print-badges': 'Y----Y-Y',
  'read-passes': 'Y-Y--YYY',
  'export-passes': 'Y-Y--Y-Y',
  'withhold-passes': '--Y----Y',
  'manage-volunteers': '-----Y-Y',
  'scan-passes': '--Y---YY',
  // A guard alone neither enrols a device nor goes past a verdict.
  'override-gate': '--Y----Y',
  'manage-gates': '--Y----Y',
}

describe('mayOrganise', () => {
  it('knows no role and no permission beside these', () => {
    expect(organiserRoles).toEqual(roles)
    expect(Object.keys(organiserPermissions).sort()).toEqual(Object.keys(matrix).sort())
  })

  it.each(Object.entries(matrix) as [OrganiserPermission, string][])('%s', (permission, cells) => {
    const open = roles.map(role => (mayOrganise([role], permission) ? 'Y' : '-')).join('')
    expect(open).toBe(cells)
  })

  it.each<[OrganiserRole[], OrganiserPermission, boolean]>([
    [['support', 'finance'], 'decide-payments', true],
    [['support', 'gate'], 'decide-payments', false],
    [['admin', 'security'], 'read-passports', true],
    [[], 'read-dashboard', false],
  ])('%j, %s: %s', (held, permission, open) => {
    expect(mayOrganise(held, permission)).toBe(open)
  })
})

describe('roleThatMay', () => {
  it.each<[OrganiserRole[], OrganiserPermission, OrganiserRole | null]>([
    [['committee'], 'decide-applications', 'committee'],
    [['admin'], 'decide-applications', 'admin'],
    // In whatever order they are held, the role that is meant for it.
    [['admin', 'committee'], 'decide-applications', 'committee'],
    [['committee', 'admin'], 'edit-edition', 'admin'],
    [['support', 'gate'], 'resend-confirmations', 'support'],
    [['gate'], 'decide-applications', null],
    [[], 'read-dashboard', null],
  ])('%j, %s: %s', (held, permission, expected) => {
    expect(roleThatMay(held, permission)).toBe(expected)
  })
})

it('knows its roles by their words, and no word that every object has', () => {
  expect(roles.every(isOrganiserRole)).toBe(true)
  expect(['guest', 'Admin', '', 'toString'].some(isOrganiserRole)).toBe(false)
})
