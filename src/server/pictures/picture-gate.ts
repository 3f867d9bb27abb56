import { pictureLimits } from '#domain/image/picture-limits.ts'
import { refuse } from '../refuse.ts'

export type GateLimits = {
  /** How many tasks run at once. */
  slots: number
  /** How many tasks may wait: in all, and of one actor. */
  waiting: number
  waitingPerActor: number
  /** Bytes of decoded pixels that all running tasks may hold together. */
  decodedBytes: number
}

export type GateTicket = {
  /** Waits until this many bytes of pixels may be held; once for each task. */
  claim(bytes: number): Promise<void>
}

type Waiting = { actor: string; start: () => void }

/**
 * Limits work on pictures, because each may take 100 MB: a few run at once, and a heavy one alone. A free slot goes to the actor with the fewest
 * running, in the order of asking, so that nobody occupies all. Beyond its limits the gate refuses: `service_busy` (503) when everybody together asks
 * for too much, `too_many_requests` (429) when one does.
 */
export function createPictureGate(limits: GateLimits) {
  const waiting: Waiting[] = []
  const running = new Map<string, number>()
  const claims: { bytes: number; grant: () => void }[] = []
  let free = limits.slots
  let held = 0

  function startNext(): void {
    while (free > 0 && waiting.length > 0) {
      const next = waiting.reduce((best, one) =>
        (running.get(one.actor) ?? 0) < (running.get(best.actor) ?? 0) ? one : best,
      )
      waiting.splice(waiting.indexOf(next), 1)
      take(next.actor)
      next.start()
    }
  }

  function take(actor: string): void {
    free -= 1
    running.set(actor, (running.get(actor) ?? 0) + 1)
  }

  function release(actor: string): void {
    free += 1
    const left = (running.get(actor) ?? 1) - 1
    if (left > 0) running.set(actor, left)
    else running.delete(actor)
    startNext()
  }

  async function enter(actor: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (free > 0 && waiting.length === 0) return take(actor)
    if (waiting.length >= limits.waiting) refuse('service_busy', { retryAfterSeconds: 2 })
    if (waiting.filter(one => one.actor === actor).length >= limits.waitingPerActor)
      refuse('too_many_requests', { retryAfterSeconds: 5 })
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(mine), 1)
        reject(signal?.reason)
      }
      const mine: Waiting = {
        actor,
        start: () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      waiting.push(mine)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  function grantClaims(): void {
    while (claims[0] && held + claims[0].bytes <= limits.decodedBytes) {
      const claim = claims.shift()
      if (!claim) return
      held += claim.bytes
      claim.grant()
    }
  }

  return {
    /** When `signal` aborts, a waiting call rejects with its reason; running work is finished. */
    async run<Result>(
      actor: string,
      work: (ticket: GateTicket) => Promise<Result>,
      signal?: AbortSignal,
    ): Promise<Result> {
      await enter(actor, signal)
      let mine = 0
      try {
        return await work({
          async claim(bytes) {
            if (mine > 0) throw new Error('a work claims its pixels once')
            const wanted = Math.min(bytes, limits.decodedBytes)
            await new Promise<void>(grant => {
              claims.push({ bytes: wanted, grant })
              grantClaims()
            })
            mine = wanted
          },
        })
      } finally {
        held -= mine
        grantClaims()
        release(actor)
      }
    },
    figures: () => ({ running: limits.slots - free, waiting: waiting.length, held }),
  }
}

/** The gate of this process: photographs, scans, public pictures and renderings all pass it, because they share its memory. */
export const pictureGate = createPictureGate({
  slots: 2,
  waiting: 96,
  waitingPerActor: 48,
  decodedBytes: pictureLimits.decodedBytes,
})
