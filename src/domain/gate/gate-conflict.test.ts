import { describe, expect, it } from 'vitest'
import { conflictsOf, isClockOff, scanMoment } from './gate-conflict.ts'

const minute = 60_000
const fine = {
  admitted: true,
  serverAdmitted: true,
  enteredTwice: false,
  direction: 'entry',
  clockOff: 0,
} as const

describe('conflictsOf', () => {
  it.each([
    ['what fits', {}, []],
    ['an entry beside another', { enteredTwice: true }, ['twoGates']],
    ['an entry that the server refuses', { serverAdmitted: false }, ['admittedThoughRefused']],
    ['both', { serverAdmitted: false, enteredTwice: true }, ['twoGates', 'admittedThoughRefused']],
    [
      'a refusal, whatever the server says',
      { admitted: false, serverAdmitted: false, enteredTwice: true },
      [],
    ],
    ['an exit', { direction: 'exit', serverAdmitted: false, enteredTwice: true }, []],
    ['a clock five minutes off', { clockOff: 5 * minute }, []],
    ['a clock further off', { clockOff: 5 * minute + 1 }, ['clockOff']],
    ['a clock a day ahead, of a refusal too', { admitted: false, clockOff: -1440 * minute }, ['clockOff']],
  ] as const)('%s', (_, change, kinds) => {
    expect(conflictsOf({ ...fine, ...change })).toEqual(kinds)
  })
})

it('a clock may be five minutes off either way', () => {
  expect([5, -5, 5.1, -5.1].map(off => isClockOff(off * minute))).toEqual([false, false, true, true])
})

it.each([
  ['a right clock', 1000, 0, 9000, 1000],
  ['a clock behind', 1000, 500, 9000, 1500],
  ['a clock ahead', 5000, -500, 9000, 4500],
  ['a clock put back meanwhile: nobody scans after the upload', 9500, 0, 9000, 9000],
])('scanMoment: %s', (_, deviceAt, clockOff, receivedAt, moment) => {
  expect(scanMoment({ deviceAt, clockOff, receivedAt })).toBe(moment)
})
