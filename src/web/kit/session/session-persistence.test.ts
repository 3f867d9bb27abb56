import { describe, expect, it } from 'vitest'
import { readSession, writeSession } from './session-persistence.ts'
import { available, sampleGroup, sampleStaffCompany, sampleUsers } from './session-samples.ts'
import { emptySession, setUserData, signIn } from './session-state.ts'

const state = signIn(
  {
    accessToken: 'e30.e30.x',
    expiresAt: '2025-09-15T19:00:00Z',
    phone: '+79123456789',
    users: sampleUsers(available, available),
    groups: [sampleGroup()],
    staffCompanies: [sampleStaffCompany()],
    organiserRoles: ['support'],
  },
  1_757_900_000_000,
)

describe('what is stored', () => {
  it('comes back the same', () => {
    const selected = { ...state, currentUser: 'b' }
    expect(readSession(writeSession(selected))).toEqual(selected)
  })

  it('leaves userData out', () => {
    const withData = setUserData(state, 'a', { passport: '4511 123456' })
    expect(writeSession(withData)).not.toContain('4511')
    expect(readSession(writeSession(withData))).toEqual(state)
  })

  it('never brings a current user who is not in the list', () => {
    expect(readSession(writeSession({ ...state, currentUser: 'z' })).currentUser).toBeNull()
  })
})

describe('what is not ours', () => {
  const stored = JSON.parse(writeSession(state))

  it.each<[string, string | null]>([
    ['nothing', null],
    ['an empty text', ''],
    ['broken JSON', '{"accessToken":'],
    ['another value', '"session"'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['a token that is no text', JSON.stringify({ ...stored, accessToken: 5 })],
    ['an expiry that is no number', JSON.stringify({ ...stored, expiresAt: 'soon' })],
    ['users that are no list', JSON.stringify({ ...stored, users: {} })],
    ['users without guid', JSON.stringify({ ...stored, users: [{}] })],
    ['a group that is null', JSON.stringify({ ...stored, groups: [null] })],
    ['a flag that is no flag', JSON.stringify({ ...stored, directLogin: 'yes' })],
  ])('gives the empty session: %s', (_, text) => {
    expect(readSession(text)).toEqual(emptySession)
  })

  it('takes no userData from storage', () => {
    expect(readSession(JSON.stringify({ ...stored, userData: { a: 1 } })).userData).toEqual({})
  })
})
