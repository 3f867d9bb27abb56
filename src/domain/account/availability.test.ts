import { describe, expect, it } from 'vitest'
import { availabilityOf, isAvailable, isBlocked, isWaiting } from './availability.ts'

describe('availability', () => {
  // statusId, securityStatus, blocked, waiting, available, answer
  it.each([
    [-10, 0, true, true, false, 'blocked'],
    [0, 0, true, true, false, 'blocked'],
    [0, 20, true, true, false, 'blocked'],
    [1, 0, false, true, false, 'waiting'],
    [5, 0, false, true, false, 'waiting'],
    [10, 0, false, true, false, 'waiting'],
    [30, 10, false, true, false, 'waiting'],
    [59, 0, false, true, false, 'waiting'],
    [60, 0, false, false, true, 'available'],
    [60, 10, false, false, true, 'available'],
    [60, 20, false, false, true, 'available'],
    [61, 20, false, false, true, 'available'],
    [30, -10, false, false, false, 'onHold'],
    [60, -10, false, false, false, 'onHold'],
    [60, -1, false, false, false, 'onHold'],
    [60, -19, false, false, false, 'onHold'],
    [60, -20, true, false, false, 'blocked'],
    [30, -20, true, false, false, 'blocked'],
    [0, -20, true, false, false, 'blocked'],
    [0, -10, true, false, false, 'blocked'],
  ] as const)(
    'statusId %i, securityStatus %i',
    (statusId, securityStatus, blocked, waiting, available, answer) => {
      const facts = { statusId, securityStatus }
      expect({
        blocked: isBlocked(facts),
        waiting: isWaiting(facts),
        available: isAvailable(facts),
        answer: availabilityOf(facts),
      }).toEqual({ blocked, waiting, available, answer })
    },
  )
})
