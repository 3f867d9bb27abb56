import { describe, expect, it } from 'vitest'
import {
  decideInvoice,
  type InvoiceAction,
  type InvoiceActor,
  type InvoiceStatus,
  invoiceStatuses,
  invoiceTransitions,
} from './invoice-transitions.ts'

const statuses: InvoiceStatus[] = ['unpaid', 'paid', 'paidByCard', 'cancelled']
const actors: InvoiceActor[] = ['payer', 'finance', 'acquirer']

type Expected = { to: InvoiceStatus; effects: string[]; cells: Record<InvoiceStatus, string> }

/**
 * Product.md §2 and §3 by hand. Columns: payer, finance, acquirer. `Y` the action is taken, `s` the state forbids it, `-`
 * the role forbids it.
 */
const expected: Record<InvoiceAction, Expected> = {
  markPaid: {
    to: 'paid',
    effects: ['mark-people-paid', 'notify-paid'],
    cells: { unpaid: '-Y-', paid: '-s-', paidByCard: '-s-', cancelled: '-s-' },
  },
  unmarkPaid: {
    to: 'unpaid',
    effects: ['people-wait-again', 'notify-reopened'],
    cells: { unpaid: '-s-', paid: '-Y-', paidByCard: '-s-', cancelled: '-s-' },
  },
  closeByCard: {
    to: 'paidByCard',
    effects: [],
    cells: { unpaid: '--Y', paid: '--s', paidByCard: '--s', cancelled: '--s' },
  },
  cancel: {
    to: 'cancelled',
    effects: ['release-people', 'notify-cancelled'],
    cells: { unpaid: 'YY-', paid: 'ss-', paidByCard: 'ss-', cancelled: 'ss-' },
  },
  replace: {
    to: 'cancelled',
    effects: ['release-people', 'issue-replacement'],
    cells: { unpaid: 'Y--', paid: 's--', paidByCard: 's--', cancelled: 's--' },
  },
}

const cells = Object.entries(expected).flatMap(([action, row]) =>
  statuses.map(status => [action as InvoiceAction, status, row] as const),
)

describe('decideInvoice', () => {
  it('knows no status and no action beside these', () => {
    expect(invoiceStatuses).toEqual(statuses)
    expect(Object.keys(invoiceTransitions)).toEqual(Object.keys(expected))
  })

  it.each(cells)('%s, %s', (action, status, row) => {
    const answers = actors.map(actor => decideInvoice(action, { status, actor }))
    expect(answers).toEqual(
      [...row.cells[status]].map(cell => {
        if (cell === 'Y') return { ok: true, to: row.to, effects: row.effects }
        return { ok: false, code: cell === 's' ? 'state_forbids' : 'forbidden' }
      }),
    )
  })
})
