import { expect, test } from 'vitest'
import { faultOfReason } from './reason-fault.ts'

test.each([
  ['', 'required'],
  ['  \n ', 'required'],
  [' Дубль ', null],
  ['аааааааааа', null],
  ['ааааааааааа', 'too_long'],
])('one reason for all, %j of at most ten: %s', (typed, fault) => {
  expect(faultOfReason(typed, { limit: 10 })).toBe(fault)
})

test('an optional one may be empty, but not too long', () => {
  expect(faultOfReason(' ', { limit: 10, optional: true })).toBeNull()
  expect(faultOfReason('ааааааааааа', { limit: 10, optional: true })).toBe('too_long')
})
