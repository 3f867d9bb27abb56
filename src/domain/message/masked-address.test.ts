import { expect, test } from 'vitest'
import { maskAddress } from './masked-address.ts'

test.each([
  ['+79123456789', '7********89'],
  ['anna.petrova@bank.example', 'a***@bank.example'],
  ['a@bank.example', 'a***@bank.example'],
  ['"odd@name"@bank.example', '"***@bank.example'],
  ['@', '@'],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown)
})
