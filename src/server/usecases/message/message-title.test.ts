import { expect, it } from 'vitest'
import { titleOf } from './message-title.ts'

it.each([
  ['approved', 'Заявка одобрена, оплатите участие', 'Application approved: please pay the fee'],
  // Each has its own number.
  ['payment_invoice_issued', null, null],
  // Without a letter.
  ['confirmation_link', null, null],
  ['of another version', null, null],
])('%s', (template, ru, en) => {
  expect(titleOf(template, 'ru')).toBe(ru)
  expect(titleOf(template, 'en')).toBe(en)
})
