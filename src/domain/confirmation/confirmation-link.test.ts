import { expect, test } from 'vitest'
import {
  type ConfirmationLinkFacts,
  confirmationLinkLife,
  judgeConfirmationLink,
  judgeResend,
  waitForSender,
} from './confirmation-link.ts'

const now = new Date('2025-09-15T07:00:00Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const live: ConfirmationLinkFacts = {
  usedAt: null,
  supersededAt: null,
  expiresAt: new Date('2025-09-15T07:00:00.001Z'),
  status: 'unconfirmed',
}

test.each<[string, Partial<ConfirmationLinkFacts>, string]>([
  ['a live one', {}, 'ok'],
  ['48 hours old to the millisecond', { expiresAt: now }, 'confirmation_expired'],
  ['replaced by a newer one', { supersededAt: before(1) }, 'confirmation_expired'],
  ['used', { usedAt: before(1), status: 'pending' }, 'link_used'],
  ['of a person who confirmed in the cabinet', { status: 'approved' }, 'link_used'],
  ['replaced, then the newer one was used', { supersededAt: before(9), status: 'pending' }, 'link_used'],
  ['of an application that was withdrawn', { status: 'cancelled', supersededAt: before(1) }, 'link_invalid'],
  ['of a form that was reopened later', { status: 'draft' }, 'link_used'],
])('a link %s', (_what, facts, expected) => {
  const verdict = judgeConfirmationLink({ ...live, ...facts }, now)
  expect(verdict.ok ? 'ok' : verdict.code).toBe(expected)
})

test.each<[string, number[], boolean, number | null]>([
  ['never sent', [], false, null],
  ['sent just now', [0], false, 600],
  ['sent just now, to a wrong number', [0], true, null],
  ['sent nine minutes ago', [9], false, 60],
  ['sent ten minutes ago', [10], false, null],
  ['sent ten hours and two minutes ago', [600, 2], false, 480],
  ['four times today', [20, 40, 60, 80], false, null],
  ['five times today', [20, 40, 60, 80, 1430], false, 600],
  ['five times today, to wrong numbers', [0, 1, 2, 3, 1439], true, 60],
  ['five times, the first a day ago', [20, 40, 60, 80, 1440], false, null],
  ['seven times in the last hours', [20, 30, 40, 50, 60, 70, 80], false, (1440 - 60) * 60],
])('%s', (_what, minutes, corrected, expected) => {
  const verdict = judgeResend({ sentAt: minutes.map(before), corrected }, now)
  expect(verdict.ok ? null : verdict.retryAfterSeconds).toBe(expected)
})

test.each<[string, Date | null, number]>([
  ['fewer than may leave', null, 0],
  ['the oldest that counts was sent an hour ago', before(60), 0],
  ['it was sent 59 minutes ago', before(59), 60_000],
  ['it was sent now', now, 3_600_000],
])('an account waits: %s', (_, limiting, expected) => {
  expect(waitForSender(limiting, now)).toBe(expected)
})

test('a link lives for two days', () => {
  expect(confirmationLinkLife).toBe(2 * 86_400_000)
})
