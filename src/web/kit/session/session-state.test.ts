import { InvalidTokenError } from 'jwt-decode'
import { describe, expect, it } from 'vitest'
import { available, sampleGroup, sampleStaffCompany, sampleUsers, waiting } from './session-samples.ts'
import {
  emptySession,
  setCurrentUser,
  setDictionaries,
  setLists,
  setPhone,
  setToken,
  setUserData,
  signIn,
} from './session-state.ts'

const now = Date.parse('2025-09-15T07:00:00Z')
const inTwelveHours = '2025-09-15T19:00:00.000Z'

function tokenWithExp(seconds: number): string {
  return `e30.${Buffer.from(JSON.stringify({ exp: seconds })).toString('base64url')}.x`
}

const token = tokenWithExp(Date.parse('2025-09-15T10:00:00Z') / 1000)

describe('setToken', () => {
  it('records the token and the time', () => {
    expect(setToken(emptySession, { accessToken: token }, now)).toMatchObject({
      accessToken: token,
      tokenLastUpdated: now,
      directLogin: false,
    })
  })

  it.each([
    ['ISO text', inTwelveHours, '2025-09-15T19:00:00Z'],
    ['ISO text with an offset', '2025-09-15T22:00:00+03:00', '2025-09-15T19:00:00Z'],
    ['a number', Date.parse(inTwelveHours), '2025-09-15T19:00:00Z'],
    ['digits', String(Date.parse(inTwelveHours)), '2025-09-15T19:00:00Z'],
    ['nothing', undefined, '2025-09-15T10:00:00Z'],
    ['text that is no time', 'tomorrow', '2025-09-15T10:00:00Z'],
    ['not a number', Number.NaN, '2025-09-15T10:00:00Z'],
  ])('takes the expiry from %s', (_, expiresAt, expected) => {
    const state = setToken(
      emptySession,
      { accessToken: token, ...(expiresAt !== undefined && { expiresAt }) },
      now,
    )
    expect(state.expiresAt).toBe(Date.parse(expected))
  })

  it.each([
    ['later moves', '2025-09-15T20:00:00Z', '2025-09-15T20:00:00Z'],
    ['earlier does not', '2025-09-15T18:00:00Z', inTwelveHours],
    ['the same stays', inTwelveHours, inTwelveHours],
  ])('of two expiries keeps the later: %s', (_, given, expected) => {
    const first = setToken(emptySession, { accessToken: token, expiresAt: inTwelveHours }, now)
    const second = setToken(first, { accessToken: 'another', expiresAt: given }, now + 1000)
    expect(second).toMatchObject({
      accessToken: 'another',
      expiresAt: Date.parse(expected),
      tokenLastUpdated: now + 1000,
    })
  })

  it('keeps a later expiry against the exp of a new token', () => {
    const first = setToken(emptySession, { accessToken: token, expiresAt: inTwelveHours }, now)
    expect(setToken(first, { accessToken: token }, now).expiresAt).toBe(Date.parse(inTwelveHours))
  })

  it('leaves the expiry unknown where neither names one', () => {
    expect(setToken(emptySession, { accessToken: 'e30.e30.x' }, now).expiresAt).toBeNull()
  })

  it('does not read a token whose expiry is given, and refuses one it has to read and cannot', () => {
    expect(setToken(emptySession, { accessToken: 'opaque', expiresAt: inTwelveHours }, now).accessToken).toBe(
      'opaque',
    )
    expect(() => setToken(emptySession, { accessToken: 'opaque' }, now)).toThrow(InvalidTokenError)
  })

  it('keeps the direct log-in through a renewal', () => {
    const direct = setToken(emptySession, { accessToken: token, directLogin: true }, now)
    expect(setToken(direct, { accessToken: token }, now).directLogin).toBe(true)
  })
})

describe('lists and the current user', () => {
  const users = sampleUsers(available, available, waiting)
  const listed = setLists(emptySession, { users, groups: [], staffCompanies: [] })

  it.each([
    ['a user of the list', 'b', 'b'],
    ['a waiting user of the list', 'c', 'c'],
    ['nobody', null, null],
  ])('selects %s', (_, guid, expected) => {
    expect(setCurrentUser(setCurrentUser(listed, 'a'), guid).currentUser).toBe(expected)
  })

  it('does not select a stranger', () => {
    const state = setCurrentUser(listed, 'a')
    expect(setCurrentUser(state, 'z')).toBe(state)
  })

  it('unsets a current user who left the list, and keeps one who stayed', () => {
    const state = setCurrentUser(listed, 'b')
    const rest = { groups: [], staffCompanies: [] }
    expect(setLists(state, { users, ...rest }).currentUser).toBe('b')
    const others = sampleUsers(available, waiting, available).filter(user => user.guid !== 'b')
    expect(setLists(state, { users: others, ...rest }).currentUser).toBeNull()
    expect(setLists(state, { users: [], ...rest }).currentUser).toBeNull()
  })

  it('selects the only user the cabinet opens for', () => {
    const lists = { users: sampleUsers(waiting, available), groups: [], staffCompanies: [] }
    expect(setLists(emptySession, lists).currentUser).toBe('b')
  })

  it('keeps the console roles unless new ones come', () => {
    const lists = { users: [], groups: [], staffCompanies: [] }
    const admin = setLists(emptySession, { ...lists, organiserRoles: ['admin'] })
    expect(setLists(admin, lists).organiserRoles).toEqual(['admin'])
    expect(setLists(admin, { ...lists, organiserRoles: [] }).organiserRoles).toEqual([])
  })
})

it('keeps the phone in both forms', () => {
  const state = setPhone(emptySession, '+79123456789')
  expect(state).toMatchObject({ phone: '+79123456789', phoneFormatted: '+7\u00a0912\u00a0345-67-89' })
  expect(setPhone(state, null)).toEqual(emptySession)
})

it('keeps extra data by user', () => {
  const state = setUserData(setUserData(emptySession, 'a', { draft: 1 }), 'b', { draft: 2 })
  expect(state.userData).toEqual({ a: { draft: 1 }, b: { draft: 2 } })
})

it('keeps the dictionaries', () => {
  const dictionaries = {
    userTypes: [{ id: 1, code: 'participant' }],
    userStatuses: [{ id: 60, code: 'approved' }],
    securityStatuses: [{ id: -20, code: 'rejected' }],
  }
  expect(setDictionaries(emptySession, dictionaries)).toEqual({ ...emptySession, ...dictionaries })
})

describe('signIn', () => {
  const answer = {
    accessToken: token,
    expiresAt: '2025-09-15T08:00:00Z',
    phone: '+79123456789',
    users: sampleUsers(available),
    groups: [sampleGroup()],
    staffCompanies: [sampleStaffCompany()],
    organiserRoles: [],
  }

  it('takes all that the answer says', () => {
    expect(signIn(answer, now)).toEqual({
      ...emptySession,
      accessToken: token,
      expiresAt: Date.parse('2025-09-15T08:00:00Z'),
      tokenLastUpdated: now,
      phone: '+79123456789',
      phoneFormatted: '+7\u00a0912\u00a0345-67-89',
      users: answer.users,
      groups: answer.groups,
      staffCompanies: answer.staffCompanies,
      currentUser: 'a',
    })
  })

  it('marks a log-in by link', () => {
    expect(signIn(answer, now, { directLogin: true }).directLogin).toBe(true)
  })
})
