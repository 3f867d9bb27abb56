import { clockTolerance } from './gate-list.ts'

/** What the forum finds odd in scans once they are together; each is listed and none is undone. */
export const gateConflictKinds = ['twoGates', 'admittedThoughRefused', 'clockOff', 'replayed'] as const

export type GateConflictKind = (typeof gateConflictKinds)[number]

type Uploaded = {
  /** What the device decided, and what the server says of the pass at that moment, wherever its owner was. */
  admitted: boolean
  serverAdmitted: boolean
  /** The passage before or after this one in the log is an entry as well. */
  enteredTwice: boolean
  direction: 'entry' | 'exit'
  /** By how many milliseconds the device's clock was off. */
  clockOff: number
}

/** Conflicts of a scan that a device made without a network. */
export function conflictsOf(scan: Uploaded): GateConflictKind[] {
  const entered = scan.admitted && scan.direction === 'entry'
  return [
    ...(entered && scan.enteredTwice ? (['twoGates'] as const) : []),
    ...(entered && !scan.serverAdmitted ? (['admittedThoughRefused'] as const) : []),
    ...(isClockOff(scan.clockOff) ? (['clockOff'] as const) : []),
  ]
}

export function isClockOff(milliseconds: number): boolean {
  return Math.abs(milliseconds) > clockTolerance
}

/**
 * When a scan counts as having happened: by the device's clock, corrected by how far it is off now, and neither after its arrival nor before anybody
 * could have scanned.
 */
export function scanMoment(facts: { deviceAt: number; clockOff: number; receivedAt: number }): number {
  return Math.min(facts.deviceAt + facts.clockOff, facts.receivedAt)
}
