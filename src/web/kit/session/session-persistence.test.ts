import { describe, expect, it } from 'vitest'
import { parseSession, storedPart } from './session-persistence.ts'
import { available, sampleGroup, sampleStaffCompany, sampleUsers } from './session-samples.ts'
import { setUserData, signIn } from './session-state.ts'

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

const asStored = (value: unknown) => parseSession(JSON.parse(JSON.stringify(value)))

describe('what is stored', () => {
  it('comes back the same', () => {
    const selected = storedPart({ ...state, currentUser: 'b' })
    expect(asStored(selected)).toEqual(selected)
  })

  it('leaves userData out', () => {
    const withData = storedPart(setUserData(state, 'a', { passport: '4511 123456' }))
    expect(JSON.stringify(withData)).not.toContain('4511')
    expect(asStored(withData)).toEqual(storedPart(state))
  })

  it('never brings a current user who is not in the list', () => {
    expect(asStored(storedPart({ ...state, currentUser: 'z' }))?.currentUser).toBeNull()
  })
})

describe('what is not ours', () => {
  const stored = storedPart(state)

  it.each<[string, unknown]>([
    ['nothing', null],
    ['another value', 'session'],
    ['a list', []],
    ['an empty object', {}],
    ['a token that is no text', { ...stored, accessToken: 5 }],
    ['an expiry that is no number', { ...stored, expiresAt: 'soon' }],
    ['users that are no list', { ...stored, users: {} }],
    ['users without guid', { ...stored, users: [{}] }],
    ['a group that is null', { ...stored, groups: [null] }],
    ['a group of an earlier version', { ...stored, groups: [{ guid: 'a', coordinatorFirstName: 'Олег' }] }],
    ['a flag that is no flag', { ...stored, directLogin: 'yes' }],
  ])('is no session: %s', (_, value) => {
    expect(parseSession(value)).toBeNull()
  })

  it('takes no userData from storage', () => {
    expect(parseSession({ ...stored, userData: { a: 1 } })).toEqual(stored)
  })
})
