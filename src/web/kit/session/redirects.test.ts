import { describe, expect, it } from 'vitest'
import { failedSignInTarget, landingPath, pathAfterSignIn, unauthenticatedRedirect } from './redirects.ts'
import {
  available,
  blocked,
  onHold,
  sampleGroup,
  sampleStaffCompany,
  sampleUsers,
  waiting,
} from './session-samples.ts'

describe('unauthenticatedRedirect', () => {
  it.each([
    ['/account', '/login?redirect=%2Faccount'],
    ['/account/payment?tab=invoice#total', '/login?redirect=%2Faccount%2Fpayment%3Ftab%3Dinvoice%23total'],
    ['/en/account/badge', '/en/login?redirect=%2Fen%2Faccount%2Fbadge'],
    ['/staff', '/staff/login?redirect=%2Fstaff'],
    ['/staff/vehicles?page=2', '/staff/login?redirect=%2Fstaff%2Fvehicles%3Fpage%3D2'],
    ['/en/staff/employees', '/en/staff/login?redirect=%2Fen%2Fstaff%2Femployees'],
    // The rule asks for /staff first.
    ['/staff/signup', '/staff/login?redirect=%2Fstaff%2Fsignup'],
    ['/signup/type', '/signup'],
    ['/signup/personal?step=photo', '/signup'],
    ['/en/signup/group', '/en/signup'],
    ['/login/waiting', '/login'],
    ['/en/login/select-user', '/en/login'],
    ['/news/account', '/login'],
    // Only the path counts, not what a query or a hash says.
    ['/login/blocked?from=/staff', '/login'],
    ['/login/blocked#/signup', '/login'],
    ['/account?from=/signup', '/login?redirect=%2Faccount%3Ffrom%3D%2Fsignup'],
    // Begins with the letters of the prefix, but is another path.
    ['/energy', '/login'],
    ['/en', '/en/login'],
    ['/en?x=1', '/en/login'],
    ['/organizer', '/organizer/login?redirect=%2Forganizer'],
    ['/organizer/staff', '/organizer/login?redirect=%2Forganizer%2Fstaff'],
    ['/en/organizer/applications', '/en/organizer/login?redirect=%2Fen%2Forganizer%2Fapplications'],
  ])('%s leads to %s', (path, target) => {
    expect(unauthenticatedRedirect(path)).toBe(target)
  })
})

describe('failedSignInTarget', () => {
  it.each([
    ['login', '/login', '/login'],
    ['signup', '/signup', '/signup'],
    ['signup-personal', '/en/signup/personal', '/en/signup'],
    ['account', '/account', '/login'],
    ['account', '/en/account', '/en/login'],
    ['staff-signup', '/staff/signup', '/login'],
    ['organiser-applications', '/en/organizer/applications', '/en/organizer/login'],
    [null, '/nowhere', '/login'],
  ])('%s on %s leads to %s', (name, path, target) => {
    expect(failedSignInTarget(name, path)).toBe(target)
  })
})

const group = { groups: [sampleGroup()] }
const company = { staffCompanies: [sampleStaffCompany()] }
const secondary = { primary: false }

function lists(change: object) {
  return { users: [], groups: [], staffCompanies: [], ...change }
}

