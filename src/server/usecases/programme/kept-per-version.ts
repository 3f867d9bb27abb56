import type { ContentSnapshot } from '../content/content-snapshot.ts'

/**
 * What is made of a content version is made once under each key, when it is first asked for, and goes with the version. Keys must be few: names of
 * editions and languages, never what a person typed. Who asks while it is being made waits for it; what failed is made again.
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
