import { expect, it } from 'vitest'
import { isOutsideHours, type TransferHours } from './transfer-hours.ts'

const hours: TransferHours = {
  arrivalDay: '2026-02-17',
  departureDay: '2026-02-20',
  firstCar: '10:00',
  lastCar: '20:00',
}
const unknown: TransferHours = { arrivalDay: null, departureDay: null, firstCar: null, lastCar: null }

it.each<['arrival' | 'departure', string | null, string | null, boolean, TransferHours?]>([
  ['arrival', '2026-02-15', '23:50', true],
  ['arrival', '2026-02-15', null, true],
  ['arrival', '2026-02-17', '09:59', true],
  ['arrival', '2026-02-17', '10:00', false],
  ['arrival', '2026-02-17', '20:00', false],
  ['arrival', '2026-02-17', '20:01', true],
  ['arrival', '2026-02-20', '12:00', true],
  ['departure', '2026-02-20', '10:00', true],
  ['departure', '2026-02-20', '11:59', true],
  ['departure', '2026-02-20', '12:00', false],
  ['departure', '2026-02-20', '22:00', false],
  ['departure', '2026-02-20', '22:01', true],
  ['departure', '2026-02-21', '12:00', true],
  ['arrival', '2026-02-17', null, false],
  ['arrival', null, '23:50', false],
  ['arrival', '2026-02-15', '23:50', false, unknown],
  ['arrival', '2026-02-17', '03:00', false, { ...hours, firstCar: null }],
])('%s on %s at %s: outside %s', (direction, day, time, expected, of = hours) => {
  expect(isOutsideHours(of, { direction, day, time })).toBe(expected)
})
