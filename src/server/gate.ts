import { setImmediate as loopTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
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

/** Reading a table takes a thread and up to 200 MB for a moment. */
export const tableGate = createGate({ atOnce: 2, waiting: 12, retryAfterSeconds: 3 })

export type FairGateSize = GateSize & {
  /** How many tasks of one account may wait; further ones are refused with 429. */
  waitingOfOne: number
}

export type FairGate = <T>(account: string, work: () => Promise<T>) => Promise<T>

/**
 * The same for work that one account may ask for by the hundred: an account runs one task at a time, so that the tasks of different accounts take
 * turns, and one account's tasks never fill the line.
 */
export function createFairGate(size: FairGateSize): FairGate {
  const line = createGate(size)
  // Far fewer than 10,000 accounts are at work at once, so a forgotten line has nobody in it.
  const lines = new LRUCache<string, PQueue>({ max: 10_000 })
  return async (account, work) => {
    const own = lines.get(account) ?? new PQueue({ concurrency: 1 })
    lines.set(account, own)
    if (own.pending > 0 && own.size >= size.waitingOfOne)
      refuse('too_many_requests', { retryAfterSeconds: size.retryAfterSeconds })
    return own.add(() => line(work))
  }
}

/** Changes of hundreds of people in one call. Each holds a database connection most of the time. */
export const bulkGate = createFairGate({ atOnce: 3, waiting: 100, waitingOfOne: 20, retryAfterSeconds: 5 })
