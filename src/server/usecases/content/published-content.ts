import type { ContentSnapshot } from './content-snapshot.ts'

/** In milliseconds: as long as a database that is away is left alone before it is asked again. */
const restAfterFailure = 1000

/** What is on the site, read once per content version and kept in memory. */
export type PublishedContent = {
  /** Everything that is on the site, as of the last change that this instance heard of. */
  snapshot(): Promise<ContentSnapshot>
  /** Something that is on the site has changed. */
  expire(): void
}

/**
 * Keeps one snapshot. Many who ask at once wait for one load; a change that is heard of during a load makes the next caller load again; when
 * a load fails the old snapshot stays and the failure is told.
 */
export function createPublishedContent(facts: {
  load: () => Promise<ContentSnapshot>
  onFailure: (error: unknown) => void
  /** The old snapshot was handed out for the new one: what was made of it has to be made again, in so many milliseconds. */
  onStale: (milliseconds: number) => void
  /** Milliseconds that only go forward. */
  ticks: () => number
}): PublishedContent {
  let kept: { snapshot: ContentSnapshot; version: number } | null = null
  let loading: { made: Promise<ContentSnapshot>; version: number } | null = null
  let version = 0
  let restUntil = Number.NEGATIVE_INFINITY

  async function load(madeAt: number): Promise<ContentSnapshot> {
    try {
      const snapshot = await facts.load()
      if (!kept || kept.version <= madeAt) kept = { snapshot, version: madeAt }
      return snapshot
    } catch (error) {
      facts.onFailure(error)
      if (!kept) throw error
      restUntil = facts.ticks() + restAfterFailure
      facts.onStale(restAfterFailure)
      return kept.snapshot
    }
  }

  return {
    async snapshot() {
      if (kept && (kept.version === version || facts.ticks() < restUntil)) return kept.snapshot
      // A load that began before the last change was heard of may have missed it.
      if (loading?.version === version) return loading.made
      const begun = { made: load(version), version }
      loading = begun
      return begun.made.finally(() => {
        if (loading === begun) loading = null
      })
    },
    expire() {
      version += 1
      restUntil = Number.NEGATIVE_INFINITY
    },
  }
}
