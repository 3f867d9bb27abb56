import { describe, expect, it } from 'vitest'
import { applicationStatuses } from '../application/application-status.ts'
import { changeRequestStatuses } from './change-request-kind.ts'
import {
  type ChangeRequestAction,
  type ChangeRequestActor,
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
