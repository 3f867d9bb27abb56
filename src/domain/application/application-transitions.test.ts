import { describe, expect, it, test } from 'vitest'
import type { PaymentStatus } from '../payment/payment-transitions.ts'
import { loggedAs, openActions, type Transition } from '../transition/transition.ts'
import type { ApplicationStatus } from './application-status.ts'
import {
  type ApplicationAction,
  type ApplicationActor,
  applicationTransitions,
  decideApplication,
  decideByCommittee,
  judgeApplication,
  mayRecallCancellation,
} from './application-transitions.ts'

const statuses: ApplicationStatus[] = ['cancelled', 'rejected', 'draft', 'unconfirmed', 'pending', 'approved']
const actors: ApplicationActor[] = ['participant', 'assistant', 'coordinator', 'committee', 'organiser']

type Expected = {
  to: ApplicationStatus
  before?: string[]
  effects: string[]
  /** Its name in the log, null for none; its own where it is left out. */
  logged?: string | null
  cells: Record<ApplicationStatus, string>
}

const underWay = (cell: string) => ({ draft: cell, unconfirmed: cell, pending: cell, approved: cell })

/**
 * Product.md §3 by hand. A row is a status, its columns are participant, assistant, coordinator, committee, organiser:
 * `Y` the action is taken, `s` the state forbids it, `-` the role forbids it.
 */
