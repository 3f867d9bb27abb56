import type { Clock } from './port.ts'

/** The clock of production: both times are the machine's. */
export function createSystemClock(): Clock {
  return { now: () => new Date(), wall: () => new Date() }
}