describe('landingPath', () => {
  it.each([
    ['nothing registered', {}, '/signup/type'],
    ['one available', { users: sampleUsers(available) }, '/account'],
    ['one available, managed', { users: sampleUsers({ ...available, ...secondary }) }, '/account'],
    ['one available, others waiting', { users: sampleUsers(available, waiting, blocked) }, '/account'],
    ['several available', { users: sampleUsers(available, available) }, '/login/select-user'],
    ['one waiting', { users: sampleUsers(waiting) }, '/login/waiting'],
    ['all waiting', { users: sampleUsers(waiting, waiting) }, '/login/waiting'],
    ['one blocked', { users: sampleUsers(blocked) }, '/login/blocked'],
    ['all blocked', { users: sampleUsers(blocked, { statusId: 60, securityStatus: -20 }) }, '/login/blocked'],
    ['all blocked, all managed', { users: sampleUsers({ ...blocked, ...secondary }) }, '/login/blocked'],
    ['waiting and blocked', { users: sampleUsers(waiting, blocked) }, '/login/waiting'],
    ['one on hold', { users: sampleUsers(onHold) }, '/account'],
    ['on hold and blocked', { users: sampleUsers(onHold, blocked) }, '/account'],
    ['several on hold', { users: sampleUsers(onHold, onHold) }, '/login/select-user'],
    ['on hold and available', { users: sampleUsers(onHold, available) }, '/account'],
    ['group only', group, '/account/group'],
    [
      'group, and somebody whom one assists',
      { ...group, users: sampleUsers({ ...available, ...secondary }) },
      '/login/select-user',
    ],
    [
      'group, and somebody whom one assists on hold',
      { ...group, users: sampleUsers({ ...onHold, ...secondary }) },
      '/login/select-user',
    ],
    [
      'group, own person available, and somebody whom one assists',
      { ...group, users: sampleUsers(available, { ...available, ...secondary }) },
      '/login/select-user',
    ],
    [
      'group, and an application that one fills in',
      { ...group, users: sampleUsers({ ...waiting, ...secondary }) },
      '/account/group',
    ],
    [
      'staff company, and somebody whom one assists',
      { ...company, users: sampleUsers({ ...available, ...secondary }) },
      '/login/select-user',
    ],
    ['group, own application waiting', { ...group, users: sampleUsers(waiting) }, '/account/group'],
    [
      'group, its people blocked',
      { ...group, users: sampleUsers({ ...blocked, ...secondary }) },
      '/account/group',
    ],
    ['group, own person blocked', { ...group, users: sampleUsers(blocked) }, '/account/group'],
    [
      'group, own person and everybody whom one assists blocked',
      { ...group, users: sampleUsers(blocked, { ...blocked, ...secondary }) },
      '/account/group',
    ],
    ['group, own person available', { ...group, users: sampleUsers(available) }, '/account'],
    ['staff company only', company, '/staff'],
    ['staff company, own application waiting', { ...company, users: sampleUsers(waiting) }, '/staff'],
    ['staff company, own person available', { ...company, users: sampleUsers(available) }, '/account'],
    ['staff company, own person blocked', { ...company, users: sampleUsers(blocked) }, '/login/blocked'],
    ['group and staff company', { ...group, ...company }, '/account/group'],
  ])('%s', (_, change, path) => {
    expect(landingPath(lists(change))).toBe(path)
  })
})

describe('pathAfterSignIn', () => {
  const one = { users: sampleUsers(available) }
  const two = { users: sampleUsers(available, available) }

  it.each([
    ['no redirect', null, one, '/login', '/account'],
    ['no redirect, English', null, one, '/en/login', '/en/account'],
    ['an own path', '/account/payment?x=1', one, '/login', '/account/payment?x=1'],
    ['a foreign address', '//evil.example', one, '/login', '/account'],
    ['a log-out page', '/account/logout', one, '/login', '/account'],
    ['an English log-out page with a query', '/en/staff/logout?x=1', one, '/en/login', '/en/account'],
    ['a page about log-out', '/faq?about=/logout', one, '/login', '/faq?about=/logout'],
    ['a choice to make', '/account/badge', two, '/login', '/login/select-user?redirect=%2Faccount%2Fbadge'],
    ['a waiting account', '/account', { users: sampleUsers(waiting) }, '/login', '/login/waiting'],
    ['a blocked account', '/account', { users: sampleUsers(blocked) }, '/en/login', '/en/login/blocked'],
    ['nothing registered', '/account', {}, '/login', '/signup/type'],
    ['a coordinator', '/account/payment', group, '/login', '/account/payment'],
    [
      'a blocked coordinator',
      '/account/group',
      { ...group, users: sampleUsers(blocked) },
      '/login',
      '/account/group',
    ],
    ['a staff owner', '/staff/vehicles', company, '/staff/login', '/staff/vehicles'],
  ])('%s', (_, redirect, change, currentPath, target) => {
    expect(pathAfterSignIn({ redirect, lists: lists(change), currentPath })).toBe(target)
  })
})