const expected: Record<ApplicationAction, Expected> = {
  finish: {
    to: 'pending',
    effects: ['check-passport-again', 'receipt'],
    cells: {
      cancelled: 's----',
      rejected: 's----',
      draft: 'Y----',
      unconfirmed: 's----',
      pending: 's----',
      approved: 's----',
    },
  },
  finishForAnother: {
    to: 'unconfirmed',
    effects: ['confirmation-link'],
    cells: {
      cancelled: '-ss--',
      rejected: '-ss--',
      draft: '-YY--',
      unconfirmed: '-ss--',
      pending: '-ss--',
      approved: '-ss--',
    },
  },
  confirm: {
    to: 'pending',
    effects: ['mark-confirmed', 'answer-registrant'],
    cells: {
      cancelled: 's----',
      rejected: 's----',
      draft: 's----',
      unconfirmed: 'Y----',
      pending: 's----',
      approved: 's----',
    },
  },
  resendLink: {
    to: 'unconfirmed',
    effects: ['confirmation-link'],
    cells: {
      cancelled: '-ss-s',
      rejected: '-ss-s',
      draft: '-ss-s',
      unconfirmed: '-YY-Y',
      pending: '-ss-s',
      approved: '-ss-s',
    },
  },
  approve: {
    to: 'approved',
    effects: [
      'settle-payment',
      'silence-earlier',
      'keep-decision',
      'notify-approved',
      'note-for-coordinator',
    ],
    cells: {
      cancelled: '---s-',
      rejected: '---s-',
      draft: '---s-',
      unconfirmed: '---s-',
      pending: '---Y-',
      approved: '---s-',
    },
  },
  reject: {
    to: 'rejected',
    effects: ['silence-earlier', 'keep-decision', 'notify-rejected', 'note-for-coordinator'],
    cells: {
      cancelled: '---s-',
      rejected: '---s-',
      draft: '---s-',
      unconfirmed: '---s-',
      pending: '---Y-',
      approved: '---s-',
    },
  },
  reopen: {
    to: 'pending',
    effects: ['silence-earlier', 'keep-decision', 'notify-reopened'],
    cells: {
      cancelled: '---s-',
      rejected: '---Y-',
      draft: '---s-',
      unconfirmed: '---s-',
      pending: '---s-',
      approved: '---s-',
    },
  },
  requestInformation: {
    to: 'draft',
    effects: ['silence-earlier', 'keep-decision', 'notify-more-information', 'note-for-coordinator'],
    cells: {
      cancelled: '---s-',
      rejected: '---s-',
      draft: '---s-',
      unconfirmed: '---s-',
      pending: '---Y-',
      approved: '---s-',
    },
  },
  recallApproval: {
    to: 'pending',
    before: ['take-payment-back'],
    effects: [],
    logged: 'recall',
    cells: {
      cancelled: '---s-',
      rejected: '---s-',
      draft: '---s-',
      unconfirmed: '---s-',
      pending: '---s-',
      approved: '---Y-',
    },
  },
  recallRejection: {
    to: 'pending',
    effects: [],
    logged: 'recall',
    cells: {
      cancelled: '---s-',
      rejected: '---Y-',
      draft: '---s-',
      unconfirmed: '---s-',
      pending: '---s-',
      approved: '---s-',
    },
  },
  recallRequest: {
    to: 'pending',
    effects: [],
    logged: 'recall',
    cells: {
      cancelled: '---s-',
      rejected: '---s-',
      draft: '---Y-',
      unconfirmed: '---s-',
      pending: '---s-',
      approved: '---s-',
    },
  },
  returnToReview: {
    to: 'pending',
    before: ['leave-open-invoice'],
    effects: ['silence-earlier', 'keep-decision', 'notify-returned', 'note-for-coordinator'],
    cells: {
      cancelled: '---s-',
      rejected: '---s-',
      draft: '---s-',
      unconfirmed: '---s-',
      pending: '---s-',
      approved: '---Y-',
    },
  },
  recallReturn: {
    to: 'approved',
    effects: [],
    logged: 'recall',
    cells: {
      cancelled: '---s-',
      rejected: '---s-',
      draft: '---s-',
      unconfirmed: '---s-',
      pending: '---Y-',
      approved: '---s-',
    },
  },
  cancelByForum: {
    to: 'cancelled',
    before: ['leave-open-invoice'],
    effects: [
      'silence-earlier',
      'end-link',
      'keep-decision',
      'notify-cancelled',
      'note-for-coordinator',
      'forget-unconfirmed',
    ],
    cells: {
      cancelled: '---s-',
      rejected: '---s-',
      draft: '---Y-',
      unconfirmed: '---Y-',
      pending: '---Y-',
      approved: '---Y-',
    },
  },
  recallCancellation: {
    to: 'approved',
    effects: [],
    logged: 'recall',
    cells: {
      cancelled: '---Y-',
      rejected: '---s-',
      draft: '---s-',
      unconfirmed: '---s-',
      pending: '---s-',
      approved: '---s-',
    },
  },
  recallCancellationInReview: {
    to: 'pending',
    effects: [],
    logged: 'recall',
    cells: {
      cancelled: '---Y-',
      rejected: '---s-',
      draft: '---s-',
      unconfirmed: '---s-',
      pending: '---s-',
      approved: '---s-',
    },
  },
  cancel: {
    to: 'cancelled',
    before: ['leave-open-invoice'],
    effects: ['silence-earlier', 'end-link', 'notify-cancelled', 'answer-registrant', 'forget-unconfirmed'],
    cells: {
      cancelled: 'sss-s',
      rejected: 'sss-s',
      draft: 'YYY-Y',
      unconfirmed: 'YYY-Y',
      pending: 'YYY-Y',
      approved: 'YYY-Y',
    },
  },
  cancelUnconfirmed: {
    to: 'cancelled',
    effects: ['silence-earlier', 'end-link', 'notify-cancelled', 'answer-registrant', 'forget-unconfirmed'],
    logged: 'cancel',
    cells: {
      cancelled: 's-s--',
      rejected: 's-s--',
      draft: 'Y-Y--',
      unconfirmed: 'Y-Y--',
      pending: 's-s--',
      approved: 's-s--',
    },
  },
  replace: {
    to: 'cancelled',
    effects: ['pass-payment-on', 'silence-earlier', 'notify-replaced'],
    cells: {
      cancelled: '--s-s',
      rejected: '--s-s',
      draft: '--s-s',
      unconfirmed: '--s-s',
      pending: '--s-s',
      approved: '--Y-Y',
    },
  },
  merge: {
    to: 'cancelled',
    effects: ['silence-earlier', 'end-link'],
    logged: null,
    cells: { cancelled: '----s', rejected: '----Y', ...underWay('----Y') },
  },
  erase: {
    to: 'cancelled',
    effects: [],
    logged: null,
    cells: { cancelled: '----s', rejected: '----s', ...underWay('----Y') },
  },
}

const cells = Object.entries(expected).flatMap(([action, row]) =>
  statuses.map(status => [action as ApplicationAction, status, row] as const),
)

