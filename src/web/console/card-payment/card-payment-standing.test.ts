import { expect, test } from 'vitest'
import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import { standingOf } from './rules.ts'

const wanted = {
  amountKopecks: '100',
  by: null,
  byMe: false,
  mayConfirm: true,
  at: '2025-09-01T09:00:00Z',
  reason: '',
}

function payment(
  changes: Partial<CardPaymentRow>,
  line: Partial<CardPaymentRow['lines'][number]> = {},
): CardPaymentRow {
  const usual: CardPaymentRow['lines'][number] = {
    ...{ guid: '', applicationGuid: '', name: '', amountKopecks: '100', state: 'charged', holder: null },
    ...{ refundedKopecks: null, refund: null, refundAsked: false, refundWanted: null },
    ...{ refundState: null, owner: null },
  }
  return {
    ...{
      guid: '',
      name: '',
      amountKopecks: '100',
      capturedKopecks: '100',
      status: 'succeeded',
      failure: null,
      wait: null,
    },
    ...{ providerId: null, startedAt: '', finishedAt: null, refundDue: false, settlementReceipt: null },
    lines: [{ ...usual, ...line }],
    ...changes,
  }
}

test.each([
  ['as the acquirer has it', payment({}), 'succeeded'],
  ['money that has to go back', payment({ refundDue: true }), 'refundDue'],
  ['a refund that waits for a second person', payment({}, { refundWanted: wanted }), 'refundUnconfirmed'],
  [
    'a refund that the acquirer was asked for',
    payment({}, { refundWanted: wanted, refundAsked: true }),
    'succeeded',
  ],
])('%s: the list, its own page and the person’s money say the same', (_, row, standing) => {
  expect(standingOf(row)).toBe(standing)
})
