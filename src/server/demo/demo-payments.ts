import type { AcquirerFailureReason } from '../adapters/acquirer/port.ts'
import type { DemoCompanyKey } from './demo-companies.ts'
import { type DemoEvent, moscow } from './demo-event.ts'

export type DemoInvoice = {
  payer: DemoCompanyKey
  /** Phones of the people on it; the first one's account issued it. */
  people: string[]
  issuedAt: string
  end?:
    | { kind: 'paid'; at: string; paidOn: string; order: string }
    | { kind: 'cancelled'; at: string; by: 'payer' | 'finance' }
    /** Closed by a late card payment, which is among the card payments. */
    | { kind: 'paidByCard' }
}

/** In the order of their numbers. */
export const demoInvoices: readonly DemoInvoice[] = [
  {
    payer: 'lazorevy',
    people: ['+79001000003'],
    issuedAt: '2025-08-18 12:05',
    end: { kind: 'paid', at: '2025-08-22 11:20', paidOn: '2025-08-21', order: '1184' },
  },
  {
    payer: 'skhemy',
    people: ['+79001168910', '+79001171435'],
    issuedAt: '2025-08-20 09:30',
    end: { kind: 'paid', at: '2025-08-28 10:10', paidOn: '2025-08-27', order: '317' },
  },
  {
    payer: 'tikhaya',
    people: ['+79001174806'],
    issuedAt: '2025-08-25 13:42',
    end: { kind: 'cancelled', at: '2025-08-26 09:15', by: 'payer' },
  },
  {
    payer: 'skhemy',
    people: ['+79001174806'],
    issuedAt: '2025-08-26 09:24',
    end: { kind: 'paid', at: '2025-09-03 10:35', paidOn: '2025-09-02', order: '96' },
  },
  {
    payer: 'skhemy',
    people: ['+79001178152'],
    issuedAt: '2025-08-29 15:18',
    end: { kind: 'paid', at: '2025-09-05 11:05', paidOn: '2025-09-04', order: '2051' },
  },
  { payer: 'prichal', people: ['+79001165374'], issuedAt: '2025-09-01 10:40' },
  {
    payer: 'bift',
    people: ['+79001196512'],
    issuedAt: '2025-09-02 10:15',
    end: { kind: 'paid', at: '2025-09-05 12:40', paidOn: '2025-09-04', order: '408' },
  },
  { payer: 'monetny', people: ['+79001183769'], issuedAt: '2025-09-04 12:15', end: { kind: 'paidByCard' } },
  { payer: 'yantarny', people: ['+79001154893', '+79001158066'], issuedAt: '2025-09-09 09:40' },
  { payer: 'skhemy', people: ['+79001161529'], issuedAt: '2025-09-11 08:22' },
]

export type DemoCardPayment = {
  /** The participant's phone. */
  person: string
  startedAt: string
  end:
    | { kind: 'succeeded'; at: string; refundedAt?: string }
    | { kind: 'failed'; at: string; failure: AcquirerFailureReason }
    /** Let go after half an hour; the money came later anyway. */
    | { kind: 'late'; at: string; refundDue: boolean }
  lastFour: string
}

/** In the order in which they were started. */
export const demoCardPayments: readonly DemoCardPayment[] = [
  {
    person: '+79001199176',
    startedAt: '2025-08-17 11:02',
    end: { kind: 'succeeded', at: '2025-08-17 11:06', refundedAt: '2025-09-03 12:30' },
    lastFour: '4417',
  },
  {
    person: '+79001180437',
    startedAt: '2025-08-24 10:11',
    end: { kind: 'succeeded', at: '2025-08-24 10:16' },
    lastFour: '8021',
  },
  {
    person: '+79001198833',
    startedAt: '2025-09-01 11:26',
    end: { kind: 'late', at: '2025-09-01 14:48', refundDue: true },
    lastFour: '5530',
  },
  {
    person: '+79001148672',
    startedAt: '2025-09-03 20:08',
    end: { kind: 'failed', at: '2025-09-03 20:10', failure: 'insufficient_funds' },
    lastFour: '9904',
  },
  {
    person: '+79001183769',
    startedAt: '2025-09-04 11:34',
    end: { kind: 'late', at: '2025-09-04 15:52', refundDue: false },
    lastFour: '2276',
  },
  {
    person: '+79001198265',
    startedAt: '2025-09-06 02:14',
    end: { kind: 'succeeded', at: '2025-09-06 02:18' },
    lastFour: '3390',
  },
  {
    person: '+79001186284',
    startedAt: '2025-09-06 21:15',
    end: { kind: 'failed', at: '2025-09-06 21:18', failure: 'three_d_secure_failed' },
    lastFour: '6648',
  },
  {
    person: '+79001186284',
    startedAt: '2025-09-06 21:24',
    end: { kind: 'succeeded', at: '2025-09-06 21:27' },
    lastFour: '6648',
  },
  {
    person: '+79001189603',
    startedAt: '2025-09-13 09:48',
    end: { kind: 'succeeded', at: '2025-09-13 09:53' },
    lastFour: '1135',
  },
]

/** An unfinished card payment is let go after half an hour (product.md §3). */
export const cardPaymentLife = 30 * 60_000

/** Events of one person's payment, from their invoices and card payments. */
export function paymentEventsOf(phone: string): DemoEvent[] {
  const invoices = demoInvoices.flatMap((invoice, index) =>
    invoice.people.includes(phone)
      ? invoiceEvents(invoice, `2025-${String(index + 1).padStart(4, '0')}`)
      : [],
  )
  return [...invoices, ...demoCardPayments.filter(({ person }) => person === phone).flatMap(cardEvents)]
}

function invoiceEvents({ issuedAt, end }: DemoInvoice, number: string): DemoEvent[] {
  const events: DemoEvent[] = [
    { at: moscow(issuedAt), kind: 'payment', action: 'issueInvoice', by: 'payer', reason: number },
  ]
  if (end?.kind === 'paid')
    events.push({ at: moscow(end.at), kind: 'payment', action: 'markPaid', by: 'finance', reason: end.order })
  if (end?.kind === 'cancelled')
    events.push({ at: moscow(end.at), kind: 'payment', action: 'cancelInvoice', by: end.by, reason: number })
  return events
}

function cardEvents({ startedAt, end }: DemoCardPayment): DemoEvent[] {
  const started = moscow(startedAt)
  const start: DemoEvent = { at: started, kind: 'payment', action: 'startCard', by: 'payer' }
  const at = moscow(end.at)
  if (end.kind === 'failed') return [start, { at, kind: 'payment', action: 'declineCard', by: 'acquirer' }]
  const accept: DemoEvent = { at, kind: 'payment', action: 'acceptCard', by: 'acquirer' }
  if (end.kind === 'late') {
    const lapsed = new Date(started.getTime() + cardPaymentLife)
    const last: DemoEvent = end.refundDue ? { at, kind: 'refundDue', by: 'acquirer' } : accept
    return [start, { at: lapsed, kind: 'payment', action: 'expireCard', by: 'clock' }, last]
  }
  if (!end.refundedAt) return [start, accept]
  const refund: DemoEvent = {
    at: moscow(end.refundedAt),
    kind: 'payment',
    action: 'recordRefund',
    by: 'finance',
    reason: 'По просьбе участника',
  }
  return [start, accept, refund]
}