describe('decideApplication', () => {
  it('knows no action beside these', () => {
    expect(Object.keys(applicationTransitions)).toEqual(Object.keys(expected))
  })

  it.each(cells)('%s, %s', (action, status, row) => {
    const answers = actors.map(actor => decideApplication(action, { status, actor }))
    expect(answers).toEqual(
      [...row.cells[status]].map(cell => {
        if (cell === 'Y') return { ok: true, to: row.to, effects: row.effects }
        return { ok: false, code: cell === 's' ? 'state_forbids' : 'forbidden' }
      }),
    )
  })

  it.each(Object.entries(expected))('%s: what comes before, and its name in the log', (action, row) => {
    const known: Transition<string, string, string> = applicationTransitions[action as ApplicationAction]
    expect(known.before ?? []).toEqual(row.before ?? [])
    expect(loggedAs(applicationTransitions, action as ApplicationAction)).toBe(
      row.logged === undefined ? action : row.logged,
    )
  })
})

describe('open actions', () => {
  it.each<[ApplicationStatus, ApplicationActor, ApplicationAction[]]>([
    ['pending', 'committee', ['approve', 'reject', 'requestInformation', 'recallReturn', 'cancelByForum']],
    ['rejected', 'committee', ['reopen', 'recallRejection']],
    ['approved', 'committee', ['recallApproval', 'returnToReview', 'cancelByForum']],
    ['draft', 'participant', ['finish', 'cancel', 'cancelUnconfirmed']],
    ['draft', 'assistant', ['finishForAnother', 'cancel']],
    ['unconfirmed', 'participant', ['confirm', 'cancel', 'cancelUnconfirmed']],
    ['unconfirmed', 'coordinator', ['resendLink', 'cancel', 'cancelUnconfirmed']],
    ['approved', 'organiser', ['cancel', 'replace', 'merge', 'erase']],
    ['rejected', 'participant', []],
    ['cancelled', 'organiser', []],
    ['cancelled', 'committee', ['recallCancellation', 'recallCancellationInReview']],
  ])('%s, %s', (status, actor, actions) => {
    expect(openActions(applicationTransitions, { status, actor })).toEqual(actions)
  })
})

describe('judgeApplication', () => {
  it.each<[ApplicationAction, ApplicationStatus, boolean]>([
    ['approve', 'pending', false],
    ['reopen', 'rejected', false],
    ['reject', 'pending', true],
    ['requestInformation', 'pending', true],
    ['recallApproval', 'approved', true],
    ['returnToReview', 'approved', false],
    ['cancelByForum', 'approved', true],
  ])('%s of whom security has refused: %3$s', (action, status, taken) => {
    const facts = { status, security: 'rejected', actor: 'committee' } as const
    expect(judgeApplication(action, facts).ok).toBe(taken)
    expect(judgeApplication(action, { ...facts, security: 'onHold' }).ok).toBe(true)
  })
})

describe('decideByCommittee', () => {
  it.each<[ApplicationAction, PaymentStatus, string]>([
    ['cancelByForum', 'unpaid', 'ok'],
    ['cancelByForum', 'pending', 'ok'],
    ['cancelByForum', 'noPaymentRequired', 'ok'],
    ['cancelByForum', 'paid', 'refund_first'],
    ['cancelByForum', 'cardPaymentAccepted', 'refund_first'],
    ['returnToReview', 'unpaid', 'ok'],
    ['returnToReview', 'noPaymentRequired', 'ok'],
    ['returnToReview', 'paid', 'refund_first'],
    ['returnToReview', 'cardPaymentAccepted', 'refund_first'],
    // The table is asked first.
    ['approve', 'paid', 'state_forbids'],
  ])('%s of somebody who is %s: %s', (action, payment, answer) => {
    const verdict = decideByCommittee(action, { status: 'approved', security: 'passportPending', payment })
    expect(verdict.ok ? 'ok' : verdict.code).toBe(answer)
  })

  it('speaks of a refund only where the step is open and takes the place', () => {
    const paid = { security: 'passportPending', payment: 'paid' } as const
    expect(decideByCommittee('approve', { ...paid, status: 'pending' }).ok).toBe(true)
    const draft = decideByCommittee('cancelByForum', { ...paid, status: 'cancelled' })
    expect(draft.ok ? null : draft.code).toBe('state_forbids')
  })
})

test.each([
  ['approved', true],
  ['pending', true],
  ['unconfirmed', false],
  ['draft', false],
] as const)('a withdrawal from %s can be taken back: %s', (from, expected) => {
  expect(mayRecallCancellation(from)).toBe(expected)
})
