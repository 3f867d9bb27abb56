import { expect, it } from 'vitest'
import { formatPhone } from './format-phone.ts'

it.each([
  ['+79123456789', '+7\u00a0912\u00a0345-67-89'],
  ['+77011234567', '+7\u00a0701\u00a0123-45-67'],
  ['+375291234567', '+375291234567'],
  ['79123456789', '79123456789'],
  ['+7912345678', '+7912345678'],
  ['', ''],
])('%j is shown as %j', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
