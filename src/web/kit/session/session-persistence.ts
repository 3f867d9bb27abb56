import { emptySession, type SessionState, setCurrentUser } from './session-state.ts'

/** Where the session lives in the browser's session storage. */
export const sessionStorageKey = 'session'

/** The part of the session that is kept for the browser session: everything except userData (spec point 3). */
export function writeSession(state: SessionState): string {
  const { userData: _, ...kept } = state
  return JSON.stringify(kept)
}

/**
 * Reads back what `writeSession` wrote. Text that is not ours, or of another version of ours, is worth a new log-in and no
 * more: it gives the empty session.
 */
export function readSession(text: string | null): SessionState {
  const stored = parseObject(text)
  if (!stored || !looksLikeSession(stored)) return emptySession
  const state = { ...emptySession, ...stored, userData: {} }
  return setCurrentUser({ ...state, currentUser: null }, state.currentUser)
}

const listNames = [
  'users',
  'groups',
  'staffCompanies',
  'userTypes',
  'userStatuses',
  'securityStatuses',
  'organiserRoles',
] as const

const textNames = ['accessToken', 'currentUser', 'phone', 'phoneFormatted'] as const

const instantNames = ['expiresAt', 'tokenLastUpdated'] as const

function looksLikeSession(stored: Record<string, unknown>): stored is Omit<SessionState, 'userData'> {
  return (
    listNames.every(name => Array.isArray(stored[name])) &&
    textNames.every(name => stored[name] === null || typeof stored[name] === 'string') &&
    instantNames.every(name => stored[name] === null || typeof stored[name] === 'number') &&
    typeof stored.directLogin === 'boolean' &&
    ['users', 'groups', 'staffCompanies'].every(name => everyHasGuid(stored[name]))
  )
}

function everyHasGuid(list: unknown): boolean {
  return (
    Array.isArray(list) && list.every(item => typeof item === 'object' && item !== null && 'guid' in item)
  )
}

function parseObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
