import { expect, test } from 'vitest'
import { keptQuery } from './unanswered-query.ts'

test.each([
  ['PCI DSS', 'pci dss'],
  ['  Ёлочка, гори! ', 'елочка гори'],
  ['ГОСТ 57', 'гост 57'],
  ['ivan@bank.example', null],
  ['+7 900 100-00-01', null],
  ['4510 123456', null],
  ['а', null],
  ['слово '.repeat(20), null],
])('%s is kept as %s', (query, kept) => {
  expect(keptQuery(query)).toBe(kept)
})
