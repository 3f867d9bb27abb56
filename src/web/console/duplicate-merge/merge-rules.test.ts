import { expect, it } from 'vitest'
import { tellingFact } from './rules.ts'

const record = { phone: '+79001000002', company: 'Bank', createdAt: '2025-09-01T07:00:00.000Z' }

it.each([
  [{ phone: '+79001000003', company: 'Fund' }, 'phone'],
  [{ company: 'Fund' }, 'company'],
  [{ phone: null, company: 'Fund' }, 'company'],
  [{ phone: null, company: null }, 'createdAt'],
  [{}, 'createdAt'],
] as const)('a record with %j is told apart by its %s', (other, fact) => {
  expect(tellingFact(record, { ...record, ...other })).toBe(fact)
  expect(tellingFact({ ...record, ...other }, record)).toBe(fact)
})
