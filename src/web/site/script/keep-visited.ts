/** After everything else of the page, so that a slow network is not asked for more while somebody waits, in milliseconds. */
const pause = 4000

/** Keeps the page that is being read, so that it opens without a network: halls are full, and their networks too. */
export function keepVisited(): void {
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  if (saves || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    void import('#web/kit/kept/keep-pages.ts')
      .then(({ keepSitePages }) => keepSitePages(visitedPaths()))
      .catch(() => {})
  }, pause)
}

/** The page, the one that stands in for those that are not kept, and every day of an open programme. */
function visitedPaths(): string[] {
  const { pathname } = location
  const english = /^\/en(?=\/|$)/.exec(pathname)?.[0] ?? ''
  const days = pathname === `${english}/program` ? [`${pathname}?day=all`] : []
  return [pathname, ...days, `${english}/offline`]
}
