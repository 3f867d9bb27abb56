import type { PlannedConflict, PlannedSession } from '#contract/organiser-programme.ts'

/** What publishing these sessions would do, each named by its guid. */
export type PublishPlan = {
  /** Not on the site yet. */
  fresh: string[]
  /** On the site as an earlier version. */
  changed: string[]
  /** On the site as it is: nothing to do. */
  same: string[]
  /** Something is missing: left out. */
  unready: string[]
  /** Overlaps that the site would show and that concern one of them. */
  conflicts: PlannedConflict[]
}

/** Sorts what is selected by what publishing it means. The server judges again, by what it has by then. */
export function publishPlan(
  sessions: readonly PlannedSession[],
  selected: ReadonlySet<string>,
  conflicts: readonly PlannedConflict[],
): PublishPlan {
  const chosen = sessions.filter(({ guid }) => selected.has(guid))
  const ready = chosen.filter(({ state, problems }) => state !== 'published' && problems === 0)
  const published = new Set(ready.map(({ guid }) => guid))
  const onSite = new Set(
    sessions.filter(({ guid, state }) => state !== 'draft' || published.has(guid)).map(({ guid }) => guid),
  )
  const guidsOf = (some: readonly PlannedSession[]) => some.map(({ guid }) => guid)
  return {
    fresh: guidsOf(ready.filter(({ state }) => state === 'draft')),
    changed: guidsOf(ready.filter(({ state }) => state === 'changed')),
    same: guidsOf(chosen.filter(({ state }) => state === 'published')),
    unready: guidsOf(chosen.filter(({ state, problems }) => state !== 'published' && problems > 0)),
    conflicts: conflicts.filter(
      ({ sessions: [first, second] }) =>
        (published.has(first) || published.has(second)) && onSite.has(first) && onSite.has(second),
    ),
  }
}
