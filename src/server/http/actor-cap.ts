import { LRUCache } from 'lru-cache'
import { refuse } from '../refuse.ts'

type CappedActor = { accountGuid: string } | { address: string }
export type CapSize = { calls: number; seconds: number }
/** Counts a call of an actor, or refuses it. */
export type LimitActor = (actor: CappedActor, weight?: number) => void

/** With more accounts the least recently seen is forgotten, which bounds the memory. */
const remembered = 10_000

/**
 * How much costly work one account, or one address, may ask for (design.md §4): `calls` at once and as many again within `seconds`, from whatever
 * address, device or token. A call may weigh more than one. Beyond that `too_many_requests` (429) with the seconds until the next call. Counted in
 * each process, because the process is what needs protection.
 */
export function createActorCap(
  { calls, seconds }: CapSize,
  now: () => number = () => performance.now(),
): LimitActor {
  const interval = (seconds * 1000) / calls
  /** When each account has its full allowance again, in milliseconds of `now`; each unit of weight moves it one interval later. */
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

/** Caps for one account or address (design.md §4). No person works so fast; a program that does is slowed down. */
export const caps = {
  documents: { calls: 30, seconds: 60 },
  companyLookups: { calls: 20, seconds: 60 },
  uploads: { calls: 60, seconds: 300 },
  photographChecks: { calls: 60, seconds: 300 },
  searches: { calls: 300, seconds: 60 },
  previews: { calls: 60, seconds: 60 },
  personalData: { calls: 5, seconds: 600 },
  /** A list is uploaded, corrected and uploaded again. */
  imports: { calls: 30, seconds: 300 },
  /** Each row of a list reveals whether a phone and a document are known here: allow twelve lists of full length, then slow down. */
  importedRows: { calls: 6000, seconds: 3600 },
  /** Five hundred people are worked through in twenty-five calls. */
  bulk: { calls: 60, seconds: 60 },
  chatMessages: { calls: 30, seconds: 60 },
  chatFiles: { calls: 60, seconds: 3600 },
  /** Scrolling marks messages as read. */
  chatMarks: { calls: 240, seconds: 60 },
  /** Each sends a message to a typed phone. */
  grants: { calls: 20, seconds: 3600 },
  liveStreams: { calls: 60, seconds: 60 },
  /** Per address, and only for pictures that still have to be rendered: the first visitor of a new album asks for all of its pictures. */
  renderings: { calls: 240, seconds: 60 },
} as const satisfies Record<string, CapSize>
