/** The list of passes that a device carries, as far as its age and its numbers go. */
export type GateList = {
  /** When the server made it, in milliseconds since 1970 UTC. */
  madeAt: number
  /** The number of its list of revocations; null where that list is missing. */
  revocationNumber: number | null
  /** The greatest number that this device has ever seen. */
  greatestSeen: number
}

/** How long a list is fresh, and how long it may be used, in minutes (settings of the edition). */
export type GateListLimits = { oldAfterMinutes: number; refuseAfterMinutes: number }

export const defaultListLimits: GateListLimits = { oldAfterMinutes: 30, refuseAfterMinutes: 240 }

/** By how much the clock of a device may differ from the server's, in milliseconds. */
export const clockTolerance = 5 * 60_000

/** What a device may do with its list at this moment of its own clock: it fails closed. */
export function judgeList(
  list: GateList | null,
  { now, limits }: { now: number; limits: GateListLimits },
):
  | { use: true; old: boolean }
  | { use: false; reason: 'listMissing' | 'listWentBack' | 'clockWrong' | 'listTooOld' } {
  if (!list || list.revocationNumber === null) return { use: false, reason: 'listMissing' }
  if (list.revocationNumber < list.greatestSeen) return { use: false, reason: 'listWentBack' }
  const age = now - list.madeAt
  // A clock that stands before the list was made is wrong, and would make an old list look fresh.
  if (age < -clockTolerance) return { use: false, reason: 'clockWrong' }
  if (age > limits.refuseAfterMinutes * 60_000) return { use: false, reason: 'listTooOld' }
  return { use: true, old: age > limits.oldAfterMinutes * 60_000 }
}
