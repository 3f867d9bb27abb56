import { emptySession, type SessionState, setCurrentUser } from './session-state.ts'

/** The part of the session that is kept for the browser session: everything except userData (spec point 3). */
export type StoredSession = Omit<SessionState, 'userData'>

export function storedPart({ userData: _, ...stored }: SessionState): StoredSession {
  return stored
}

/** Reads a stored value as a session; null for a foreign value or another version of ours, which costs only a new log-in. */
export function parseSession(value: unknown): StoredSession | null {
  if (!isRecord(value) || !looksLikeSession(value)) return null
  const state = { ...emptySession, ...value, userData: {} }
  return storedPart(setCurrentUser({ ...state, currentUser: null }, state.currentUser))
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

function looksLikeSession(stored: Record<string, unknown>): stored is StoredSession {
  return (
    listNames.every(name => Array.isArray(stored[name])) &&
    textNames.every(name => stored[name] === null || typeof stored[name] === 'string') &&
    instantNames.every(name => stored[name] === null || typeof stored[name] === 'number') &&
    typeof stored.directLogin === 'boolean' &&
    everyHas(stored.users, 'guid') &&
    // A field of every group, the youngest: a session without it is of an earlier version.
    everyHas(stored.groups, 'coordinatorLatinName') &&
    everyHas(stored.staffCompanies, 'guid')
  )
}

function everyHas(list: unknown, field: string): boolean {
  return Array.isArray(list) && list.every(item => typeof item === 'object' && item !== null && field in item)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
