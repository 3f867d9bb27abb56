import { availabilityOf } from '#domain/account/availability.ts'
import type { Guard } from '#web/site-map.ts'
import { landingPath, unauthenticatedRedirect } from './redirects.ts'
import { isAuthenticated, isCoordinatorMode } from './session-rules.ts'
import type { SessionState } from './session-state.ts'

// For a coordinator without a participant; the rest of the cabinet is about one person.
const coordinatorPages = ['/account/chat', '/account/settings']

export type Visit = {
  guard: Guard
  /** Path, query and hash, in either language. */
  fullPath: string
}

/**
 * Where a visit to a guarded page must be redirected, or null when it may open (spec points 2 and 6). This is only for convenience: the server checks
 * every request by itself.
 */
export function guardRedirect({ guard, fullPath }: Visit, state: SessionState, now: number): string | null {
  if (guard === 'none') return null
  if (!isAuthenticated(state, now)) return unauthenticatedRedirect(fullPath)
  const path = fullPath.replace(/[?#].*$/s, '')
  const prefix = /^\/en(?=\/|$)/.test(path) ? '/en' : ''
  const target = wrongPlace(guard, state, path.slice(prefix.length).replace(/(?<=.)\/$/, ''))
  return target === null ? null : `${prefix}${target}`
}

function wrongPlace(guard: Guard, state: SessionState, path: string): string | null {
  if (guard === 'organiser') return state.organiserRoles.length > 0 ? null : '/organizer/login'
  if (guard === 'staff') return state.staffCompanies.length > 0 ? null : landingPath(state)
  return guard === 'cabinet' ? outsideCabinet(state, path) : null
}

function outsideCabinet(state: SessionState, path: string): string | null {
  // The board belongs to the account and needs no participant, so it opens even to somebody who is waiting or was rejected.
  if (path === '/account/group' && state.groups.length > 0) return null
  const current = state.users.find(user => user.guid === state.currentUser)
  if (current) {
    const availability = availabilityOf(current)
    if (availability === 'blocked') return '/login/blocked'
    return availability === 'waiting' ? '/login/waiting' : null
  }
  if (isCoordinatorMode(state) && coordinatorPages.includes(path)) return null
  const landing = landingPath(state)
  // There is one participant but none is chosen, so choosing comes first.
  return landing === '/account' ? '/login/select-user' : landing
}
