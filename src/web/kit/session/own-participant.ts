import { browserSession } from './browser-session.ts'

/**
 * The participant who is the account's own person, if their cabinet is open or the only one; null where nobody is logged in or somebody else's cabinet is
 * open: what this device knows is its owner's.
 */
export function ownParticipant(): string | null {
  const session = browserSession('participant')
  if (!session.isAuthenticated()) return null
  const { users, currentUser } = session.getState()
  const own = users.filter(({ primary }) => primary)
  const found = currentUser === null ? (own.length === 1 ? own[0] : undefined) : own.find(isCurrent)
  return found?.guid ?? null

  function isCurrent({ guid }: { guid: string }): boolean {
    return guid === currentUser
  }
}
