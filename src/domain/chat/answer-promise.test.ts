import { expect, test } from 'vitest'
import { answerBy, isWaiting, overdueBefore } from './answer-promise.ts'

const at = (time: string) => new Date(`2025-09-15T${time}Z`)

test.each([
  ['nobody has written', null, null, false, null],
  ['the person waits', at('10:00:00'), null, true, new Date('2025-09-16T10:00:00Z')],
  ['closed without an answer', at('10:00:00'), at('11:00:00'), false, null],
  ['closed after the answer', null, at('11:00:00'), false, null],
])('%s', (_, waitingSince, closedAt, waits, promised) => {
  expect(isWaiting({ waitingSince, closedAt })).toBe(waits)
  expect(answerBy({ waitingSince, closedAt })).toEqual(promised)
})

test('overdue are those who have waited for more than 24 hours', () => {
  expect(overdueBefore(new Date('2025-09-16T10:00:00Z'))).toEqual(at('10:00:00'))
})
