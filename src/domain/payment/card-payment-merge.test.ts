import { describe, expect, it } from 'vitest'
import {
  type CardPaymentStatus,
  cardPaymentStatuses,
  mergeCardPaymentStatus,
  openCardPaymentStatuses,
  settleSuccess,
} from './card-payment-merge.ts'

const reports: CardPaymentStatus[] = ['created', 'pending', 'failed', 'expired', 'succeeded', 'refunded']

describe('mergeCardPaymentStatus', () => {
  it('knows no status beside these', () => {
    expect(cardPaymentStatuses).toEqual(reports)
  })

  // What we know, and what it becomes after each report of the list above, in its order.
  it.each<[CardPaymentStatus, CardPaymentStatus[]]>([
    ['created', ['created', 'pending', 'failed', 'expired', 'succeeded', 'refunded']],
    ['pending', ['pending', 'pending', 'failed', 'expired', 'succeeded', 'refunded']],
    ['failed', ['failed', 'failed', 'failed', 'failed', 'succeeded', 'refunded']],
    ['expired', ['expired', 'expired', 'expired', 'expired', 'succeeded', 'refunded']],
    ['succeeded', ['succeeded', 'succeeded', 'succeeded', 'succeeded', 'succeeded', 'refunded']],
    ['refunded', ['refunded', 'refunded', 'refunded', 'refunded', 'refunded', 'refunded']],
  ])('%s', (known, merged) => {
    expect(reports.map(reported => mergeCardPaymentStatus(known, reported))).toEqual(merged)
  })

  it('ends the same in whatever order the news of a charge come', () => {
    const news: CardPaymentStatus[] = ['pending', 'succeeded', 'expired']
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    for (const order of orders) {
      const end = order.reduce<CardPaymentStatus>(
        (known, at) => mergeCardPaymentStatus(known, news[at] ?? 'created'),
        'created',
      )
      expect(end).toBe('succeeded')
    }
  })
})

it('counts as open only what may still become a charge', () => {
  expect(openCardPaymentStatuses).toEqual(['created', 'pending'])
})

describe('settleSuccess', () => {
  // The application is approved, already settled, the amount matches.
  it.each([
    [true, false, true, 'accept'],
    [true, false, false, 'refund-due'],
    [true, true, true, 'refund-due'],
    [true, true, false, 'refund-due'],
    [false, false, true, 'refund-due'],
    [false, false, false, 'refund-due'],
    [false, true, true, 'refund-due'],
    [false, true, false, 'refund-due'],
  ] as const)('approved %s, settled %s, amount matches %s: %s', (approved, settled, matches, expected) => {
    const facts = { applicationIsApproved: approved, alreadySettled: settled, amountMatches: matches }
    expect(settleSuccess({ ...facts, invoiceIsShared: false })).toBe(expected)
    expect(settleSuccess({ ...facts, invoiceIsShared: true })).toBe('refund-due')
  })
})
