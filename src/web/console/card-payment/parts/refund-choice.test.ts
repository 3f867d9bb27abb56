import { expect, it } from 'vitest'
import type { CardPaymentLine } from '#contract/organiser-finance.ts'
import { everybody, isChange, linesHere, linesOf, linesToAsk, onlyChoice, partOf } from './refund-choice.ts'

const line = (guid: string, state: CardPaymentLine['state']): CardPaymentLine => ({
  applicationGuid: guid,
  guid,
  state,
  name: guid,
  amountKopecks: '18000000',
  refundAsked: false,
  refundedKopecks: null,
  refund: null,
  refundWanted: null,
  refundState: null,
  owner: null,
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

it('does not ask again where another person’s request waits', () => {
  const wanted = {
    amountKopecks: '1',
    by: 'Анна',
    at: '2025-09-15T07:00:00Z',
    reason: 'Отказ',
    mayConfirm: true,
  }
  const other = { ...paid, guid: 'other', refundWanted: { ...wanted, byMe: false } }
  const mine = { ...paid, guid: 'mine', refundWanted: { ...wanted, byMe: true } }
  expect(linesToAsk({ lines: [paid, other, mine] })).toEqual([paid, mine])
  expect(isChange([paid, mine])).toBe(false)
  expect(isChange([mine])).toBe(true)
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

it.each([
  ['180000', '18000000'],
  ['0,01', '1'],
  ['180 000,00', '18000000'],
  ['180000,01', null],
  ['0', null],
  ['', null],
  ['-5', null],
  ['half', null],
])('reads %j as a refund of at most 180,000 roubles', (typed, kopecks) => {
  expect(partOf('18000000', typed)).toBe(kopecks)
})
