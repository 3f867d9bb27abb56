import { createStore } from 'zustand/vanilla'
import { kept } from '#web/kit/kept/kept.ts'

const reloads = kept('chunk-reload', readTimes, { of: 'none', until: 'browser', tab: true })

/** A page whose code chunk failed to load is reloaded at most once per path in this time (spec points 4 and 9). */
export const chunkReloadMilliseconds = 10_000

/**
 * Whether the page at `path` may be reloaded now for a missing chunk; records the reload. Without storage to record it the answer is no: reloading
 * for ever is worse than an error screen.
 */
export function mayReload(path: string, now: number): boolean {
  // Drops expired entries, so that the record stays small.
  const recent = Object.entries(reloads.read() ?? {}).filter(
    ([, time]) => time <= now && now - time < chunkReloadMilliseconds,
  )
  if (recent.some(([key]) => key === path)) return false
  return reloads.write(Object.fromEntries([...recent, [path, now]]))
}

/** Whether an error is one that a browser (Chromium, Firefox, Safari) or the bundler throws for a chunk that failed to load. */
function isChunkFailure(error: unknown): boolean {
  const message = error instanceof Error ? error.message : ''
  return /dynamically imported module|importing a module script failed|unable to preload css/i.test(message)
}

/** The part of the Navigation API that is used here; browsers before 2026 may lack it. */
type Navigations = EventTarget
type NavigateEvent = Event & { navigationType: string }

let ownReload = false
/** Where the router is going before it arrives; the window still has the address of the former page. */
let headedFor: URL | null = null
/** Where the router is. */
let shownAt: string | null = null
/** Where a step back or forward leads, until the router has arrived there; the window has this address already. */
let steppedTo: string | null = null

/**
 * Follows one navigation of the router from start to end. `to` is an address, absolute or relative to `from`; for a number, a step in the history,
 * the browser already has the target's address.
 */
export async function followNavigation(
  navigation: () => Promise<unknown>,
  { to, from }: { to: string | number; from: string },
): Promise<void> {
  const target = typeof to === 'string' && URL.canParse(to, from) ? new URL(to, from) : null
  headedFor = target
  // It takes the place of a step that has not arrived.
  if (target) steppedTo = null
  try {
    await navigation()
  } finally {
    // A later navigation interrupts an earlier one, which then ends after the later one began.
    if (headedFor === target) headedFor = null
  }
}

/** The router shows the page at `address` now. */
export function arrivedAt(address: string): void {
  shownAt = address
  if (steppedTo === address) steppedTo = null
}

/**
 * Applies the rule above to every reload by a script: after the bundler's failed chunks, and by React Router, which reloads without a limit when a
 * page's module fails to load (decision 022). If the person was on the way to another page, that page is loaded; reloading the current one would look
 * as if the click did nothing. If they were on the way nowhere, the module was fetched ahead and nobody misses it: the page they read stays. Scripts
 * are not told of reloads by the person; intentional ones call `reloadPage`.
 */
export function watchChunkFailures(target: Window & { navigation?: Navigations }): void {
  target.addEventListener('popstate', () => {
    // A step that a form with unsaved changes held back is undone by a second one, to the page that is shown.
    const { href } = target.location
    steppedTo = href === shownAt ? null : href
  })
  target.addEventListener('vite:preloadError', event => {
    // The reload replaces the error that would otherwise reach the error screen.
    if (reload(target)) event.preventDefault()
  })
  target.navigation?.addEventListener('navigate', event => {
    if ((event as NavigateEvent).navigationType !== 'reload' || ownReload) return
    if (!headedFor && !steppedTo) return event.preventDefault()
    const { elsewhere } = destination(target)
    const may = allowed(target)
    if (may && !elsewhere) return
    event.preventDefault()
    if (!may) return refusedReload.setState(true)
    // Only after this event: the browser aborts a navigation that starts inside a prevented one.
    queueMicrotask(() => elsewhere && target.location.assign(elsewhere))
  })
}

/** Reloads the page by the rule above after a missing chunk; true when a reload is under way. */
export function reloadAfterChunkFailure(error: unknown, target: Window): boolean {
  return isChunkFailure(error) && reload(target)
}

/** Whether a page could not be loaded and reloading was refused: the router waits for it for ever. The person going on to another page ends it. */
export const refusedReload = createStore(() => false)

/** An intentional reload, which the rule does not limit. */
export function reloadPage(target: Window): void {
  ownReload = true
  target.location.reload()
  ownReload = false
}

function reload(target: Window): boolean {
  if (!allowed(target)) return false
  const { elsewhere } = destination(target)
  if (elsewhere) target.location.assign(elsewhere)
  else reloadPage(target)
  return true
}

/** The path of the wanted page, and its whole address if it is not the window's. */
function destination({ location }: Window): { path: string; elsewhere: string | null } {
  const own = headedFor?.origin === new URL(location.href).origin ? headedFor : null
  if (!own || own.pathname + own.search === location.pathname + location.search)
    return { path: location.pathname, elsewhere: null }
  return { path: own.pathname, elsewhere: own.href }
}

function allowed(target: Window): boolean {
  return mayReload(destination(target).path, Date.now())
}

function readTimes(value: unknown): Record<string, number> | null {
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).filter(([, time]) => typeof time === 'number'))
}
