import { availabilityOf } from '#domain/account/availability.ts'
import { ownPath } from './own-path.ts'
import {
  type AccountLists,
  cabinetUsers,
  isCoordinatorMode,
  isRegistered,
  isStaffOwnerMode,
  primaryUsers,
} from './session-rules.ts'

/**
 * Where an unauthenticated visit to a guarded page goes (spec point 2): a path containing /staff to the staff log-in with
 * the full path to come back to, one containing /signup to sign-up, any other to log-in, with the full path only when it
 * is of the account. Pages under /organizer go to the console's own log-in (product.md §9). The language stays.
 * `fullPath` is path, query and hash.
 */
export function unauthenticatedRedirect(fullPath: string): string {
  const { prefix, plain } = splitLanguage(fullPath)
  const path = plain.replace(/[?#].*$/s, '')
  const back = `?redirect=${encodeURIComponent(fullPath)}`
  if (isUnder(path, '/organizer')) return `${prefix}/organizer/login${back}`
  if (path.includes('/staff')) return `${prefix}/staff/login${back}`
  if (path.includes('/signup')) return `${prefix}/signup`
  return `${prefix}/login${path.startsWith('/account') ? back : ''}`
}

/**
 * Where a failed sign-in or a request without a live token sends the user, replacing history (spec points 2 and 4): to
 * sign-up when the current route name starts with `signup`, else to log-in. The console has a log-in of its own.
 */
export function failedSignInTarget(routeName: string | null, currentPath: string): string {
  const { prefix } = splitLanguage(currentPath)
  if (routeName?.startsWith('organiser')) return `${prefix}/organizer/login`
  return `${prefix}${routeName?.startsWith('signup') ? '/signup' : '/login'}`
}

/**
 * The path on which an account lands after the code (product.md §5, decision 011). A group or a staff company alone opens at once; together with
 * managed people it is one of several to choose from. An account whose own person is blocked, with nobody available and no group, gets the page that
 * says so.
 */
export function landingPath(lists: AccountLists): string {
  const { users, groups } = lists
  const allBlocked = users.length > 0 && users.every(user => availabilityOf(user) === 'blocked')
  if (!isRegistered(lists)) return '/signup/type'
  // A decision about the coordinator does not take the group away from its people.
  if (allBlocked && primaryUsers(lists).length > 0 && groups.length === 0) return '/login/blocked'
  const open = cabinetUsers(lists).length
  const runs = isCoordinatorMode(lists) ? '/account/group' : isStaffOwnerMode(lists) ? '/staff' : null
  if (runs && open === 0) return runs
  if (open > 0) return open === 1 && !runs ? '/account' : '/login/select-user'
  return allBlocked ? '/login/blocked' : '/login/waiting'
}

/**
 * Where to go after a log-in that began on `currentPath` with a `redirect` parameter. The parameter counts only when it is
 * a path of our own, and only for an account that has something to open; it never leads back out through a log-out page.
 * The choice of a participant takes it along.
 */
export function pathAfterSignIn(given: {
  redirect: string | null
  lists: AccountLists
  currentPath: string
}): string {
  const { prefix } = splitLanguage(given.currentPath)
  const landing = `${prefix}${landingPath(given.lists)}`
  const wanted = ownPath(given.redirect)
  if (!wanted || /^[^?#]*\/logout\/?(?:[?#]|$)/.test(wanted)) return landing
  if (landing.endsWith('/login/select-user')) return `${landing}?redirect=${encodeURIComponent(wanted)}`
  const closed = ['/signup/type', '/login/blocked', '/login/waiting'].some(path => landing.endsWith(path))
  return closed ? landing : wanted
}

function splitLanguage(path: string): { prefix: '' | '/en'; plain: string } {
  return /^\/en(?=[/?#]|$)/.test(path)
    ? { prefix: '/en', plain: path.slice('/en'.length) || '/' }
    : { prefix: '', plain: path }
}

function isUnder(path: string, area: string): boolean {
  return path === area || path.startsWith(`${area}/`)
}
