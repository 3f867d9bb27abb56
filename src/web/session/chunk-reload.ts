const storageKey = 'chunk-reload'

/** A page whose code chunk did not load is reloaded at most once per path in this time (spec points 4 and 9). */
export const chunkReloadMilliseconds = 10_000

/**
 * Whether the page at `path` may be reloaded now for a chunk that did not load, and notes that it was. Without a storage
 * to note it in the answer is no: a page that reloads for ever is worse than an error screen.
 */
export function mayReload(path: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const times = readTimes(storage.getItem(storageKey))
    // Only what still counts is kept, so the note stays small.
    const recent = Object.entries(times).filter(
      ([, time]) => time <= now && now - time < chunkReloadMilliseconds,
    )
    if (recent.some(([key]) => key === path)) return false
    storage.setItem(storageKey, JSON.stringify(Object.fromEntries([...recent, [path, now]])))
    return true
  } catch {
    return false
  }
}

/** Whether an error is a browser's (Chromium, Firefox, Safari) or the bundler's word for a chunk that did not load. */
function isChunkFailure(error: unknown): boolean {
  const message = error instanceof Error ? error.message : ''
  return /dynamically imported module|importing a module script failed|unable to preload css/i.test(message)
}

/** Reloads the page by the rule above when the bundler reports a chunk that did not load. */
export function watchChunkFailures(target: Window): void {
  target.addEventListener('vite:preloadError', event => {
    // The reload replaces the error that would otherwise reach the error screen.
    if (reload(target)) event.preventDefault()
  })
}

/** Reloads the page by the rule above if the error is of that kind; true when a reload is under way. */
export function reloadAfterChunkFailure(error: unknown, target: Window): boolean {
  return isChunkFailure(error) && reload(target)
}

function reload(target: Window): boolean {
  try {
    if (!mayReload(target.location.pathname, Date.now(), target.sessionStorage)) return false
  } catch {
    // Reading the property throws where the browser forbids storage altogether.
    return false
  }
  target.location.reload()
  return true
}

function readTimes(text: string | null): Record<string, number> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([, time]) => typeof time === 'number'))
  } catch {
    return {}
  }
}
