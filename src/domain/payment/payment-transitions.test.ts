import { describe, expect, it } from 'vitest'
import { loggedAs, type Transition } from '../transition/transition.ts'
import {
  decidePayment,
  type PaymentAction,
  type PaymentActor,
  type PaymentStatus,
  paymentStatuses,
  paymentTransitions,
  settledPaymentStatuses,
} from './payment-transitions.ts'

const statuses: PaymentStatus[] = ['unpaid', 'pending', 'paid', 'cardPaymentAccepted', 'noPaymentRequired']
const actors: PaymentActor[] = ['payer', 'acquirer', 'finance', 'organiser', 'clock']

type Expected = {
  to: PaymentStatus
  before?: string[]
  effects: string[]
  logged?: string
  cells: Record<PaymentStatus, string>
}

/**
 * Product.md §3 by hand. Columns: payer, acquirer, finance, organiser, clock. `Y` the action is taken, `s` the state
 * forbids it, `-` the role forbids it.
 */
const expected: Record<PaymentAction, Expected> = {
  startCard: {
    to: 'pending',
    effects: [],
    cells: {
      unpaid: 'Y----',
      // A second tab, or a second try while the first attempt is being closed; one open attempt is the database's rule.
      pending: 'Y----',
      paid: 's----',
      cardPaymentAccepted: 's----',
      noPaymentRequired: 's----',
    },
  },
  issueInvoice: {
    to: 'pending',
    effects: [],
    cells: {
      unpaid: 'Y-Y--',
      pending: 's-s--',
      paid: 's-s--',
      cardPaymentAccepted: 's-s--',
      noPaymentRequired: 's-s--',
    },
  },
  declineCard: {
    to: 'unpaid',
    effects: ['notify-payment-failed'],
    cells: {
      unpaid: '-s---',
      pending: '-Y---',
      paid: '-s---',
      cardPaymentAccepted: '-s---',
      noPaymentRequired: '-s---',
    },
  },
  expireCard: {
    to: 'unpaid',
    effects: [],
    cells: {
      unpaid: '----s',
      pending: '----Y',
      paid: '----s',
      cardPaymentAccepted: '----s',
      noPaymentRequired: '----s',
    },
  },
  giveUpCard: {
    to: 'unpaid',
    effects: [],
    cells: {
      unpaid: 's----',
      pending: 'Y----',
      paid: 's----',
      cardPaymentAccepted: 's----',
      noPaymentRequired: 's----',
    },
  },
  releaseCard: {
    to: 'unpaid',
    effects: [],
    logged: 'declineCard',
    cells: {
      unpaid: '-s---',
      pending: '-Y---',
      paid: '-s---',
      cardPaymentAccepted: '-s---',
      noPaymentRequired: '-s---',
    },
  },
  cancelInvoice: {
    to: 'unpaid',
    effects: [],
    cells: {
      unpaid: 's-s-s',
      pending: 'Y-Y-Y',
      paid: 's-s-s',
      cardPaymentAccepted: 's-s-s',
      noPaymentRequired: 's-s-s',
    },
  },
  acceptCard: {
    to: 'cardPaymentAccepted',
    effects: ['close-open-invoices', 'notify-charged'],
    cells: {
      // A success that comes after the attempt was given up: the money was taken.
      unpaid: '-Y---',
      pending: '-Y---',
      paid: '-s---',
      cardPaymentAccepted: '-s---',
      noPaymentRequired: '-s---',
    },
  },
  markPaid: {
    to: 'paid',
    effects: [],
    cells: {
      unpaid: '--s--',
      pending: '--Y--',
      paid: '--s--',
      cardPaymentAccepted: '--s--',
      noPaymentRequired: '--s--',
    },
  },
  unmarkPaid: {
    to: 'pending',
    effects: [],
    cells: {
      unpaid: '--s--',
      pending: '--s--',
      paid: '--Y--',
      cardPaymentAccepted: '--s--',
      noPaymentRequired: '--s--',
    },
  },
  waive: {
    to: 'noPaymentRequired',
    effects: [],
    cells: {
      unpaid: '---Y-',
      pending: '---s-',
      paid: '---s-',
      cardPaymentAccepted: '---s-',
      noPaymentRequired: '---s-',
    },
  },
  recallWaiver: {
    to: 'unpaid',
    effects: [],
    cells: {
      unpaid: '---s-',
      pending: '---s-',
      paid: '---s-',
      cardPaymentAccepted: '---s-',
      noPaymentRequired: '---Y-',
    },
  },
  recordRefund: {
    to: 'unpaid',
    effects: ['notify-refunded'],
    logged: 'refundCard',
    cells: {
      // The acquirer too: it may tell of a refund before finance has written it down.
      unpaid: '-sss-',
      pending: '-sss-',
      paid: '-YYY-',
      cardPaymentAccepted: '-YYY-',
      noPaymentRequired: '-sss-',
    },
  },
  passOn: {
    to: 'unpaid',
    effects: [],
    cells: {
      unpaid: 's--s-',
      pending: 's--s-',
      paid: 'Y--Y-',
      cardPaymentAccepted: 'Y--Y-',
      // A waiver is the person's own: it passes to nobody.
      noPaymentRequired: 's--s-',
    },
  },
  takeOverInvoice: {
    to: 'paid',
    effects: ['use-credit'],
    cells: {
      unpaid: 'Y--Y-',
      pending: 's--s-',
      paid: 's--s-',
      cardPaymentAccepted: 's--s-',
      noPaymentRequired: 's--s-',
    },
  },
  takeOverCard: {
    to: 'cardPaymentAccepted',
    effects: ['use-credit'],
    cells: {
      unpaid: 'Y--Y-',
      pending: 's--s-',
      paid: 's--s-',
      cardPaymentAccepted: 's--s-',
      noPaymentRequired: 's--s-',
    },
  },
  recallTakeOver: {
    to: 'unpaid',
    effects: ['hold-credit'],
    cells: {
      unpaid: '---s-',
      pending: '---s-',
      paid: '---Y-',
      cardPaymentAccepted: '---Y-',
      noPaymentRequired: '---s-',
    },
  },
}

const cells = Object.entries(expected).flatMap(([action, row]) =>
  statuses.map(status => [action as PaymentAction, status, row] as const),
)

describe('decidePayment', () => {
  it('knows no status and no action beside these', () => {
    expect(paymentStatuses).toEqual(statuses)
    expect(Object.keys(paymentTransitions)).toEqual(Object.keys(expected))
  })

  it.each(cells)('%s, %s', (action, status, row) => {
    const answers = actors.map(actor => decidePayment(action, { status, actor }))
    expect(answers).toEqual(
      [...row.cells[status]].map(cell => {
        if (cell === 'Y') return { ok: true, to: row.to, effects: row.effects }
        return { ok: false, code: cell === 's' ? 'state_forbids' : 'forbidden' }
      }),
    )
  })

  it.each(Object.entries(expected))('%s: what comes before, and its name in the log', (action, row) => {
    const known: Transition<string, string, string> = paymentTransitions[action as PaymentAction]
    expect(known.before ?? []).toEqual(row.before ?? [])
    expect(loggedAs(paymentTransitions, action as PaymentAction)).toBe(
      row.logged === undefined ? action : row.logged,
    )
  })
})

it.each<[PaymentStatus, boolean]>([
  ['unpaid', false],
  ['pending', false],
  ['paid', true],
  ['cardPaymentAccepted', true],
  ['noPaymentRequired', true],
])('%s is settled: %s', (status, settled) => {
  expect(settledPaymentStatuses.includes(status)).toBe(settled)
})
