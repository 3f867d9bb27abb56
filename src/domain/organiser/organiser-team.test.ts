import { describe, expect, test } from 'vitest'
import { mayChangeTeam, mayReset, type TeamMember } from './organiser-team.ts'

const member = (accountGuid: string, facts: Partial<TeamMember> = {}): TeamMember => ({
  accountGuid,
  roles: ['admin'],
  state: 'active',
  ends: false,
  ...facts,
})
const only = member('a')
const finance = member('f', { roles: ['finance'] })
const refused = { ok: false, code: 'last_admin' }

describe('the last admin', () => {
  test.each<[string, TeamMember[], TeamMember, object]>([
    ['cannot go', [only, finance], member('a', { state: 'revoked' }), refused],
    ['cannot lose the role', [only], member('a', { roles: ['support'] }), refused],
    ['cannot get an end', [only], member('a', { ends: true }), refused],
    ['cannot lose the factor', [only], member('a', { state: 'invited' }), refused],
    ['may get more roles', [only], member('a', { roles: ['admin', 'finance'] }), { ok: true }],
    ['may go when another stays', [only, member('b')], member('a', { state: 'revoked' }), { ok: true }],
    [
      'cannot go when the other is invited only',
      [only, member('b', { state: 'invited' })],
      member('a', { state: 'revoked' }),
      refused,
    ],
    [
      'cannot go when the other will end',
      [only, member('b', { ends: true })],
      member('a', { state: 'revoked' }),
      refused,
    ],
    [
      'cannot go when the other has gone',
      [only, member('b', { state: 'revoked' })],
      member('a', { roles: ['gate'] }),
      refused,
    ],
    ['does not hold up the others', [only, finance], member('f', { state: 'revoked' }), { ok: true }],
  ])('%s', (_, team, after, verdict) => {
    expect(mayChangeTeam(team, after)).toEqual(verdict)
  })

  test('of a team whose admins all end still cannot go', () => {
    const team = [member('a', { ends: true }), finance]
    expect(mayChangeTeam(team, member('a', { ends: true, state: 'revoked' }))).toEqual(refused)
    expect(mayChangeTeam(team, member('a'))).toEqual({ ok: true })
  })

  test('is not missed in a team that never had one', () => {
    expect(mayChangeTeam([finance], member('f', { roles: ['finance'], state: 'revoked' }))).toEqual({
      ok: true,
    })
  })
})

describe('a reset', () => {
  test.each([
    ['of another', 'b', 'active', { ok: true }],
    ['of somebody invited', 'b', 'invited', { ok: true }],
    ['of oneself', 'a', 'active', { ok: false, code: 'second_factor_own' }],
    ['of somebody shut out', 'b', 'revoked', { ok: false, code: 'state_forbids' }],
    ['of somebody whose access ended', 'b', 'ended', { ok: false, code: 'state_forbids' }],
  ] as const)('%s', (_, guid, state, verdict) => {
    expect(mayReset('a', member(guid, { state }))).toEqual(verdict)
  })
})
