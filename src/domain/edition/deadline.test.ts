import { describe, expect, it } from 'vitest'
import { isDeadlinePassed, mayEdit } from './deadline.ts'

describe('isDeadlinePassed', () => {
  it.each([
    ['the day before', '2026-02-12T12:00:00Z', 'Europe/Moscow', false],
    ['first moment of the day', '2026-02-12T21:00:00Z', 'Europe/Moscow', false],
    ['last millisecond of the day', '2026-02-13T20:59:59.999Z', 'Europe/Moscow', false],
    ['first millisecond after it', '2026-02-13T21:00:00.000Z', 'Europe/Moscow', true],
    ['the same instant further west', '2026-02-13T21:00:00.000Z', 'Europe/Kaliningrad', false],
    ['the same instant further east', '2026-02-13T17:00:00.000Z', 'Asia/Yekaterinburg', false],
    ['midnight further east', '2026-02-13T19:00:00.000Z', 'Asia/Yekaterinburg', true],
    ['a year later', '2027-02-01T00:00:00Z', 'Europe/Moscow', true],
  ])('%s', (_, now, timeZone, passed) => {
    expect(isDeadlinePassed({ lastDay: '2026-02-13', timeZone }, Date.parse(now))).toBe(passed)
  })

  it('keeps a day of 25 hours to its end', () => {
    const deadline = { lastDay: '2025-10-26', timeZone: 'Europe/Berlin' }
    expect(isDeadlinePassed(deadline, Date.parse('2025-10-26T22:59:59Z'))).toBe(false)
    expect(isDeadlinePassed(deadline, Date.parse('2025-10-26T23:00:00Z'))).toBe(true)
  })
})

describe('mayEdit', () => {
  const edition = {
    timeZone: 'Europe/Moscow',
    locks: { badgeCompanyName: '2026-02-13', transfer: '2025-09-26' },
  }
  const between = Date.parse('2025-10-01T09:00:00Z')

  it('judges each lock by its own day', () => {
    expect(mayEdit(edition, 'badgeCompanyName', between)).toEqual({ ok: true })
    expect(mayEdit(edition, 'transfer', between)).toEqual({
      ok: false,
      code: 'deadline_passed',
      lastDay: '2025-09-26',
    })
  })
})
