/** The senders look at the queue at least this often (milliseconds), so what is held longer need not wake them. */
export const sendersLookEvery = 2_000

/** So long a share of the pace may be saved up while nothing is sent; in any second at most a tenth more than the pace is sent. */
const savedMilliseconds = 100

export type PaceRoom = {
  /** How many messages may be taken now. */
  count: number
  /** Milliseconds until the next one may be taken when none may be now; otherwise 0. */
  wait: number
  /** The new `freeAt` after taking some. */
  freeAtAfter(taken: number): Date
}

/** What a pace allows now (a leaky bucket): `freeAt` is when the next message is due by the pace, `perSecond` the pace. */
export function paceRoom(facts: { freeAt: Date | null; perSecond: number }, now: Date): PaceRoom {
  const interval = 1000 / facts.perSecond
  const saved = Math.max(savedMilliseconds, interval)
  const from = Math.max(facts.freeAt?.getTime() ?? 0, now.getTime() - saved + interval)
  const count = Math.max(0, Math.floor((now.getTime() - from) / interval + 1e-9) + 1)
  return {
    count: from > now.getTime() ? 0 : count,
    wait: Math.max(0, Math.ceil(from - now.getTime())),
    freeAtAfter: taken => new Date(from + taken * interval),
  }
}
