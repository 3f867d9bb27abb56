import { expect, test } from 'vitest'
import { faultOfReason } from './rules.ts'

test.each([
  ['', 'required'],
  ['  \n ', 'required'],
  [' Дубль ', null],
  ['аааааааааа', null],
  ['ааааааааааа', 'too_long'],
])('one reason for all, %j of at most ten: %s', (typed, fault) => {
  expect(faultOfReason(typed, 10)).toBe(fault)
})
