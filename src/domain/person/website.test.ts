import { expect, it } from 'vitest'
import { checkWebsite } from './website.ts'

it.each([
  ['bank.example', 'https://bank.example'],
  ['https://bank.example/', 'https://bank.example'],
  ['http://Bank.Example/About?x=1#top', 'http://bank.example/About?x=1#top'],
  [' www.bank.example ', 'https://www.bank.example'],
  ['bank.example:8443/path', 'https://bank.example:8443/path'],
  ['банк.рф', 'https://xn--80ab2al.xn--p1ai'],
])('takes %j as %j', (typed, website) => {
  expect(checkWebsite(typed)).toEqual({ ok: true, website })
})

it.each([
  ['', 'required'],
  ['   ', 'required'],
  ['bank', 'website_format'],
  ['localhost', 'website_format'],
  ['http://127.0.0.1/', 'website_format'],
  ['http://2130706433/', 'website_format'],
  ['http://[::1]/', 'website_format'],
  ['javascript:alert(1)', 'website_format'],
  ['java\tscript:alert(1)', 'website_format'],
  ['data:text/html,x', 'website_format'],
  ['mailto:anna@bank.example', 'website_format'],
  ['ftp://bank.example', 'website_format'],
  ['https://bank.example@evil.example', 'website_format'],
  ['https://name:secret@bank.example', 'website_format'],
  ['https://:secret@bank.example', 'website_format'],
  ['https:\\\\bank.example', 'website_format'],
  ['bank .example', 'website_format'],
  ['https://', 'website_format'],
  ['https://bank..example', 'website_format'],
  [`https://bank.example/${'a'.repeat(300)}`, 'website_format'],
])('refuses %j with %s', (typed, code) => {
  expect(checkWebsite(typed)).toEqual({ ok: false, code })
})

it('takes an address of three hundred signs, and none longer', () => {
  const longest = `https://bank.example/${'a'.repeat(300 - 'https://bank.example/'.length)}`
  expect(checkWebsite(longest).ok).toBe(true)
  expect(checkWebsite(`${longest}a`).ok).toBe(false)
})
