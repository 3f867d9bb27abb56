import { createStore } from 'zustand/vanilla'
import { kept } from '#web/kit/kept/kept.ts'

const reloads = kept('chunk-reload', readTimes, { of: 'none', until: 'browser', tab: true })

/** A page whose code chunk did not load is reloaded at most once per path in this time (spec points 4 and 9). */
export const chunkReloadMilliseconds = 10_000

/**
 * Whether the page at `path` may be reloaded now for a chunk that did not load, and notes that it was. Without a storage
 * to note it in the answer is no: a page that reloads for ever is worse than an error screen.
 */
export function mayReload(path: string, now: number): boolean {
  // Only what still counts is kept, so the note stays small.
  const recent = Object.entries(reloads.read() ?? {}).filter(
    ([, time]) => time <= now && now - time < chunkReloadMilliseconds,
  )
  if (recent.some(([key]) => key === path)) return false
  return reloads.write(Object.fromEntries([...recent, [path, now]]))
}

/** Whether an error is a browser's (Chromium, Firefox, Safari) or the bundler's word for a chunk that did not load. */
function isChunkFailure(error: unknown): boolean {
  const message = error instanceof Error ? error.message : ''
  return /dynamically imported module|importing a module script failed|unable to preload css/i.test(message)
}

/** The part of the Navigation API that is used here; browsers before 2026 may lack it. */
type Navigations = EventTarget
type NavigateEvent = Event & { navigationType: string }

let ownReload = false
/** Where the router is going and has not arrived: the address of the window is still that of the page being left. */
let headedFor: URL | null = null

/**
 * Follows one navigation of the router from its call to its end. `to` is an address, absolute or relative to `from`; a
 * number is a step in the history, where the browser's own address is the target already.
 */
export async function followNavigation(
  navigation: () => Promise<unknown>,
  { to, from }: { to: string | number; from: string },
): Promise<void> {
  const target = typeof to === 'string' && URL.canParse(to, from) ? new URL(to, from) : null
  headedFor = target
  try {
    await navigation()
  } finally {
    // A later navigation interrupts an earlier one, which then ends after the later one began.
    if (headedFor === target) headedFor = null
  }
}

/**
 * Holds every reload that a script asks for to the rule above: those of the bundler's failed chunks, and those of React
 * Router, which reloads without a limit of its own when a page's module does not load (decision 022). Where the person was on
 * the way to another page, it is that page that is loaded: reloading the one being left would look as if the click did
 * nothing. A reload that a person asks of the browser is not announced to scripts; what else reloads on purpose calls
 * `reloadPage`.
 */
export function watchChunkFailures(target: Window & { navigation?: Navigations }): void {
  target.addEventListener('vite:preloadError', event => {
    // The reload replaces the error that would otherwise reach the error screen.
    if (reload(target)) event.preventDefault()
  })
  target.navigation?.addEventListener('navigate', event => {
    if ((event as NavigateEvent).navigationType !== 'reload' || ownReload) return
    const { elsewhere } = destination(target)
    const may = allowed(target)
    if (may && !elsewhere) return
    event.preventDefault()
    if (!may) return refusedReload.setState(true)
    // Only after this event: the browser aborts what is begun inside one that is held back.
    queueMicrotask(() => elsewhere && target.location.assign(elsewhere))
  })
}

/** Reloads the page by the rule above if the error is of that kind; true when a reload is under way. */
export function reloadAfterChunkFailure(error: unknown, target: Window): boolean {
  return isChunkFailure(error) && reload(target)
}

/** Whether a page could not be loaded and reloading was refused: the router waits for it for ever. The person going on to another page ends it. */
export const refusedReload = createStore(() => false)

/** A reload on purpose, which the rule is not about. */
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

/** The path of the page that is wanted, and its whole address where it is not the one in the window. */
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
