import { expect, test } from 'vitest'
import type { CardPaymentLine } from '#contract/organiser-finance.ts'
import { dueRefund } from '#web/console/card-payment/rules.ts'
import { refundablePayments } from './card-payment-ticked.ts'

type State = 'charged' | 'refundDue' | 'refunded' | 'wanted' | 'sent'

const line = (state: State, index: number): CardPaymentLine => ({
  guid: `line-${index}`,
  applicationGuid: `application-${index}`,
  name: 'Кто-то',
  state: state === 'wanted' || state === 'sent' ? 'refundDue' : state,
  amountKopecks: '100',
  refundAsked: state === 'sent',
  refundedKopecks: null,
  refund: null,
  refundWanted:
    state === 'wanted'
      ? {
          amountKopecks: '100',
          by: null,
          byMe: false,
          mayConfirm: false,
          at: '2025-09-01T10:00:00Z',
          reason: '',
        }
      : null,
  refundState: null,
  owner: null,
  holder: null,
})

const payment = (...states: State[]) => ({ status: 'succeeded' as const, lines: states.map(line) })

test.each([
  ['one person', ['refundDue'], { lineGuid: 'line-0', kopecks: '100' }],
  [
    'one of several, of whom another keeps their place',
    ['charged', 'refundDue'],
    { lineGuid: 'line-1', kopecks: '100' },
  ],
  ['the last of several', ['refunded', 'refundDue'], { lineGuid: 'line-1', kopecks: '100' }],
  ['everybody', ['refundDue', 'refundDue', 'refunded'], { lineGuid: undefined, kopecks: '200' }],
  ['some of several', ['charged', 'refundDue', 'refundDue'], null],
  ['nobody', ['charged', 'refunded'], null],
  ['who was asked for already', ['wanted'], null],
  ['whose refund is in the bank', ['sent'], null],
  ['some, of whom one is asked for already', ['wanted', 'refundDue', 'refundDue'], null],
] as const)('what goes back in one call: %s', (_, states, asked) => {
  expect(dueRefund(payment(...states))).toEqual(asked)
})

test('a payment that did not succeed gives nothing back', () => {
  expect(dueRefund({ ...payment('refundDue'), status: 'failed' })).toBeNull()
})

test('the ticked payments by what keeps them out', () => {
  const [due, asked, shared] = [
    payment('refundDue'),
    payment('wanted'),
    payment('charged', 'refundDue', 'refundDue'),
  ]
  expect(refundablePayments([due, asked, shared])).toEqual({ due: [due], asked: [asked], shared: [shared] })
})
