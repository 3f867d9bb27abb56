import { beforeAll, expect, test } from 'vitest'
import { auditActionWord } from '#messages/audit-word.ts'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { teamStatus } from './words.ts'

beforeAll(() => overwriteGetLocale(() => 'en'))

test.each([
  ['admin', 'Administrator'],
  ['admin finance', 'Administrator, Finance'],
  ['gate 2026-02-20', 'Gate, up to and including DAY 2026-02-20'],
  ['passkey', 'Passkey'],
  ['applications 12', '12 applications'],
  ['chats 1', '1 chat'],
  ['calls 3', '3 calls'],
  ['colleague', 'to a colleague'],
  ['all', 'back to the shared queue'],
  ['of a later version', 'of, a, later, version'],
])('%s of the log', (code, words) => {
  expect(teamStatus(code, day => `DAY ${day}`)).toBe(words)
})

test.each([
  ['revokeOrganiser', 'Access closed'],
  ['constructor', 'constructor'],
  ['something.new', 'something.new'],
])('the action %s', (action, word) => {
  expect(auditActionWord(action)).toBe(word)
})
