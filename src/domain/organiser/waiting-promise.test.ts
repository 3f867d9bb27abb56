import { expect, test } from 'vitest'
import { byUrgency, promisedBy, type WaitingKind } from './waiting-promise.ts'

const moscow = 'Europe/Moscow'
const at = (instant: string) => new Date(instant)

test.each<[WaitingKind, string, string | null]>([
  // A Monday.
  ['chats', '2025-09-15T07:00:00Z', '2025-09-16T07:00:00.000Z'],
  ['passports', '2025-09-15T07:00:00Z', '2025-09-22T20:59:00.000Z'],
  ['employees', '2025-09-15T07:00:00Z', '2025-09-22T20:59:00.000Z'],
  ['vehicles', '2025-09-19T07:00:00Z', '2025-09-26T20:59:00.000Z'],
  ['calls', '2025-09-19T07:00:00Z', '2025-09-22T20:59:00.000Z'],
  ['refunds', '2025-09-15T07:00:00Z', '2025-09-29T20:59:00.000Z'],
  ['erasures', '2025-09-15T07:00:00Z', '2025-09-29T20:59:00.000Z'],
  // Late on a Friday in London is a Saturday in Moscow.
  ['closings', '2025-09-19T22:00:00Z', '2025-09-26T20:59:00.000Z'],
  ['leavingSpeakers', '2025-09-18T07:00:00Z', '2025-09-23T20:59:00.000Z'],
  ['applications', '2025-09-15T07:00:00Z', null],
  ['jobs', '2025-09-15T07:00:00Z', null],
  ['changes', '2025-09-15T07:00:00Z', null],
  ['volunteers', '2025-09-15T07:00:00Z', null],
  ['packages', '2025-09-15T07:00:00Z', null],
  ['volunteerForms', '2025-09-15T07:00:00Z', null],
])('%s since %s are promised by %s', (kind, since, by) => {
  expect(promisedBy(kind, at(since), moscow)?.toISOString() ?? null).toBe(by)
})

test('what is late comes first, then the oldest', () => {
  const now = at('2025-09-20T00:00:00Z')
  const row = (what: WaitingKind, oldest: string | null, by: string | null) => ({
    what,
    oldestAt: oldest ? at(oldest) : null,
    promisedBy: by ? at(by) : null,
  })
  const rows = [
    row('jobs', null, null),
    row('passports', '2025-09-15T00:00:00Z', '2025-09-22T00:00:00Z'),
    row('changes', '2025-09-01T00:00:00Z', null),
    row('chats', '2025-09-18T00:00:00Z', '2025-09-19T00:00:00Z'),
    row('refunds', '2025-09-02T00:00:00Z', '2025-09-16T00:00:00Z'),
  ]
  expect(rows.toSorted(byUrgency(now)).map(({ what }) => what)).toEqual([
    'refunds',
    'chats',
    'changes',
    'passports',
    'jobs',
  ])
})
