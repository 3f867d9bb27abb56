import { expect, test } from 'vitest'
import type { CardPaymentLine } from '#contract/organiser-finance.ts'
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

test('the ticked payments by what keeps them out', () => {
  const [due, asked, shared] = [
    payment('refundDue'),
    payment('wanted'),
    payment('charged', 'refundDue', 'refundDue'),
  ]
  expect(refundablePayments([due, asked, shared])).toEqual({ due: [due], asked: [asked], shared: [shared] })
})
