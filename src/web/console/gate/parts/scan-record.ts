import type { GateVerdict } from '#contract/gate.ts'
import type { GateDirection } from '#domain/gate/gate-zone.ts'

/** Who is before the gate: a code as it was read, or a person picked by name. */
export type Presented = { code: string; pass: null } | { code: null; pass: string }

/** A scan as the device keeps it: until the server has it, and for the list of the last ones. */
export type ScanRecord = {
  scanId: string
  /** By the clock of the device, in milliseconds since 1970 UTC. */
  at: number
  direction: GateDirection
  presented: Presented
  driver: Presented | null
  verdict: GateVerdict
  /** Whether they went through: admitted, or let in by a supervisor. */
  passed: boolean
  /** The passes that went through with it: a person, or a vehicle with its driver. */
  passes: string[]
  /** Judged by the device itself. */
  isOffline: boolean
  listNumber: number
  /** The server has it. */
  isSent: boolean
  overridden: boolean
}

/** Makes the record of a verdict. */
export function recordOf(
  scan: Pick<ScanRecord, 'scanId' | 'at' | 'direction' | 'presented' | 'driver' | 'isOffline' | 'listNumber'>,
  verdict: GateVerdict,
): ScanRecord {
  const { person, driver } = verdict
  const passes = [person?.pass, driver?.pass].filter(pass => pass !== undefined)
  return { ...scan, verdict, passes, passed: verdict.admitted, isSent: !scan.isOffline, overridden: false }
}

/** A vehicle that waits for its driver is no scan yet. */
export function awaitsDriver({ reasons }: GateVerdict): boolean {
  return reasons.includes('vehicleNeedsDriver')
}

/** As many are kept of those that the server has; what it has not is kept until it has it. */
const mostKept = 200

/** Which records may go: sent, beyond the newest, and in the list already. */
export function outdated(log: readonly ScanRecord[], madeAt: number): ScanRecord[] {
  return log.slice(mostKept).filter(({ isSent, at }) => isSent && at <= madeAt)
}
