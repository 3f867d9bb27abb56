import { expect, test } from 'vitest'
import { plainReason, StartError, withDatabase } from './start-fault.ts'

/** As PostgreSQL refuses a row, with what its driver gives of it. */
const refused = Object.assign(new Error('duplicate key value violates unique constraint'), {
  ...{ severity: 'ERROR', code: '23505', table: 'account' },
  detail: 'Key (phone)=(+79161234567) already exists.',
})

test('a refusal of the database names its code and table, and nothing that a row holds', async () => {
  const line = 'DATABASE_URL: the database refused (23505, table account)'
  expect(plainReason(refused)).toBe(line)
  const failed = withDatabase(() => Promise.reject(refused))
  await expect(failed).rejects.toBeInstanceOf(StartError)
  await expect(failed).rejects.toThrow(line)
})

test.each([
  ['28P01', 'DATABASE_URL: user or password is wrong'],
  ['XX000', 'DATABASE_URL: the database refused (XX000)'],
])('%s', (code, line) => {
  expect(plainReason(Object.assign(new Error('+79161234567'), { severity: 'FATAL', code }))).toBe(line)
})

test('a fault of ours stays one', () => {
  expect(plainReason(new TypeError('a mistake'))).toBeNull()
})
