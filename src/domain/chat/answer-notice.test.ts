import { expect, test } from 'vitest'
import { type AnswerNotice, noticeAfterAnswer, noticeAfterReading } from './answer-notice.ts'

const now = new Date('2025-09-15T10:00:00Z')
const earlier = new Date('2025-09-15T10:04:00Z')
const none: AnswerNotice = { noticeAt: null, noticed: false }
const planned: AnswerNotice = { noticeAt: earlier, noticed: false }
const given: AnswerNotice = { noticeAt: null, noticed: true }

test.each([
  ['the first answer', none, { noticeAt: new Date('2025-09-15T10:10:00Z'), noticed: false }],
  ['one is under way', planned, planned],
  ['the person was told', given, given],
])('after an answer: %s', (_, before, expected) => {
  expect(noticeAfterAnswer(before, now)).toEqual(expected)
})

test.each([
  ['all read', planned, 0, none],
  ['all read after the notice', given, 0, none],
  ['some read', planned, 2, planned],
  ['some read after the notice', given, 1, given],
])('after reading: %s', (_, before, unread, expected) => {
  expect(noticeAfterReading(before, unread)).toEqual(expected)
})
