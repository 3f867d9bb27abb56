import { availabilityOf } from '#domain/account/availability.ts'
import { landingPath } from './redirects.ts'
import type { AccountLists } from './session-rules.ts'

/** Guids of participants that the account can no longer open: blocked, or gone from its list. */
export function closedParticipants(before: Pick<AccountLists, 'users'>, next: Pick<AccountLists, 'users'>) {
  const open = ({ users }: Pick<AccountLists, 'users'>) =>
    users.filter(user => availabilityOf(user) !== 'blocked').map(({ guid }) => guid)
  const left = new Set(open(next))
  return open(before).filter(guid => !left.has(guid))
}

/** Whether the account can open only the page that says why it is blocked (product.md §5). */
export function isAccountBlocked(lists: AccountLists): boolean {
  return landingPath(lists) === '/login/blocked'
}
