import { beforeAll, expect, test } from 'vitest'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { actionWord, actorWord, endWord, reasonWord, statusWord } from './words.ts'

beforeAll(() => overwriteGetLocale(() => 'en'))

test.each([
  ['pending', 'approved', 'Under review'],
  ['pending', 'unpaid', 'Awaiting payment'],
  ['rejected', 'passportPending', 'Refused'],
  ['rejected', 'pending', 'Declined'],
  ['paid', 'unpaid', 'Paid'],
  ['draft', null, 'Draft'],
  ['email company.siteUrl', null, 'Email, Website'],
  ['moved by a later version', null, 'moved by a later version'],
])('%s beside %s', (code, otherEnd, expected) => {
  expect(statusWord(code, otherEnd)).toBe(expected)
})

test.each([
  ['approve', 'Approved'],
  ['lookAgain', 'Put back in the queue'],
  ['importMember', 'Added to the group from a file'],
  ['leaveGroup', 'Left the group'],
  ['askRefund', 'Refund requested by the coordinator'],
  ['giveUpCard', 'Card payment given up'],
  ['constructor', 'constructor'],
  ['something.new', 'something.new'],
])('the action %s', (action, expected) => {
  expect(actionWord(action)).toBe(expected)
})

test.each([
  ['security', 'Security'],
  ['participant', 'Participant'],
  ['operator', 'Server operator'],
  ['clock', 'System'],
  ['Anna Belova', 'Anna Belova'],
])('the actor %s', (actor, expected) => {
  expect(actorWord(actor)).toBe(expected)
})

test.each([
  ['replace', 'withdrawn', 'The participant cannot come'],
  ['replace', 'security_refused', 'Refused by the security team'],
  ['reject', 'withdrawn', 'withdrawn'],
  ['markPaid', '96', 'Payment order No. 96'],
  ['issueInvoice', '2025-0004', 'Invoice No. 2025-0004'],
  ['replaceInvoice', '2025-0004 → 2025-0011', 'Invoice No. 2025-0004 replaced by No. 2025-0011'],
  ['acceptCard', '0198c2a4-0000-7000-8000-000000000001', 'Card payment'],
  ['refundCard', 'Не сможет приехать', 'Не сможет приехать'],
])('the reason of %s: %s', (action, reason, words) => {
  expect(reasonWord(action, reason)).toBe(words)
})

test.each([
  ['reverseInvoicePayment', '18000000', null, 'RUB 180,000'],
  ['markPaid', 'unpaid', 'paid', 'Unpaid'],
  ['approve', 'pending', 'approved', 'Under review'],
])('an end of %s: %s', (action, code, otherEnd, words) => {
  const said = endWord({ action, code, otherEnd, kind: 'invoice' }, 'en').replaceAll('\u00a0', ' ')
  expect(said).toBe(words)
})

test('what is cancelled is named by its kind', () => {
  expect(actionWord('cancel')).toBe('Application withdrawn')
  expect(actionWord('cancel', 'invoice')).toBe('Invoice cancelled')
})

test('ends of a company’s history are said in the words of their kind', () => {
  const end = { otherEnd: null }
  expect(endWord({ ...end, action: 'readList', code: '12 rows, 3 known', kind: 'group' }, 'en')).toContain(
    '12',
  )
  expect(
    endWord({ ...end, action: 'confirmPackage', code: 'generalPartner', kind: 'staffCompany' }, 'en'),
  ).not.toBe('generalPartner')
})
