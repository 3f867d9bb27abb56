import { type Audience, pageAudience } from '#web/kit/kept/audience.ts'
import { watchKept } from '#web/kit/kept/watch-kept.ts'
import { reloadPage } from './chunk-reload.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'

const stores = new Map<Audience, SessionStore>()

/** An organiser's log-in ends after so long without use (product.md §5), in milliseconds. */
const idleLimit = 60 * 60_000

/**
 * The session store of this browser for an audience, by default the page's own, for guards, requests and hooks alike: all tabs share the log-in. Throws on
 * the server, where one store would be shared by everybody: what is rendered there is rendered for nobody.
 */
export function browserSession(audience: Audience = pageAudience()): SessionStore {
  if (typeof window === 'undefined') throw new Error('The client session exists in the browser alone')
  const known = stores.get(audience)
  if (known) return known
  const store = createSessionStore({
    audience,
    clock: () => Date.now(),
    every: (milliseconds, callback) => {
      const timer = window.setInterval(callback, milliseconds)
      return () => window.clearInterval(timer)
    },
    onOtherAccount: () => reloadPage(window),
    ...(audience === 'organizer' && { idleLimit }),
  })
  stores.set(audience, store)
  watchKept(store.sync)
  if (audience === 'organizer') watchUse(store)
  return store
}

function watchUse(store: SessionStore): void {
  const use = () => {
    if (pageAudience() === 'organizer') store.use()
  }
  for (const name of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(name, use, { passive: true })
}
