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
  /** What the screen is called by: one cause of all, else that access is closed; `none` where nobody is closed any more. */
  cause: 'declined' | 'withdrawn' | 'closed' | 'none'
}

/** The chosen participant, or every closed one where none was chosen. */
export function blockedPeople(
  session: AccountLists & { readonly currentUser: string | null },
): BlockedPeople {
  const blocked = session.users.filter(user => availabilityOf(user) === 'blocked')
  const chosen = blocked.filter(({ guid }) => guid === session.currentUser)
  const people = chosen.length > 0 ? chosen : blocked
  const landing = landingPath(session)
  const cause = causeOf(people)
  if (blocked.length === 0) return { people, cause, onward: 'lifted' }
  if (landing === '/account/group') return { people, cause, onward: 'group' }
  const alone = landing === '/login/blocked' && people.length === blocked.length
  return { people, cause, onward: alone ? 'none' : 'others' }
}

function causeOf(people: readonly SessionUser[]): BlockedPeople['cause'] {
  if (people.length === 0) return 'none'
  // A refusal of the security service closes the site, whatever the committee has said.
  const all = (status: SessionUser['status']) =>
    people.every(user => user.status === status && user.security !== 'rejected')
  if (all('rejected')) return 'declined'
  return all('cancelled') ? 'withdrawn' : 'closed'
}
