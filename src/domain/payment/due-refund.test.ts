import { expect, test } from 'vitest'
import { dueRefund, isHere, isOpenRefund } from './due-refund.ts'

type State = 'open' | 'lapsed' | 'charged' | 'refundDue' | 'refunded' | 'wanted' | 'sent'

const line = (state: State, index = 0) => ({
  guid: `line-${index}`,
  state: state === 'wanted' || state === 'sent' ? ('refundDue' as const) : state,
  amountKopecks: '100',
  refundAsked: state === 'sent',
  refundWanted: state === 'wanted' ? {} : null,
})

const payment = (...states: State[]) => ({
  status: 'succeeded' as const,
  lines: states.map((state, index) => line(state, index)),
})

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

test.each<[State, { open: boolean; kept: boolean }]>([
  ['open', { open: false, kept: false }],
  ['lapsed', { open: false, kept: false }],
  ['charged', { open: false, kept: true }],
  ['refundDue', { open: true, kept: true }],
  ['wanted', { open: false, kept: true }],
  ['sent', { open: false, kept: true }],
  ['refunded', { open: false, kept: false }],
])("a person's part that is %s", (state, { open, kept }) => {
  expect(isOpenRefund(line(state))).toBe(open)
  expect(isHere(line(state))).toBe(kept)
})
