import { LRUCache } from 'lru-cache'

/** Milliseconds for which a count is said as it is. */
const fresh = 30_000

/** Milliseconds for which an older one is still said, while it is counted anew: nobody waits, and nobody reads yesterday's. */
const shown = 120_000

type Kept = { counting: Promise<object>; at: number }

/** By database, so that two servers in one process do not answer for each other. */
const caches = new WeakMap<object, LRUCache<string, Kept>>()

/** Counts at most once in half a minute; whoever asks meanwhile gets the same count. */
export function keptCounts(database: object, now: () => number = () => performance.now()) {
  const cache = caches.get(database) ?? new LRUCache<string, Kept>({ max: 100 })
  caches.set(database, cache)
  return <Value extends object>(key: string, count: () => Promise<Value>): Promise<Value> => {
    const known = cache.get(key)
    const age = known ? now() - known.at : Number.POSITIVE_INFINITY
    if (known && age < fresh) return known.counting as Promise<Value>
    const next: Kept = { counting: count(), at: now() }
    cache.set(key, next)
    // A failure is not kept, nor is it told to whoever reads the older count.
    next.counting.catch(() => {
      if (cache.peek(key) === next) cache.delete(key)
    })
    return (known && age < shown ? known : next).counting as Promise<Value>
  }
}
