import { describe, expect, it } from 'vitest'
import { countdown } from './countdown.ts'

const edition = { startsOn: '2026-02-18', endsOn: '2026-02-20', timeZone: 'Europe/Moscow' }

describe('countdown', () => {
  it.each([
    ['2025-09-15T07:00:00Z', { phase: 'before', months: 5, days: 3 }],
    ['2025-12-18T07:00:00Z', { phase: 'before', months: 2, days: 0 }],
    ['2026-01-17T12:00:00Z', { phase: 'before', months: 1, days: 1 }],
    ['2026-01-18T12:00:00Z', { phase: 'before', months: 1, days: 0 }],
    ['2026-01-19T12:00:00Z', { phase: 'before', months: 0, days: 30 }],
    ['2026-02-17T20:59:59Z', { phase: 'before', months: 0, days: 1 }],
    ['2026-02-17T21:00:00Z', { phase: 'started' }],
    ['2026-02-20T20:59:59Z', { phase: 'started' }],
    ['2026-02-20T21:00:00Z', { phase: 'over' }],
    ['2024-02-18T12:00:00Z', { phase: 'before', months: 24, days: 0 }],
  ])('at %s', (now, expected) => {
    expect(countdown(edition, Date.parse(now))).toEqual(expected)
  })

  it('shows other figures every day, also for a start on the 31st', () => {
    const late = { startsOn: '2026-03-31', endsOn: '2026-04-02', timeZone: 'UTC' }
    const seen = new Set<string>()
    const days = 120
    for (let ahead = 1; ahead <= days; ahead += 1)
      seen.add(JSON.stringify(countdown(late, Date.UTC(2026, 2, 31, 12) - ahead * 86_400_000)))
    expect(seen.size).toBe(days)
  })
})
