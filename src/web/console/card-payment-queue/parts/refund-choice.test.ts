import { expect, it } from 'vitest'
import type { CardPaymentLine } from '#contract/organiser-finance.ts'
import { everybody, linesHere, linesOf, onlyChoice } from './refund-choice.ts'

const line = (guid: string, state: CardPaymentLine['state']): CardPaymentLine => ({
  guid,
  state,
  name: guid,
  amountKopecks: '18000000',
  refundAsked: false,
  holder: null,
})

const [paid, paidToo, due, gone] = [
  line('paid', 'charged'),
  line('paid-too', 'charged'),
  line('due', 'refundDue'),
  line('gone', 'refunded'),
]

it('offers only money that is still here', () => {
  expect(linesHere({ lines: [paid, due, gone, line('open', 'open')] })).toEqual([paid, due])
})

it.each([
  ['one person', [paid], 'paid'],
  ['one to whom it is due', [paid, due, paidToo], 'due'],
  ['two who are paid for', [paid, paidToo], null],
  ['two to whom it is due', [due, { ...due, guid: 'due-too' }], null],
])('chooses nobody by itself but where it is clear: %s', (_, here, chosen) => {
  expect(onlyChoice(here)).toBe(chosen)
})

it('returns to the chosen one, or to all', () => {
  expect(linesOf([paid, due], 'due')).toEqual([due])
  expect(linesOf([paid, due], everybody)).toEqual([paid, due])
  expect(linesOf([paid, due], null)).toEqual([])
})
