/** The parts of an edition in which people work on site (spec point 9). */
export const siteParts = ['setUp', 'forum', 'dismantling'] as const

export type SitePart = (typeof siteParts)[number]

/** From when to when, in milliseconds since 1970 UTC; the end is not included. */
export type SiteWindow = { part: SitePart; from: number; to: number }

/** What somebody may work on. One flag covers setting up and dismantling, as in spec point 3. */
export type SiteAccess = { onForum: boolean; onMontage: boolean }

/** The windows in which these people may be on site, in order of time. */
export function windowsOf(access: SiteAccess, windows: readonly SiteWindow[]): SiteWindow[] {
  return windows
    .filter(({ part }) => (part === 'forum' ? access.onForum : access.onMontage))
    .toSorted((one, other) => one.from - other.from)
}

/** Whether they may be on site at this moment; if not, when they may next, or null when it is over for them. */
export function siteAccessAt(
  at: number,
  access: SiteAccess,
  windows: readonly SiteWindow[],
): { open: true; until: number } | { open: false; next: number | null } {
  const own = windowsOf(access, windows)
  const now = own.find(({ from, to }) => from <= at && at < to)
  if (now) return { open: true, until: now.to }
  return { open: false, next: own.find(({ from }) => from > at)?.from ?? null }
}

/** Which windows are wrong: one that ends before it begins, or begins before the one before it has ended. */
export function siteWindowFaults(windows: readonly SiteWindow[]): SitePart[] {
  const inOrder = siteParts.flatMap(part => windows.filter(window => window.part === part))
  return inOrder
    .filter(({ from, to }, index) => to <= from || from < (inOrder[index - 1]?.to ?? from))
    .map(({ part }) => part)
}
