import { expect, test } from 'vitest'
import { invoiceAccess } from './invoice-access.ts'

test.each([
  ['issued, of one person', true, 1, 1, 'whole'],
  ['issued, acts for all', true, 3, 3, 'whole'],
  ['issued, acts for one still', true, 3, 1, 'whole'],
  ['issued, every right was withdrawn', true, 3, 0, 'none'],
  ['issued by somebody else, acts for all', false, 3, 3, 'whole'],
  ['issued by somebody else, the only one on it', false, 1, 1, 'whole'],
  ['issued by somebody else, one of them', false, 3, 1, 'ownLine'],
  ['issued by somebody else, all but one', false, 3, 2, 'ownLine'],
  ['a stranger', false, 3, 0, 'none'],
  ['issued, nobody is left on it', true, 0, 0, 'none'],
] as const)('%s', (_what, issued, people, permitted, expected) => {
  expect(invoiceAccess({ issued, people, permitted })).toBe(expected)
})
