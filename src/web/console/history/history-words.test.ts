import { beforeAll, expect, test } from 'vitest'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { actionWord, actorWord, reasonWord, statusWord } from './words.ts'

beforeAll(() => overwriteGetLocale(() => 'en'))

test.each([
  ['pending', 'approved', 'Under review'],
  ['pending', 'unpaid', 'Awaiting payment'],
  ['rejected', 'passportPending', 'Refused'],
  ['rejected', 'pending', 'Declined'],
  ['paid', 'unpaid', 'Paid'],
  ['draft', null, 'Draft'],
  ['email company.siteUrl', null, 'E-mail, Website'],
  ['moved by a later version', null, 'moved by a later version'],
])('%s beside %s', (code, otherEnd, expected) => {
  expect(statusWord(code, otherEnd)).toBe(expected)
})

test.each([
  ['approve', 'Approved'],
  ['lookAgain', 'Put back in the queue'],
  ['constructor', 'constructor'],
  ['something.new', 'something.new'],
])('the action %s', (action, expected) => {
  expect(actionWord(action)).toBe(expected)
})

test.each([
  ['security', 'Security'],
  ['participant', 'Participant'],
  ['Anna Belova', 'Anna Belova'],
])('the actor %s', (actor, expected) => {
  expect(actorWord(actor)).toBe(expected)
})

test.each([
  ['replace', 'withdrawn', 'The participant cannot come'],
  ['replace', 'security_refused', 'Refused by security'],
  ['reject', 'withdrawn', 'withdrawn'],
])('the reason of %s: %s', (action, reason, words) => {
  expect(reasonWord(action, reason)).toBe(words)
})
