import type { SessionUser } from '#contract/auth.ts'

type Lists = { users: readonly SessionUser[]; currentUser: string | null }

/** The person whose cabinet an assistant had open and which the account may not open any more; null where nothing of the kind happened. */
export function closedAccess(before: Lists, after: Pick<Lists, 'users'>): SessionUser | null {
  const open = before.users.find(({ guid }) => guid === before.currentUser)
  if (!open || open.sections === null) return null
  return after.users.some(({ guid }) => guid === open.guid) ? null : open
}
