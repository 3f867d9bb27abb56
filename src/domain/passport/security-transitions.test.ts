import { describe, expect, it } from 'vitest'
import { openActions } from '../transition/transition.ts'
import type { SecurityStatus } from './security-status.ts'
import {
  decideSecurity,
  type SecurityAction,
  type SecurityActor,
  securityTransitions,
} from './security-transitions.ts'

const statuses: SecurityStatus[] = [
  'rejected',
  'onHold',
  'passportPending',
  'passportFailed',
  'passportVerified',
]
const actors: SecurityActor[] = ['participant', 'manager', 'security']

type Expected = { to: SecurityStatus; effects: string[]; cells: Record<SecurityStatus, string> }

/**
 * Product.md §2 and §3 by hand. Columns: participant, manager, security. `Y` the action is taken, `s` the state forbids
 * it, `-` the role forbids it.
 */
const expected: Record<SecurityAction, Expected> = {
  verify: {
    to: 'passportVerified',
    effects: ['notify-verified'],
    cells: {
      rejected: '--s',
      onHold: '--Y',
      passportPending: '--Y',
      passportFailed: '--Y',
      passportVerified: '--s',
    },
  },
  fail: {
    to: 'passportFailed',
    effects: ['notify-failed'],
    cells: {
      rejected: '--s',
      onHold: '--Y',
      passportPending: '--Y',
      passportFailed: '--s',
      passportVerified: '--s',
    },
  },
  refuse: {
    to: 'rejected',
    effects: ['notify-refused'],
    cells: {
      rejected: '--s',
      onHold: '--Y',
      passportPending: '--Y',
      passportFailed: '--Y',
      passportVerified: '--Y',
    },
  },
  hold: {
    to: 'onHold',
    effects: ['notify-on-hold'],
    cells: {
      rejected: '--s',
      onHold: '--s',
      passportPending: '--Y',
      passportFailed: '--Y',
      passportVerified: '--Y',
    },
  },
  lookAgain: {
    to: 'passportPending',
    effects: ['queue'],
    cells: {
      rejected: '--Y',
      onHold: '--Y',
      passportPending: '--s',
      passportFailed: '--s',
      passportVerified: '--s',
    },
  },
  saveAgain: {
    to: 'passportPending',
    effects: ['queue'],
    cells: {
      // Whoever is refused or held cannot slip back into the queue by typing the passport again.
      rejected: 'ss-',
      onHold: 'ss-',
      passportPending: 'YY-',
      passportFailed: 'YY-',
      passportVerified: 'YY-',
    },
  },
}

const cells = Object.entries(expected).flatMap(([action, row]) =>
  statuses.map(status => [action as SecurityAction, status, row] as const),
)

describe('decideSecurity', () => {
  it('knows no action beside these', () => {
    expect(Object.keys(securityTransitions)).toEqual(Object.keys(expected))
  })

  it.each(cells)('%s, %s', (action, status, row) => {
    const answers = actors.map(actor => decideSecurity(action, { status, actor }))
    expect(answers).toEqual(
      [...row.cells[status]].map(cell => {
        if (cell === 'Y') return { ok: true, to: row.to, effects: row.effects }
        return { ok: false, code: cell === 's' ? 'state_forbids' : 'forbidden' }
      }),
    )
  })
})

describe('open actions of the security operator', () => {
  it.each<[SecurityStatus, SecurityAction[]]>([
    ['passportPending', ['verify', 'fail', 'refuse', 'hold']],
    ['passportFailed', ['verify', 'refuse', 'hold']],
    ['passportVerified', ['refuse', 'hold']],
    ['onHold', ['verify', 'fail', 'refuse', 'lookAgain']],
    ['rejected', ['lookAgain']],
  ])('%s', (status, actions) => {
    expect(openActions(securityTransitions, { status, actor: 'security' })).toEqual(actions)
  })
})
