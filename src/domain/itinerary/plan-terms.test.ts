import { describe, expect, it } from 'vitest'
import { canFollow, doClash, leavesMeal } from './plan-terms.ts'
import type { PlannedSession } from './planned-session.ts'

const lunch = { day: 0, from: 780, to: 840 }

describe('leavesMeal', () => {
  it.each([
    ['the whole hour', 780, 840, 30, true],
    ['more than the hour', 600, 900, 30, true],
    ['exactly half an hour at its beginning', 700, 810, 30, true],
    ['exactly half an hour at its end', 810, 900, 30, true],
    ['a minute less', 811, 900, 30, false],
    ['nothing', 840, 900, 30, false],
    // A lunch shorter than what one would like is had when it is had whole.
    ['the hour where ninety minutes are wished', 780, 840, 90, true],
    ['all but a minute where ninety are wished', 781, 840, 90, false],
  ])('%s', (_, from, to, minutes, leaves) => {
    expect(leavesMeal(lunch, { from, to }, minutes)).toBe(leaves)
  })
})

describe('one after the other', () => {
  const session = (from: number, to: number, hall: string): PlannedSession => ({
    ...{ guid: hall, day: 0, from, to, hall },
  })
  const walk = (from: string | null, to: string | null) => (from === to ? 0 : 5)

  it.each([
    ['at once in the same hall', session(0, 60, 'a'), session(60, 90, 'a'), true],
    ['with just the way between two halls', session(0, 60, 'a'), session(65, 90, 'b'), true],
    ['with a minute too little for it', session(0, 60, 'a'), session(64, 90, 'b'), false],
  ])('%s', (_, first, second, may) => {
    expect(canFollow(first, second, walk)).toBe(may)
    expect(doClash(first, second, walk)).toBe(!may)
    // Whichever of the two is asked about first.
    expect(doClash(second, first, walk)).toBe(!may)
  })
})
