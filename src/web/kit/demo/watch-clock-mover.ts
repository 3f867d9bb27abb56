import { mayOrganise } from '#domain/access/organiser-role.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { isAuthenticated } from '#web/kit/session/session-rules.ts'

/** Calls back with whether the logged-in person may move the clock, now and on each change; returns a function that stops it. */
export function watchClockMover(tell: (mayMove: boolean) => void): () => void {
  const store = browserSession('organizer')
  const look = () => {
    const state = store.getState()
    tell(isAuthenticated(state, store.getNow()) && mayOrganise(state.organiserRoles, 'move-clock'))
  }
  look()
  return store.subscribe(look)
}
