import { browserSession } from '#web/kit/session/browser-session.ts'
import { isAuthenticated } from '#web/kit/session/session-rules.ts'
import type { SessionStore } from '#web/kit/session/session-store.ts'
import { applyAction } from './apply-action.ts'
import type { Visitor } from './apply-as-nobody.ts'

/** Tells who is looking, now and whenever the session changes or ends; gives back how to stop. */
export function watchVisitor(tell: (visitor: Visitor) => void): () => void {
  // An organiser who is nobody else is led to the console.
  const [people, organisers] = [browserSession('participant'), browserSession('organizer')]
  let last = ''
  const look = () => {
    const isLive = (store: SessionStore) => isAuthenticated(store.getState(), store.getNow())
    const store = isLive(people) || !isLive(organisers) ? people : organisers
    const authenticated = isLive(store)
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
  const stops = [people.subscribe(look), organisers.subscribe(look)]
  return () => {
    for (const stop of stops) stop()
  }
}
