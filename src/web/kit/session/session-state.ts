import type { OtpVerifyAnswer, SessionLists } from '#contract/auth.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { tokenExpiry } from './decode-token.ts'
import { type AccountLists, soleCabinetUser } from './session-rules.ts'

/** One row of a dictionary of the API. */
export type DictionaryEntry = { readonly id: number; readonly code: string }

/** The client session (spec point 3). Instants are milliseconds since 1970 UTC. */
export type SessionState = AccountLists & {
  readonly accessToken: string | null
  readonly expiresAt: number | null
  readonly tokenLastUpdated: number | null
  /** The log-in came from a link in a message and has no phone of its own. */
  readonly directLogin: boolean
  /** Guid of the selected user; always one of `users`. */
  readonly currentUser: string | null
  readonly userTypes: readonly DictionaryEntry[]
  readonly userStatuses: readonly DictionaryEntry[]
  readonly securityStatuses: readonly DictionaryEntry[]
  /** Extra data by user guid; the one part that is never stored. */
  readonly userData: Readonly<Record<string, unknown>>
  readonly phone: string | null
  readonly phoneFormatted: string | null
  /** Roles in the organiser console (product.md §9); empty for everybody else. */
  readonly organiserRoles: SessionLists['organiserRoles']
}

/** Nobody is logged in. Clearing auth means this state: everything is reset (spec point 4). */
export const emptySession: SessionState = {
  accessToken: null,
  expiresAt: null,
  tokenLastUpdated: null,
  directLogin: false,
  users: [],
  groups: [],
  staffCompanies: [],
  currentUser: null,
  userTypes: [],
  userStatuses: [],
  securityStatuses: [],
  userData: {},
  phone: null,
  phoneFormatted: null,
  organiserRoles: [],
}

export type GivenToken = {
  accessToken: string
  /** ISO time, or milliseconds since 1970 UTC as a number or as digits. */
  expiresAt?: string | number
  directLogin?: boolean
}

/**
 * Sets a token and records the time. The expiry comes from `expiresAt`, else from the token's own exp, and may only be
 * moved later (spec point 4). Throws InvalidTokenError when the expiry has to be read from a token that cannot be read.
 */
export function setToken(state: SessionState, given: GivenToken, now: number): SessionState {
  const expiresAt = instantOf(given.expiresAt) ?? tokenExpiry(given.accessToken)
  return {
    ...state,
    accessToken: given.accessToken,
    expiresAt: latest(state.expiresAt, expiresAt),
    tokenLastUpdated: now,
    directLogin: given.directLogin ?? state.directLogin,
  }
}

/** Sets the account's phone: E.164, and as people read it. */
export function setPhone(state: SessionState, phone: string | null): SessionState {
  return { ...state, phone, phoneFormatted: phone ? formatPhone(phone) : null }
}

/** Sets fresh lists. A current user who is not in them is unset; the only one whose cabinet opens becomes current. */
export function setLists(
  state: SessionState,
  lists: AccountLists & Partial<Pick<SessionState, 'organiserRoles'>>,
): SessionState {
  const kept = lists.users.some(user => user.guid === state.currentUser)
  return {
    ...state,
    users: lists.users,
    groups: lists.groups,
    staffCompanies: lists.staffCompanies,
    organiserRoles: lists.organiserRoles ?? state.organiserRoles,
    currentUser: kept ? state.currentUser : soleCabinetUser(lists),
  }
}

/** Selects a user; a guid that is not in the list changes nothing, null unsets (spec point 4). */
export function setCurrentUser(state: SessionState, guid: string | null): SessionState {
  const known = guid === null || state.users.some(user => user.guid === guid)
  return known ? { ...state, currentUser: guid } : state
}

/** Keeps extra data of one user until the page is left. */
export function setUserData(state: SessionState, guid: string, data: unknown): SessionState {
  return { ...state, userData: { ...state.userData, [guid]: data } }
}

export function setDictionaries(
  state: SessionState,
  dictionaries: Pick<SessionState, 'userTypes' | 'userStatuses' | 'securityStatuses'>,
): SessionState {
  const { userTypes, userStatuses, securityStatuses } = dictionaries
  return { ...state, userTypes, userStatuses, securityStatuses }
}

/** The session after a log-in: nothing of an earlier account stays, not even its expiry. */
export function signIn(
  answer: OtpVerifyAnswer,
  now: number,
  { directLogin = false }: { directLogin?: boolean } = {},
): SessionState {
  const { accessToken, expiresAt } = answer
  const withToken = setToken(emptySession, { accessToken, expiresAt, directLogin }, now)
  return setLists(setPhone(withToken, answer.phone), answer)
}

function instantOf(given: string | number | undefined): number | null {
  const instant =
    typeof given === 'string'
      ? /^\d+$/.test(given)
        ? Number(given)
        : Date.parse(given)
      : (given ?? Number.NaN)
  return Number.isFinite(instant) ? instant : null
}

function latest(known: number | null, given: number | null): number | null {
  if (known === null || given === null) return known ?? given
  return Math.max(known, given)
}
