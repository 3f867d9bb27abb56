import { expect, test } from 'vitest'
import type { TeamMember } from './organiser-team.ts'
import { judgeHeir, type TakenWork } from './taken-work.ts'

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
  ['nobody: everything goes back to all', 'chats', null, 'ok'],
  ['support decides on no applications', 'applications', { roles: ['support'] }, 'colleague_unavailable'],
  ['the committee answers no chats', 'chats', { roles: ['committee'] }, 'colleague_unavailable'],
  ['somebody only invited', 'chats', { state: 'invited' }, 'colleague_unavailable'],
  ['somebody shut out as well', 'applications', { state: 'revoked' }, 'colleague_unavailable'],
  ['the leaver themselves', 'applications', { accountGuid: 'leaver' }, 'colleague_unavailable'],
])('%s', (_, what, heir, expected) => {
  const verdict = judgeHeir(what, heir && { ...colleague, ...heir }, leaver)
  expect(verdict.ok ? 'ok' : verdict.code).toBe(expected)
})
