import { setImmediate as loopTurn } from 'node:timers/promises'
import PQueue from 'p-queue'
import { refuse } from './refuse.ts'

export type GateSize = {
  /** So many pieces of work run at once in this process. */
  atOnce: number
  /** So many wait for their turn; whoever comes then is sent away. */
  waiting: number
  /** When to come again, in seconds. */
  retryAfterSeconds: number
}

export type Gate = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Holds costly work back (design.md §4, backpressure): what does not fit refuses with `service_busy` (503 with Retry-After)
 * instead of letting everybody wait. Between two pieces of work the event loop gets its turn.
 */
export function createGate(size: GateSize): Gate {
  const queue = new PQueue({ concurrency: size.atOnce })
  return async work => {
    if (queue.pending >= size.atOnce && queue.size >= size.waiting)
      refuse('service_busy', { retryAfterSeconds: size.retryAfterSeconds })
    return queue.add(() => work().finally(loopTurn))
  }
}

/** Drawing a PDF holds the event loop for about 110 ms. */
export const drawingGate = createGate({ atOnce: 1, waiting: 10, retryAfterSeconds: 3 })
