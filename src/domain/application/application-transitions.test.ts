import { describe, expect, it } from 'vitest'
import { openActions } from '../transition/transition.ts'
import type { ApplicationStatus } from './application-status.ts'
import {
  type ApplicationAction,
  type ApplicationActor,
  applicationTransitions,
  decideApplication,
} from './application-transitions.ts'

const statuses: ApplicationStatus[] = ['cancelled', 'rejected', 'draft', 'unconfirmed', 'pending', 'approved']
const actors: ApplicationActor[] = ['participant', 'assistant', 'coordinator', 'committee', 'organiser']

type Expected = { to: ApplicationStatus; effects: string[]; cells: Record<ApplicationStatus, string> }

/**
 * Product.md §3 by hand. A row is a status, its columns are participant, assistant, coordinator, committee, organiser:
 * `Y` the action is taken, `s` the state forbids it, `-` the role forbids it.
 */
const expected: Record<ApplicationAction, Expected> = {
  finish: {
    to: 'pending',
    effects: ['receipt'],
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
    effects: ['notify-registrant'],
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
    effects: ['notify-approved', 'open-payment'],
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
    effects: ['notify-rejected'],
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
    effects: ['notify-reopened'],
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
    effects: ['notify-more-information'],
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
    effects: [],
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
    cells: {
      cancelled: '---s-',
      rejected: '---s-',
      draft: '---Y-',
      unconfirmed: '---s-',
      pending: '---s-',
      approved: '---s-',
    },
  },
  cancel: {
    to: 'cancelled',
    effects: ['leave-open-invoice', 'notify-cancelled'],
    cells: {
      cancelled: 'sss-s',
      rejected: 'sss-s',
      draft: 'YYY-Y',
      unconfirmed: 'YYY-Y',
      pending: 'YYY-Y',
      approved: 'YYY-Y',
    },
  },
  replace: {
    to: 'cancelled',
    effects: ['pass-payment-on', 'notify-cancelled'],
    cells: {
      cancelled: '--s-s',
      rejected: '--s-s',
      draft: '--s-s',
      unconfirmed: '--s-s',
      pending: '--s-s',
      approved: '--Y-Y',
    },
  },
  cancelAfterRefund: {
    to: 'cancelled',
    effects: ['refund-receipt'],
    cells: {
      cancelled: '----s',
      rejected: '----s',
      draft: '----s',
      unconfirmed: '----s',
      pending: '----s',
      approved: '----Y',
    },
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
})

describe('open actions', () => {
  it.each<[ApplicationStatus, ApplicationActor, ApplicationAction[]]>([
    ['pending', 'committee', ['approve', 'reject', 'requestInformation']],
    ['rejected', 'committee', ['reopen', 'recallRejection']],
    ['approved', 'committee', ['recallApproval']],
    ['draft', 'participant', ['finish', 'cancel']],
    ['draft', 'assistant', ['finishForAnother', 'cancel']],
    ['unconfirmed', 'participant', ['confirm', 'cancel']],
    ['unconfirmed', 'coordinator', ['resendLink', 'cancel']],
    ['approved', 'organiser', ['cancel', 'replace', 'cancelAfterRefund']],
    ['rejected', 'participant', []],
    ['cancelled', 'organiser', []],
    ['cancelled', 'committee', []],
  ])('%s, %s', (status, actor, actions) => {
    expect(openActions(applicationTransitions, { status, actor })).toEqual(actions)
  })
})
