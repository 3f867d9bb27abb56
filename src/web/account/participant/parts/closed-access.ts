import type { SessionUser } from '#contract/auth.ts'

type Lists = { users: readonly SessionUser[]; currentUser: string | null }

/** The person whose cabinet an assistant had open and lost access to; null otherwise. */
export function closedAccess(before: Lists, after: Pick<Lists, 'users'>): SessionUser | null {
  const open = before.users.find(({ guid }) => guid === before.currentUser)
  if (!open || open.sections === null) return null
  return after.users.some(({ guid }) => guid === open.guid) ? null : open
}
