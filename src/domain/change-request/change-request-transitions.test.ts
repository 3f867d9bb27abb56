import { describe, expect, it } from 'vitest'
import { applicationStatuses } from '../application/application-status.ts'
import { loggedAs, type Transition } from '../transition/transition.ts'
import { changeRequestStatuses } from './change-request-kind.ts'
import {
  type ChangeRequestAction,
  type ChangeRequestActor,
  changeRequestTransitions,
  decideChangeRequest,
} from './change-request-transitions.ts'

describe('decideChangeRequest', () => {
  it.each<[ChangeRequestAction, ChangeRequestActor, string]>([
    ['grant', 'organiser', 'open>granted'],
    ['refuse', 'organiser', 'open>refused'],
    ['withdraw', 'participant', 'open>withdrawn'],
    ['grant', 'participant', ''],
    ['refuse', 'participant', ''],
    ['withdraw', 'organiser', ''],
    ['lapse', 'participant', 'open>withdrawn'],
    ['lapse', 'organiser', ''],
  ])('%s by %s', (action, actor, expected) => {
    const open = changeRequestStatuses.flatMap(status => {
      const verdict = decideChangeRequest(action, { status, actor, application: 'approved' })
      return verdict.ok ? [`${status}>${verdict.to}`] : []
    })
    expect(open.join(' ')).toBe(expected)
  })

  it.each<[ChangeRequestAction, ChangeRequestActor, string]>([
    ['grant', 'organiser', 'pending approved'],
    ['refuse', 'organiser', applicationStatuses.join(' ')],
    ['withdraw', 'participant', applicationStatuses.join(' ')],
  ])('%s while the application is: %3$s', (action, actor, expected) => {
    const open = applicationStatuses.filter(
      application => decideChangeRequest(action, { status: 'open', actor, application }).ok,
    )
    expect(open.join(' ')).toBe(expected)
  })

  it.each<[ChangeRequestAction, string, string, string | null]>([
    ['grant', 'apply', 'notify-granted', 'grantChange'],
    ['refuse', '', 'notify-refused', 'refuseChange'],
    ['withdraw', '', '', 'withdrawChange'],
    ['lapse', '', '', null],
  ])('%s: first %j, then %j, logged as %s', (action, before, effects, logged) => {
    const row: Transition<string, string, string> = changeRequestTransitions[action]
    expect((row.before ?? []).join(' ')).toBe(before)
    expect(row.effects.join(' ')).toBe(effects)
    expect(loggedAs(changeRequestTransitions, action)).toBe(logged)
  })

  it('knows no action beside these', () => {
    expect(Object.keys(changeRequestTransitions)).toEqual(['grant', 'refuse', 'withdraw', 'lapse'])
  })

  it('tells a wrong role from a wrong state', () => {
    expect(
      decideChangeRequest('grant', { status: 'open', actor: 'participant', application: 'approved' }),
    ).toEqual({
      ok: false,
      code: 'forbidden',
    })
    expect(
      decideChangeRequest('grant', { status: 'withdrawn', actor: 'organiser', application: 'approved' }),
    ).toEqual({
      ok: false,
      code: 'state_forbids',
    })
  })
})
