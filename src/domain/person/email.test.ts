import { expect, it } from 'vitest'
import { checkEmail } from './email.ts'

it.each([
  ['anna@bank.example', 'anna@bank.example'],
  ['  Anna.K+forum@Bank.Example ', 'Anna.K+forum@bank.example'],
  ["o'neill@a-b.co.uk", "o'neill@a-b.co.uk"],
  ['info@ПОЧТА.рф', 'info@почта.рф'],
  ['info@example.xn--p1ai', 'info@example.xn--p1ai'],
  [`${'a'.repeat(64)}@bank.example`, `${'a'.repeat(64)}@bank.example`],
  [`anna@${'a'.repeat(63)}.example`, `anna@${'a'.repeat(63)}.example`],
])('takes %j as %j', (typed, email) => {
  expect(checkEmail(typed)).toEqual({ ok: true, email })
})

it.each([
  ['', 'required'],
  ['  ', 'required'],
  ['anna', 'email_format'],
  ['@bank.example', 'email_format'],
  ['anna@', 'email_format'],
  ['anna@bank', 'email_format'],
  ['anna@bank.e', 'email_format'],
  ['anna@bank.123', 'email_format'],
  ['anna@127.0.0.1', 'email_format'],
  ['anna@@bank.example', 'email_format'],
  ['anna@bank..example', 'email_format'],
  ['anna@-bank.example', 'email_format'],
  ['anna@bank-.example', 'email_format'],
  ['.anna@bank.example', 'email_format'],
  ['anna.@bank.example', 'email_format'],
  ['an..na@bank.example', 'email_format'],
  ['an na@bank.example', 'email_format'],
  ['анна@bank.example', 'email_format'],
  ['anna@bank.example\r\nBcc: all@bank.example', 'email_format'],
  ['anna@bank.example\n', 'email_format'],
  ['Anna <anna@bank.example>', 'email_format'],
  [`${'a'.repeat(65)}@bank.example`, 'email_format'],
  [`a@${'b'.repeat(64)}.example`, 'email_format'],
  [`a@${'bbbbbbbbb.'.repeat(25)}example`, 'email_format'],
])('refuses %j with %s', (typed, code) => {
  expect(checkEmail(typed)).toEqual({ ok: false, code })
})

it('may be 254 letters long in all, and 64 before the @', () => {
  const of = (length: number) => {
    const domain = `${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.example`
    return `${'a'.repeat(length - domain.length - 1)}@${domain}`
  }
  expect(checkEmail(of(254)).ok).toBe(true)
  expect(checkEmail(of(255)).ok).toBe(false)
})
