import { expect, test } from 'vitest'
import type { MessageDelivery } from './message-delivery.ts'
import { joinOutcomes, judgeResend, type ResendOutcome } from './message-resend.ts'

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
  expect(judgeResend({ state, wanted, retriable })).toBe(outcome)
})

test.each<[ResendOutcome[], ResendOutcome]>([
  [['gone', 'goes'], 'goes'],
  [['settled', 'gone'], 'gone'],
  [['leftOut', 'settled'], 'leftOut'],
  [['settled', 'settled'], 'settled'],
  [[], 'settled'],
])('%j together: %s', (outcomes, joined) => {
  expect(joinOutcomes(outcomes)).toBe(joined)
})
