import { expect, it } from 'vitest'
import { pinFault } from './pin-rules.ts'

it.each([
  ['', 'short'],
  ['12345', 'short'],
  ['1234567', 'short'],
  ['12345a', 'short'],
  ['000000', 'simple'],
  ['777777', 'simple'],
  ['123456', 'simple'],
  ['654321', 'simple'],
  ['135790', null],
  ['246802', null],
  ['112233', null],
])('%j is %s', (pin, fault) => {
  expect(pinFault(pin)).toBe(fault)
})
