import { LRUCache } from 'lru-cache'
import { refuse } from '../refuse.ts'

type CappedActor = { accountGuid: string } | { address: string }
export type CapSize = { calls: number; seconds: number }
/** Counts a call of somebody, or refuses it. */
export type LimitActor = (actor: CappedActor, weight?: number) => void

/** Beyond so many accounts the one that called longest ago is forgotten: the memory stays bounded. */
const remembered = 10_000

/**
 * What one account, or one address, may ask of costly work (design.md §4): `calls` at once and as many again in `seconds`, whatever address,
 * device or token they come from. A call may weigh more than one. Beyond it `too_many_requests` (429) with the seconds until the next call. Counted by
 * each process: what is guarded is the process.
 */
export function createActorCap(
  { calls, seconds }: CapSize,
  now: () => number = () => performance.now(),
): LimitActor {
  const interval = (seconds * 1000) / calls
  /** When each account has its whole allowance again, in milliseconds of `now`; a call puts it off by an interval for each it weighs. */
  const wholeAt = new LRUCache<string, number>({ max: remembered })

  return (actor, weight = 1) => {
    const name = 'address' in actor ? `address ${actor.address}` : actor.accountGuid
    const at = now()
    const whole = Math.max(wholeAt.peek(name) ?? at, at)
    const wait = whole - at - interval * (calls - weight)
    if (wait > 0) refuse('too_many_requests', { retryAfterSeconds: Math.ceil(wait / 1000) })
    wholeAt.set(name, whole + interval * weight)
  }
}

/** What one account, or address, may ask for (design.md §4). A person does none of this so often; a program that does is slowed. */
export const caps = {
  documents: { calls: 30, seconds: 60 },
  companyLookups: { calls: 20, seconds: 60 },
  uploads: { calls: 60, seconds: 300 },
  photographChecks: { calls: 60, seconds: 300 },
  searches: { calls: 300, seconds: 60 },
  previews: { calls: 60, seconds: 60 },
  personalData: { calls: 5, seconds: 600 },
  /** A list is read, looked at, corrected and read again. */
  imports: { calls: 30, seconds: 300 },
  /** Each row of a list asks whether a phone and a document are known here: twelve lists of the greatest length, then slowly. */
  importedRows: { calls: 6000, seconds: 3600 },
  chatMessages: { calls: 30, seconds: 60 },
  chatFiles: { calls: 60, seconds: 3600 },
  /** Marks follow what comes into view. */
  chatMarks: { calls: 240, seconds: 60 },
  /** Each sends a message to a phone that somebody has typed. */
  grants: { calls: 20, seconds: 3600 },
  liveStreams: { calls: 60, seconds: 60 },
  /** Of one address, and of pictures that do not lie ready alone: whoever opens a new album first asks for all of its pictures. */
  renderings: { calls: 240, seconds: 60 },
} as const satisfies Record<string, CapSize>
