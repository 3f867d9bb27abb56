import { expect, test } from 'vitest'
import type { MessageDelivery } from './message-delivery.ts'
import { correctedAddress, joinOutcomes, judgeResend, type ResendOutcome } from './message-resend.ts'

test.each<[MessageDelivery, boolean, boolean, ResendOutcome]>([
  ['failed', true, true, 'goes'],
  ['failed', true, false, 'gone'],
  ['failed', false, true, 'leftOut'],
  // Nobody needs to know that the text is gone as well.
  ['failed', false, false, 'leftOut'],
  ['waiting', true, true, 'settled'],
  ['sent', true, false, 'settled'],
  ['cancelled', true, false, 'settled'],
  ['leftOut', false, false, 'settled'],
  ['unrecorded', true, false, 'settled'],
])('%s, wanted %s, kept %s: %s', (state, wanted, retriable, outcome) => {
  expect(judgeResend({ state, merged: false, wanted, retriable })).toBe(outcome)
})

test.each<[MessageDelivery, boolean, ResendOutcome]>([
  ['failed', false, 'merged'],
  // What is service goes to whoever the records belong to now.
  ['failed', true, 'goes'],
  ['sent', false, 'settled'],
])('of a merged record %s, wanted %s: %s', (state, wanted, outcome) => {
  expect(judgeResend({ state, merged: true, wanted, retriable: true })).toBe(outcome)
})

test.each<[ResendOutcome[], ResendOutcome]>([
  [['gone', 'goes'], 'goes'],
  [['settled', 'gone'], 'gone'],
  [['leftOut', 'settled'], 'leftOut'],
  [['leftOut', 'merged'], 'merged'],
  [['settled', 'settled'], 'settled'],
  [[], 'settled'],
])('%j together: %s', (outcomes, joined) => {
  expect(joinOutcomes(outcomes)).toBe(joined)
})

const addresses = { phone: '79000000001', email: 'new@bank.example' }

test.each([
  ['email', 'old@bank.example', false, addresses, 'new@bank.example'],
  ['email', 'new@bank.example', false, addresses, null],
  ['sms', '79000000002', false, addresses, '79000000001'],
  ['sms', '79000000001', false, addresses, null],
  // A copy goes to an assistant or a contact person.
  ['email', 'old@bank.example', true, addresses, null],
  ['email', 'old@bank.example', false, { ...addresses, email: null }, null],
] as const)('%s to %s, a copy %s, with %j today: %s', (channel, to, isCopy, today, expected) => {
  expect(correctedAddress({ channel, to, isCopy, ...today })).toBe(expected)
})
