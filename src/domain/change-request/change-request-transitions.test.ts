import { describe, expect, it } from 'vitest'
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
      const verdict = decideChangeRequest(action, { status, actor })
      return verdict.ok ? [`${status}>${verdict.to}`] : []
    })
    expect(open.join(' ')).toBe(expected)
  })

  it('tells a wrong role from a wrong state', () => {
    expect(decideChangeRequest('grant', { status: 'open', actor: 'participant' })).toEqual({
      ok: false,
      code: 'forbidden',
    })
    expect(decideChangeRequest('grant', { status: 'withdrawn', actor: 'organiser' })).toEqual({
      ok: false,
      code: 'state_forbids',
    })
  })
})
