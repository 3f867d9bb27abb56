import { mayOrganise } from '#domain/access/organiser-role.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { isAuthenticated } from '#web/kit/session/session-rules.ts'

/** Tells whether who is logged in may move the clock, now and whenever that changes; gives back how to stop. */
export function watchClockMover(tell: (mayMove: boolean) => void): () => void {
  const store = browserSession('organizer')
  const look = () => {
    const state = store.getState()
    tell(isAuthenticated(state, store.getNow()) && mayOrganise(state.organiserRoles, 'move-clock'))
  }
  look()
  return store.subscribe(look)
}
