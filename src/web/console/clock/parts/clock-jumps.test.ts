import { expect, test } from 'vitest'
import { clockJumps } from './clock-jumps.ts'

const edition = {
  locks: { transfer: '2025-09-26', badgeCompanyName: '2026-02-13' },
  startsOn: '2026-02-18',
  timeZone: 'Europe/Moscow',
}

test('jumps stand around each lock and the first day, earliest first, in the edition’s zone', () => {
  expect(clockJumps(edition).map(jump => [jump.name, new Date(jump.instant).toISOString()])).toEqual([
    ['start', '2025-09-15T07:00:00.000Z'],
    ['transferDayBefore', '2025-09-25T07:00:00.000Z'],
    ['transferDayAfter', '2025-09-27T07:00:00.000Z'],
    ['badgeDayBefore', '2026-02-12T07:00:00.000Z'],
    ['badgeDayAfter', '2026-02-14T07:00:00.000Z'],
    ['eve', '2026-02-17T15:00:00.000Z'],
    ['firstDay', '2026-02-18T06:00:00.000Z'],
  ])
})

test('a lock on the first of a month has its day before in the month before', () => {
  const [jump] = clockJumps({
    ...edition,
    locks: { ...edition.locks, transfer: '2025-09-01' },
  })
  expect(jump).toEqual({
    name: 'transferDayBefore',
    instant: Date.parse('2025-08-31T07:00:00Z'),
  })
})
