import { expect, test } from 'vitest'
import { sectionsFor } from './console-sections.ts'
import { sectionGroupsFor } from './section-groups.ts'

const pages = (...[roles, movable]: Parameters<typeof sectionsFor>) =>
  sectionsFor(roles, movable).map(section => section.page.replace(/^organiser-?/, '') || 'overview')

test.each([
  [
    'committee',
    [
      'overview',
      'applications',
      'groups',
      'decisions',
      'photographs',
      'duplicates',
      'changes',
      'staff-companies',
      'raises',
      'badges',
      'passes',
      'recommendations',
      'survey',
      'updates',
    ],
  ],
  [
    'security',
    [
      'overview',
      'passports',
      'calls',
      'security-checks',
      'watch-list',
      'staff-companies',
      'employees',
      'vehicles',
      'volunteer-review',
      'passes',
      'gate',
      'gate-devices',
      'gate-scans',
      'audit',
    ],
  ],
  [
    'finance',
    ['overview', 'applications', 'groups', 'invoices', 'card-payments', 'refunds', 'closings', 'raises'],
  ],
  [
    'support',
    [
      'overview',
      'applications',
      'groups',
      'duplicates',
      'calls',
      'chats',
      'changes',
      'transfers',
      'content',
      'updates',
      'messages',
    ],
  ],
  ['gate', ['overview', 'passes', 'gate']],
  [
    'logistics',
    [
      'overview',
      'changes',
      'transfers',
      'staff-companies',
      'employees',
      'vehicles',
      'volunteers',
      'shifts',
      'raises',
      'badges',
      'passes',
      'site-settings',
      'content',
    ],
  ],
  [
    'content',
    ['overview', 'changes', 'content', 'programme', 'recommendations', 'survey', 'updates', 'letters'],
  ],
  [
    'admin',
    [
      'overview',
      'applications',
      'groups',
      'decisions',
      'photographs',
      'duplicates',
      'calls',
      'invoices',
      'card-payments',
      'refunds',
      'closings',
      'chats',
      'changes',
      'erasures',
      'transfers',
      'staff-companies',
      'employees',
      'vehicles',
      'volunteers',
      'shifts',
      'raises',
      'badges',
      'passes',
      'site-settings',
      'gate',
      'gate-devices',
      'gate-scans',
      'content',
      'programme',
      'recommendations',
      'survey',
      'edition',
      'team',
      'legal-details',
      'clock',
      'updates',
      'letters',
      'messages',
      'audit',
      'jobs',
    ],
  ],
] as const)('%s sees only what the role opens', (role, expected) => {
  expect(pages([role], true)).toEqual(expected)
})

test('the clock is not offered where it cannot be moved', () => {
  expect(pages(['admin'], false)).not.toContain('clock')
})

test('somebody with two roles sees the parts of both', () => {
  expect(pages(['security', 'finance'], true)).toEqual([
    'overview',
    'applications',
    'groups',
    'passports',
    'calls',
    'security-checks',
    'watch-list',
    'invoices',
    'card-payments',
    'refunds',
    'closings',
    'staff-companies',
    'employees',
    'vehicles',
    'volunteer-review',
    'raises',
    'passes',
    'gate',
    'gate-devices',
    'gate-scans',
    'audit',
  ])
})

test('the rail groups its parts without changing their order', () => {
  const groups = sectionGroupsFor(['security', 'finance'], true)
  expect(groups.map(({ group }) => group)).toEqual(['overview', 'people', 'money', 'site', 'system'])
  expect(groups.flatMap(({ parts }) => parts)).toEqual(sectionsFor(['security', 'finance'], true))
})
