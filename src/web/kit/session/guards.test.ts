import { expect, it } from 'vitest'
import type { Guard } from '#web/site-map.ts'
import { guardRedirect } from './guards.ts'
import {
  available,
  blocked,
  onHold,
  sampleGroup,
  sampleStaffCompany,
  sampleUsers,
  waiting,
} from './session-samples.ts'
import { emptySession, setCurrentUser, setLists, setPhone, setToken } from './session-state.ts'

const now = 1_000_000

function session(change: object, current?: string) {
  const token = { accessToken: 'token', expiresAt: now + 1000 }
  const state = setPhone(setToken(emptySession, token, now), '+79123456789')
  const listed = setLists(state, { users: [], groups: [], staffCompanies: [], ...change })
  return current === undefined ? listed : setCurrentUser(listed, current)
}

const nobody = emptySession
const participant = session({ users: sampleUsers(available) })
const chooser = session({ users: sampleUsers(available, available, waiting, blocked) })
const group = { groups: [sampleGroup()] }
const company = { staffCompanies: [sampleStaffCompany()] }

it.each<[string, Guard, string, typeof nobody, string | null]>([
  ['everybody on an open page', 'none', '/faq', nobody, null],
  ['nobody on a log-in page', 'login', '/login/waiting', nobody, '/login'],
  [
    'nobody in the cabinet',
    'cabinet',
    '/en/account?x=1',
    nobody,
    '/en/login?redirect=%2Fen%2Faccount%3Fx%3D1',
  ],
  ['nobody in the staff area', 'staff', '/staff', nobody, '/staff/login?redirect=%2Fstaff'],
  ['nobody in the console', 'organiser', '/organizer', nobody, '/organizer/login?redirect=%2Forganizer'],
  ['a new account on sign-up', 'login', '/signup/type', session({}), null],
  ['a new account in the cabinet', 'cabinet', '/account', session({}), '/signup/type'],
  ['a participant in the cabinet', 'cabinet', '/account/badge', participant, null],
  ['a participant on hold', 'cabinet', '/account', session({ users: sampleUsers(onHold) }), null],
  ['a waiting person', 'cabinet', '/account', session({ users: sampleUsers(waiting) }), '/login/waiting'],
  [
    'a waiting person, English',
    'cabinet',
    '/en/account',
    session({ users: sampleUsers(waiting) }),
    '/en/login/waiting',
  ],
  [
    'a blocked person',
    'cabinet',
    '/account/chat',
    session({ users: sampleUsers(blocked) }),
    '/login/blocked',
  ],
  [
    'a blocked person on the blocked screen',
    'login',
    '/login/blocked',
    session({ users: sampleUsers(blocked) }),
    null,
  ],
  ['several, none chosen', 'cabinet', '/account', chooser, '/login/select-user'],
  ['several, an available one chosen', 'cabinet', '/account', setCurrentUser(chooser, 'b'), null],
  ['several, a waiting one chosen', 'cabinet', '/account', setCurrentUser(chooser, 'c'), '/login/waiting'],
  ['several, a blocked one chosen', 'cabinet', '/account', setCurrentUser(chooser, 'd'), '/login/blocked'],
  [
    'one, and the choice undone',
    'cabinet',
    '/account',
    setCurrentUser(participant, null),
    '/login/select-user',
  ],
  ['a coordinator at the group', 'cabinet', '/account/group', session(group), null],
  ['a coordinator at the group, English', 'cabinet', '/en/account/group/?x=1', session(group), null],
  ['a coordinator at the chat', 'cabinet', '/account/chat', session(group), null],
  ['a coordinator at the settings', 'cabinet', '/account/settings', session(group), null],
  [
    'a coordinator who takes part',
    'cabinet',
    '/account/group',
    session({ ...group, users: sampleUsers(available) }),
    null,
  ],
  [
    'a coordinator with an application of their own under review',
    'cabinet',
    '/account/group',
    setCurrentUser(session({ ...group, users: sampleUsers(waiting) }), 'a'),
    null,
  ],
  [
    'a blocked coordinator at the group',
    'cabinet',
    '/account/group',
    session({ ...group, users: sampleUsers(blocked) }),
    null,
  ],
  [
    'a blocked coordinator who looks at their own state, at the group',
    'cabinet',
    '/en/account/group',
    setCurrentUser(session({ ...group, users: sampleUsers(blocked) }), 'a'),
    null,
  ],
  [
    'a blocked coordinator at the chat of the group',
    'cabinet',
    '/account/chat',
    session({ ...group, users: sampleUsers(blocked) }),
    null,
  ],
  [
    'a blocked coordinator at a badge',
    'cabinet',
    '/account/badge',
    session({ ...group, users: sampleUsers(blocked) }),
    '/account/group',
  ],
  [
    'a blocked coordinator at a badge of their own',
    'cabinet',
    '/account/badge',
    setCurrentUser(session({ ...group, users: sampleUsers(blocked) }), 'a'),
    '/login/blocked',
  ],
  [
    'a blocked coordinator on the blocked screen',
    'login',
    '/login/blocked',
    session({ ...group, users: sampleUsers(blocked) }),
    null,
  ],
  ['a participant without a group at the group', 'cabinet', '/account/group', participant, null],
  ['a coordinator at a badge', 'cabinet', '/account/badge', session(group), '/account/group'],
  ['a staff owner', 'staff', '/staff/vehicles', session(company), null],
  ['a staff owner in the cabinet', 'cabinet', '/account', session(company), '/staff'],
  ['a participant in the staff area', 'staff', '/staff', participant, '/account'],
  ['an organiser in the console', 'organiser', '/organizer', session({ organiserRoles: ['gate'] }), null],
  ['a participant in the console', 'organiser', '/en/organizer', participant, '/en/organizer/login'],
])('%s', (_, guard, fullPath, state, target) => {
  expect(guardRedirect({ guard, fullPath }, state, now)).toBe(target)
})

it('closes when the token expires', () => {
  const visit = { guard: 'cabinet', fullPath: '/account' } as const
  expect(guardRedirect(visit, participant, now + 999)).toBeNull()
  expect(guardRedirect(visit, participant, now + 1000)).toBe('/login?redirect=%2Faccount')
})
