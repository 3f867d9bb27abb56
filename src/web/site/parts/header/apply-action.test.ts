import { describe, expect, it } from 'vitest'
import {
  available,
  blocked,
  onHold,
  sampleGroup,
  sampleStaffCompany,
  sampleUsers,
  waiting,
} from '#web/kit/session/session-samples.ts'
import { emptySession, type SessionState } from '#web/kit/session/session-state.ts'
import { applyAction } from './apply-action.ts'

const draft = { statusId: 5, securityStatus: 0, status: 'draft' } as const

describe('the green button', () => {
  it.each<[string, Partial<SessionState>, string, string]>([
    ['a phone without an application', {}, 'continue', '/signup/type'],
    ['an unfinished form', { users: sampleUsers(draft) }, 'continue', '/signup/personal'],
    [
      'an unfinished form beside a waiting one',
      { users: sampleUsers(waiting, draft) },
      'continue',
      '/signup/personal',
    ],
    ['an application under review', { users: sampleUsers(waiting) }, 'application', '/login/waiting'],
    ['a blocked person', { users: sampleUsers(blocked) }, 'application', '/login/blocked'],
    ['an available participant', { users: sampleUsers(available) }, 'cabinet', '/account'],
    [
      'an available participant with a draft for another',
      { users: sampleUsers(available, draft) },
      'cabinet',
      '/account',
    ],
    ['a participant on hold', { users: sampleUsers(onHold) }, 'cabinet', '/account'],
    ['several participants', { users: sampleUsers(available, available) }, 'cabinet', '/login/select-user'],
    ['a coordinator', { groups: [sampleGroup()] }, 'cabinet', '/account/group'],
    ['a staff owner', { staffCompanies: [sampleStaffCompany()] }, 'cabinet', '/staff'],
    ['an organiser', { organiserRoles: ['committee'] }, 'console', '/organizer'],
    [
      'an organiser who takes part',
      { users: sampleUsers(available), organiserRoles: ['admin'] },
      'cabinet',
      '/account',
    ],
  ])('%s', (_, change, kind, path) => {
    expect(applyAction({ ...emptySession, ...change }, true)).toEqual({
      kind,
      path,
    })
  })

  it('offers the application to whoever is not logged in, whatever the storage still holds', () => {
    const stale = { ...emptySession, users: sampleUsers(available) }
    expect(applyAction(stale, false)).toEqual({
      kind: 'apply',
      path: '/registration',
    })
  })
})
