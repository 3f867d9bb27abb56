import { expect, test } from 'vitest'
import { sectionsFor } from './console-sections.ts'

const pages = (...[roles, movable]: Parameters<typeof sectionsFor>) =>
  sectionsFor(roles, movable).map(section => section.page.replace(/^organiser-?/, '') || 'overview')

test.each([
  ['committee', ['overview', 'applications', 'decisions', 'changes']],
  ['security', ['overview', 'passports']],
  ['finance', ['overview', 'applications', 'invoices', 'card-payments']],
  ['support', ['overview', 'applications', 'chats', 'changes', 'transfers', 'messages']],
  ['gate', ['overview']],
  ['logistics', ['overview', 'changes', 'transfers']],
  ['content', ['overview', 'changes', 'content', 'programme']],
  [
    'admin',
    [
      'overview',
      'applications',
      'decisions',
      'invoices',
      'card-payments',
      'chats',
      'changes',
      'erasures',
      'transfers',
      'content',
      'programme',
      'edition',
      'team',
      'legal-details',
      'clock',
      'messages',
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
    'passports',
    'invoices',
    'card-payments',
  ])
})
