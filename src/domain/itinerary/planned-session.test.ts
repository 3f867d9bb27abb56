import { expect, it } from 'vitest'
import { momentOf, plannedSession } from './planned-session.ts'

const on = (day: string, startsAt: string, endsAt: string) =>
  plannedSession({ guid: 's', day, startsAt, endsAt, hall: null }, '2026-02-18')

it('counts minutes from the first day', () => {
  expect(on('2026-02-18', '10:00', '11:30')).toMatchObject({ day: 0, from: 600, to: 690 })
  expect(on('2026-02-20', '09:00', '10:00')).toMatchObject({ day: 2, from: 3420, to: 3480 })
})

it('goes on over midnight when it ends before it begins', () => {
  expect(on('2026-02-18', '23:00', '01:00')).toMatchObject({ day: 0, from: 1380, to: 1500 })
  expect(momentOf(1500, '2026-02-18')).toEqual({ day: '2026-02-19', time: 60 })
})

it('cannot plan what takes no time or has no day', () => {
  expect(on('2026-02-18', '10:00', '10:00')).toBeNull()
  expect(on('soon', '10:00', '11:00')).toBeNull()
})
