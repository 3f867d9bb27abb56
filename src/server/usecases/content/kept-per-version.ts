import type { ContentSnapshot } from './content-snapshot.ts'

/**
 * Caches what is made from a content version under each key, until the version changes. Keys must be few: names of editions and languages, never
 * typed text. Simultaneous callers wait for one result; a failure is tried again.
 */
export function keptPerVersion<Made>() {
  const kept = new WeakMap<ContentSnapshot, Map<string, Promise<Made>>>()
  return (snapshot: ContentSnapshot, key: string, make: () => Made | Promise<Made>): Promise<Made> => {
    const made = kept.get(snapshot) ?? new Map<string, Promise<Made>>()
    kept.set(snapshot, made)
    const known = made.get(key)
    if (known) return known
    const begun = Promise.resolve().then(make)
    made.set(key, begun)
    begun.catch(() => made.delete(key))
    return begun
  }
}
