import { describe, expect, it } from 'vitest'
import {
  cabinetUsers,
  coordinatorDetails,
  isAuthenticated,
  isCoordinatorMode,
  isExpired,
  isRegistered,
  isStaffOwnerMode,
  primaryUsers,
  secondaryUsers,
  secondsToExpiry,
  soleCabinetUser,
  staffOwnerDetails,
} from './session-rules.ts'
import {
  available,
  blocked,
  onHold,
  sampleGroup,
  sampleStaffCompany,
  sampleUsers,
  waiting,
} from './session-samples.ts'

const now = 1_000_000

describe('isAuthenticated', () => {
  const good = { accessToken: 'token', expiresAt: now + 1, directLogin: false, phone: '+79120000001' }

  it.each([
    ['token, time left, phone', {}, true],
    ['direct log-in without phone', { directLogin: true, phone: null }, true],
    ['neither phone nor direct log-in', { phone: null }, false],
    ['an empty phone', { phone: '' }, false],
    ['no token', { accessToken: null }, false],
    ['an empty token', { accessToken: '' }, false],
    ['expiring this millisecond', { expiresAt: now }, false],
    ['expired', { expiresAt: now - 1 }, false],
    ['unknown expiry', { expiresAt: null }, false],
    ['direct log-in does not outlive the token', { directLogin: true, expiresAt: now }, false],
  ])('%s: %o is %s', (_, change, expected) => {
    expect(isAuthenticated({ ...good, ...change }, now)).toBe(expected)
  })
})

describe('expiry', () => {
  it.each([
    [null, true, 0],
    [now - 5000, true, 0],
    [now, true, 0],
    [now + 1, false, 0],
    [now + 999, false, 0],
    [now + 1000, false, 1],
    [now + 43_200_000, false, 43_200],
  ])('at %s: expired %s, %i seconds left', (expiresAt, expired, seconds) => {
    expect(isExpired({ expiresAt }, now)).toBe(expired)
    expect(secondsToExpiry({ expiresAt }, now)).toBe(seconds)
  })
})

it('tells primary and secondary users apart', () => {
  const users = sampleUsers({ primary: true }, { primary: false }, { primary: false })
  expect(primaryUsers({ users }).map(user => user.guid)).toEqual(['a'])
  expect(secondaryUsers({ users }).map(user => user.guid)).toEqual(['b', 'c'])
})

describe('modes', () => {
  it.each([
    ['no users', [], true],
    ['an available primary user', [available], false],
    ['a waiting primary user', [waiting], true],
    ['a blocked primary user', [blocked], true],
    ['a primary user on hold', [onHold], true],
    ['an available secondary user alone', [{ ...available, primary: false }], true],
    ['a waiting and an available primary user', [waiting, available], false],
  ])('%s', (_, changes, expected) => {
    const users = sampleUsers(...changes)
    expect(isCoordinatorMode({ users, groups: [sampleGroup()] })).toBe(expected)
    expect(isStaffOwnerMode({ users, staffCompanies: [sampleStaffCompany()] })).toBe(expected)
    expect(isCoordinatorMode({ users, groups: [] })).toBe(false)
    expect(isStaffOwnerMode({ users, staffCompanies: [] })).toBe(false)
  })
})

it.each([
  [{}, false],
  [{ users: sampleUsers(blocked) }, true],
  [{ groups: [sampleGroup()] }, true],
  [{ staffCompanies: [sampleStaffCompany()] }, true],
])('registered by any of the lists', (change, expected) => {
  expect(isRegistered({ users: [], groups: [], staffCompanies: [], ...change })).toBe(expected)
})

describe('details', () => {
  it('takes the coordinator from the first group', () => {
    const groups = [sampleGroup(), sampleGroup({ coordinatorFirstName: 'Другой' })]
    expect(coordinatorDetails({ groups })).toEqual({
      firstName: 'Олег',
      middleName: 'Игоревич',
      lastName: 'Лугов',
      latinName: 'Oleg Lugov',
      phone: '+79120000002',
      email: 'oleg@bank.example',
      companyGuid: '4b0e4f0a-0000-4000-8000-000000000003',
    })
    expect(coordinatorDetails({ groups: [] })).toBeNull()
  })

  it('takes the staff owner from the first company, with its role', () => {
    const staffCompanies = [sampleStaffCompany(), sampleStaffCompany({ contractorRole: 'contractor' })]
    expect(staffOwnerDetails({ staffCompanies })).toEqual({
      firstName: 'Вера',
      middleName: null,
      lastName: 'Полевая',
      phone: '+79120000003',
      email: 'vera@stand.example',
      position: 'Руководитель проектов',
      contractorRole: 'exhibitor',
      companyGuid: '4b0e4f0a-0000-4000-8000-000000000004',
    })
    expect(staffOwnerDetails({ staffCompanies: [] })).toBeNull()
  })
})

describe('who the cabinet opens for', () => {
  it.each([
    ['nobody', [], [], null],
    ['one available', [available], ['a'], 'a'],
    ['an available among others', [waiting, available, blocked, onHold], ['b'], 'b'],
    ['two available', [available, available], ['a', 'b'], null],
    ['one on hold', [waiting, onHold], ['b'], 'b'],
    ['two on hold', [onHold, onHold], ['a', 'b'], null],
    ['waiting and blocked', [waiting, blocked], [], null],
  ])('%s', (_, changes, guids, sole) => {
    const users = sampleUsers(...changes)
    expect(cabinetUsers({ users }).map(user => user.guid)).toEqual(guids)
    expect(soleCabinetUser({ users })).toBe(sole)
  })
})
