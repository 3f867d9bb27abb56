import { expect, test } from 'vitest'
import type { OrganiserRole } from '../access/organiser-role.ts'
import type { TeamMember } from './organiser-team.ts'
import { judgeHeir, mayWork, type TakenWork, takenWork, takesOver } from './taken-work.ts'

const leaver = { accountGuid: 'leaver' }
const colleague: TeamMember = {
  accountGuid: 'colleague',
  roles: ['committee', 'support'],
  state: 'active',
  ends: false,
}

test.each<[string, TakenWork, Partial<TeamMember> | null, string]>([
  ['a colleague of both roles takes the applications', 'applications', {}, 'ok'],
  ['and the chats', 'chats', {}, 'ok'],
  ['and the calls', 'calls', {}, 'ok'],
  ['nobody: everything goes back to all', 'chats', null, 'ok'],
  ['support decides on no applications', 'applications', { roles: ['support'] }, 'colleague_unavailable'],
  ['the committee answers no chats', 'chats', { roles: ['committee'] }, 'colleague_unavailable'],
  ['the committee makes no calls', 'calls', { roles: ['committee'] }, 'colleague_unavailable'],
  ['security does', 'calls', { roles: ['security'] }, 'ok'],
  ['support makes no refunds', 'refunds', {}, 'colleague_unavailable'],
  ['finance does', 'refunds', { roles: ['finance'] }, 'ok'],
  ['support erases nobody', 'erasures', {}, 'colleague_unavailable'],
  ['and decides on changes', 'changes', { roles: ['support'] }, 'ok'],
  ['somebody only invited', 'chats', { state: 'invited' }, 'colleague_unavailable'],
  ['somebody shut out as well', 'applications', { state: 'revoked' }, 'colleague_unavailable'],
  ['the leaver themselves', 'applications', { accountGuid: 'leaver' }, 'colleague_unavailable'],
])('%s', (_, what, heir, expected) => {
  const verdict = judgeHeir(what, heir && { ...colleague, ...heir }, leaver)
  expect(verdict.ok ? 'ok' : verdict.code).toBe(expected)
})

test.each<[OrganiserRole[], TakenWork[]]>([
  [['committee'], ['applications', 'changes']],
  [['support'], ['chats', 'calls', 'changes']],
  [['security'], ['calls']],
  [['finance'], ['refunds']],
  [['admin'], ['applications', 'chats', 'calls', 'changes', 'erasures']],
  [
    ['committee', 'security'],
    ['applications', 'calls', 'changes'],
  ],
  [['content', 'logistics'], ['changes']],
  [['gate'], []],
])('%j go on with %j', (roles, expected) => {
  expect(takenWork.filter(what => mayWork(roles, what))).toEqual(expected)
})

test.each<[TakenWork, OrganiserRole[], number]>([
  ['chats', ['support'], 6],
  ['changes', ['support'], 5],
  ['changes', ['committee'], 2],
  ['changes', ['content'], 1],
  ['changes', ['content', 'logistics'], 4],
  ['changes', ['admin'], 6],
])('of six %s %j goes on with %i', (what, roles, expected) => {
  const changes = { identity: 2, transfer: 3, speaker: 1 }
  expect(takesOver(what, roles, { count: 6, changes })).toBe(expected)
})
