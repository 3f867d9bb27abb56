import { expect, it } from 'vitest'
import type { SessionLists } from '#contract/auth.ts'
import { available, sampleStaffCompany, sampleUser, waiting } from '#web/kit/session/session-samples.ts'
import { signInTarget } from './sign-in-target.ts'

type Lists = Pick<SessionLists, 'users' | 'groups' | 'staffCompanies' | 'organiserRoles'>

const nobody: Lists = {
  users: [],
  groups: [],
  staffCompanies: [],
  organiserRoles: [],
}
const participant: Lists = { ...nobody, users: [sampleUser(available)] }
const pending: Lists = {
  ...nobody,
  users: [sampleUser({ ...waiting, status: 'pending' })],
}
const draft: Lists = {
  ...nobody,
  users: [sampleUser({ statusId: 5, securityStatus: 0, status: 'draft' })],
}
const owner: Lists = { ...nobody, staffCompanies: [sampleStaffCompany()] }
const both: Lists = { ...participant, staffCompanies: [sampleStaffCompany()] }
const committee: Lists = { ...nobody, organiserRoles: ['committee'] }
const guardOfGate: Lists = { ...nobody, organiserRoles: ['gate'] }

it.each([
  ['login', nobody, null, '/login', '/signup/type'],
  ['login', participant, '/account/payment', '/login', '/account/payment'],
  ['login', participant, 'https://evil.example', '/login', '/account'],
  ['login', draft, null, '/login', '/login/waiting'],
  ['signup', draft, null, '/signup', '/signup/type'],
  ['signup', pending, null, '/en/signup', '/en/login/waiting'],
  ['signup', nobody, null, '/en/signup', '/en/signup/type'],
  ['staff', nobody, null, '/staff/login', '/staff/signup'],
  ['staff', owner, '/staff/vehicles', '/staff/login', '/staff/vehicles'],
  ['staff', both, null, '/staff/login', '/staff'],
  ['staff', both, '/account', '/staff/login', '/staff'],
  ['staff', participant, null, '/staff/login', '/account'],
  ['organizer', committee, null, '/en/organizer/login', '/en/organizer'],
  ['organizer', committee, '/organizer/applications?q=a', '/organizer/login', '/organizer/applications?q=a'],
  ['organizer', committee, '/account', '/organizer/login', '/organizer'],
  ['organizer', committee, '/organizer/logout', '/organizer/login', '/organizer'],
  ['organizer', guardOfGate, null, '/en/organizer/login', '/en/organizer/gate'],
  ['organizer', guardOfGate, '/organizer', '/organizer/login', '/organizer'],
  ['organizer', participant, '/organizer', '/organizer/login', null],
] as const)('%s case %#', (purpose, lists, redirect, currentPath, expected) => {
  expect(signInTarget({ purpose, lists, redirect, currentPath })).toBe(expected)
})
