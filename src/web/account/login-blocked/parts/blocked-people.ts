import type { SessionUser } from '#contract/auth.ts'
import { availabilityOf } from '#domain/account/availability.ts'
import { landingPath } from '#web/kit/session/redirects.ts'
import type { AccountLists } from '#web/kit/session/session-rules.ts'

/**
 * Whom the screen is about, and where it leads: `none` where the whole account is closed, `lifted` where nobody is closed any more, else to the group
 * or to the other participants, whom the decision does not concern.
 */
export type BlockedPeople = {
  people: SessionUser[]
  onward: 'none' | 'lifted' | 'group' | 'others'
}

/** The chosen participant, or every closed one where none was chosen. */
export function blockedPeople(
  session: AccountLists & { readonly currentUser: string | null },
): BlockedPeople {
  const blocked = session.users.filter(user => availabilityOf(user) === 'blocked')
  const chosen = blocked.filter(({ guid }) => guid === session.currentUser)
  const people = chosen.length > 0 ? chosen : blocked
  const landing = landingPath(session)
  if (blocked.length === 0) return { people, onward: 'lifted' }
  if (landing === '/account/group') return { people, onward: 'group' }
  const alone = landing === '/login/blocked' && people.length === blocked.length
  return { people, onward: alone ? 'none' : 'others' }
}
