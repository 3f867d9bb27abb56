import { setImmediate as loopTurn } from 'node:timers/promises'
import PQueue from 'p-queue'
import { refuse } from './refuse.ts'

export type GateSize = {
  /** How many tasks run at once in this process. */
  atOnce: number
  /** How many tasks may wait; further ones are refused. */
  waiting: number
  /** When a refused caller may try again, in seconds. */
  retryAfterSeconds: number
}

export type Gate = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Limits costly work (design.md §4, backpressure): what exceeds it is refused with `service_busy` (503 with Retry-After) instead of making everybody
 * wait. Between two tasks the event loop gets a turn.
 */
export function createGate(size: GateSize): Gate {
  const queue = new PQueue({ concurrency: size.atOnce })
  return async work => {
    if (queue.pending >= size.atOnce && queue.size >= size.waiting)
      refuse('service_busy', { retryAfterSeconds: size.retryAfterSeconds })
    return queue.add(() => work().finally(loopTurn))
  }
}

/** Drawing a PDF blocks the event loop for about 110 ms. */
export const drawingGate = createGate({ atOnce: 1, waiting: 10, retryAfterSeconds: 3 })
