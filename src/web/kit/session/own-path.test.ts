import { expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

it.each([
  ['/', '/'],
  ['/account', '/account'],
  ['/en/account/payment?tab=invoice#total', '/en/account/payment?tab=invoice#total'],
  ['/account/../staff', '/staff'],
  ['/news?next=//evil.example', '/news?next=//evil.example'],
  ['/a//b', '/a//b'],
  ['/новости', '/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
])('keeps %j as %j', (redirect, path) => {
  expect(ownPath(redirect)).toBe(path)
})

it.each([
  null,
  undefined,
  '',
  'account',
  ' /account',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/account\\..\\..',
  '/\t/evil.example',
  '/\n/evil.example',
  '\n//evil.example',
  '/account\r\nSet-Cookie: a=b',
  '/a\u0000',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example/account',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
])('refuses %j', redirect => {
  expect(ownPath(redirect)).toBeNull()
})
