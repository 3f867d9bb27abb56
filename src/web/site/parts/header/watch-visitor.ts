import { browserSession } from '#web/kit/session/browser-session.ts'
import { isAuthenticated } from '#web/kit/session/session-rules.ts'
import { applyAction } from './apply-action.ts'
import type { Visitor } from './apply-as-nobody.ts'

/** Tells who is looking, now and whenever the session changes or ends; gives back how to stop. */
export function watchVisitor(tell: (visitor: Visitor) => void): () => void {
  const store = browserSession()
  let last = ''
  const look = () => {
    const authenticated = isAuthenticated(store.getState(), store.getNow())
    const visitor = {
      ...applyAction(store.getState(), authenticated),
      authenticated,
    }
    const now = JSON.stringify(visitor)
    // The store ticks every second; only a change is worth a new drawing.
    if (now !== last) tell(visitor)
    last = now
  }
  look()
  return store.subscribe(look)
}
