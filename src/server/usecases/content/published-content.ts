import type { ContentSnapshot } from './content-snapshot.ts'

/** How long to wait after a database failure before the next load, in milliseconds. */
const restAfterFailure = 1000

/** Published content, read once per content version and kept in memory. */
export type PublishedContent = {
  /** All published content, as of the last change that this instance has heard of. */
  snapshot(): Promise<ContentSnapshot>
  /** Call when published content has changed. */
  expire(): void
}

/**
 * Keeps one snapshot. Simultaneous callers wait for one load; a change during a load makes the next caller load again; when a load fails the old
 * snapshot stays and the failure is reported.
 */
export function createPublishedContent(facts: {
  load: () => Promise<ContentSnapshot>
  onFailure: (error: unknown) => void
  /** An old snapshot was served instead of a new one: whatever was made from it has to be renewed after this many milliseconds. */
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
      // A load begun before the last change may have missed it.
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
