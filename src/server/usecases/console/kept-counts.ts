import { LRUCache } from 'lru-cache'
import type { Needs } from '#server/use-case.ts'

/** Milliseconds for which a count is said as it is. */
const fresh = 30_000

/** Milliseconds for which an older one is still said, while it is counted anew: nobody waits, and nobody reads yesterday's. */
const shown = 120_000

/** The last count that succeeded, and the one under way. */
type Kept = { done: { value: object; at: number } | null; counting: Promise<object> | null }

/** By database, so that two servers in one process do not answer for each other. */
const caches = new WeakMap<object, LRUCache<string, Kept>>()

/** Counts at most once in half a minute; whoever asks meanwhile gets the same count, or the one before. */
export function keptCounts({ database, clock, log }: Needs<'clock' | 'log'> & { database: object }) {
  const cache = caches.get(database) ?? new LRUCache<string, Kept>({ max: 100 })
  caches.set(database, cache)
  return async <Value extends object>(key: string, count: () => Promise<Value>): Promise<Value> => {
    const kept = cache.get(key) ?? { done: null, counting: null }
    cache.set(key, kept)
    const now = clock.wall().getTime()
    const age = kept.done ? now - kept.done.at : Number.POSITIVE_INFINITY
    if (kept.done && age < fresh) return kept.done.value as Value
    kept.counting ??= count()
      .then(value => {
        kept.done = { value, at: now }
        return value
      })
      .finally(() => {
        kept.counting = null
      })
    if (!kept.done || age >= shown) return kept.counting as Promise<Value>
    kept.counting.catch(error =>
      log.error({ err: error }, 'a count of the overview failed: the older one is shown'),
    )
    return kept.done.value as Value
  }
}
