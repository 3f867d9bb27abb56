import { expect, it } from 'vitest'
import { maskEmail } from './mask-email.ts'

it.each([
  ['maria.orlova@bank.example', 'm***@b***.example'],
  ['a@b.ru', 'a***@b***.ru'],
  ['мария@почта.рф', 'м***@п***.рф'],
  ['x@mail.bank.example', 'x***@m***.example'],
])('%s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
  expect(masked).not.toContain(email.slice(1, email.indexOf('@')) || '\u0000')
})
