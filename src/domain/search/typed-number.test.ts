import { expect, test } from 'vitest'
import { typedInvoiceNumber, typedOrderNumber, typedPhone } from './typed-number.ts'

test.each([
  ['+79160007919', '9160007919'],
  ['8 (916) 000-79-19', '9160007919'],
  ['7 916 000 79 19', '9160007919'],
  ['916000', '916000'],
  ['+7 916 00', '91600'],
  ['+995 555 12-34-56', '995555123456'],
  // Five digits of the end of a number.
  ['07919', '07919'],
  ['000-79-19', '0007919'],
  // Without the 7 too little would be left to look for.
  ['79160', '79160'],
  ['7919', null],
  ['2026', null],
  ['ООО 79160007919', null],
  ['', null],
])('the phone in %j', (typed, digits) => {
  expect(typedPhone(typed)).toBe(digits)
})

test.each([
  ['2026-0012', { year: 2026, number: 12 }],
  ['№ 2026-0012', { year: 2026, number: 12 }],
  ['2025/7', { year: 2025, number: 7 }],
  ['12', { year: null, number: 12 }],
  ['0012', { year: null, number: 12 }],
  ['No. 12', { year: null, number: 12 }],
  ['счёт 2025-0012', { year: 2025, number: 12 }],
  ['Счет № 2025-0012', { year: 2025, number: 12 }],
  ['счёт на оплату 12', { year: null, number: 12 }],
  ['invoice 2025-0012', { year: 2025, number: 12 }],
  ['Invoice no. 12', { year: null, number: 12 }],
  ['счёт', null],
  ['счётчик 12', null],
  ['invoices 12', null],
  ['0', null],
  ['2026-', null],
  ['12 или 13', null],
  ['Север', null],
])('the invoice in %j', (typed, found) => {
  expect(typedInvoiceNumber(typed)).toEqual(found)
})

test.each([
  ['871', '871'],
  ['п/п № 871', '871'],
  ['пп 871', '871'],
  ['№871', '871'],
  ['А-17/2', 'А-17/2'],
  ['Север', null],
  ['871 от 12.09', null],
  ['', null],
])('the payment order in %j', (typed, number) => {
  expect(typedOrderNumber(typed)).toBe(number)
})
