import { describe, expect, it } from 'vitest'
import { loggedAs, openActions, type Transition } from '../transition/transition.ts'
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

type Expected = {
  to: SecurityStatus
  before?: string[]
  effects: string[]
  logged?: string | null
  cells: Record<SecurityStatus, string>
}

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
    effects: [],
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
    effects: [],
    logged: 'savePassport',
    cells: {
      // Whoever is refused or held cannot slip back into the queue by typing the passport again.
      rejected: 'ss-',
      onHold: 'ss-',
      passportPending: 'YY-',
      passportFailed: 'YY-',
      passportVerified: 'YY-',
    },
  },
  compareAgain: {
    to: 'passportPending',
    effects: ['queue-again'],
    logged: null,
    cells: {
      rejected: 's--',
      onHold: 's--',
      passportPending: 'Y--',
      passportFailed: 'Y--',
      passportVerified: 'Y--',
    },
  },
  sendFormAgain: {
    to: 'passportPending',
    effects: [],
    logged: null,
    cells: {
      rejected: 's--',
      onHold: 's--',
      // It waits for the check as it is.
      passportPending: 's--',
      passportFailed: 'Y--',
      passportVerified: 'Y--',
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

  it.each(Object.entries(expected))('%s: what comes before, and its name in the log', (action, row) => {
    const known: Transition<string, string, string> = securityTransitions[action as SecurityAction]
    expect(known.before ?? []).toEqual(row.before ?? [])
    expect(loggedAs(securityTransitions, action as SecurityAction)).toBe(
      row.logged === undefined ? action : row.logged,
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
