import { createSessionStore, type SessionStore } from './session-store.ts'

let store: SessionStore | null = null

/**
 * The session store of this browser tab, for guards, requests and hooks alike. Throws on the server, where one store would
 * be shared by everybody: what is rendered there is rendered for nobody.
 */
export function browserSession(): SessionStore {
  if (typeof window === 'undefined') throw new Error('The client session exists in the browser alone')
  store ??= createSessionStore({
    storage: sessionStorageOrNull(),
    clock: () => Date.now(),
    every: (milliseconds, callback) => {
      const timer = window.setInterval(callback, milliseconds)
      return () => window.clearInterval(timer)
    },
  })
  return store
}

function sessionStorageOrNull(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    // Reading the property throws where the browser forbids storage altogether.
    return null
  }
}
