import type { SessionUser } from '#contract/auth.ts'
import { useSession } from '#web/kit/session/use-session.ts'

/** The participant chosen at log-in, or null: for a coordinator without one, and until the session is known. */
export function useCurrentParticipant(): SessionUser | null {
  const { users, currentUser } = useSession()
  return users.find(user => user.guid === currentUser) ?? null
}

/** Whether somebody else's cabinet is open: an assistant is at work, and the page does not address the participant. */
export function useIsManaged(): boolean {
  return (useCurrentParticipant()?.sections ?? null) !== null
}
