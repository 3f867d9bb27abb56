import { expect, it } from 'vitest'
import { rightAddress } from './right-address.ts'

const guid = '82660c9a-1c5a-4e3f-9f0a-0123456789ab'

it.each([
  ['/programme', '/program'],
  ['/en/programme', '/en/program'],
  ['/schedule', '/program'],
  ['/Program', '/program'],
  ['/EN/Speakers/', '/en/speakers'],
  ['/program/', '/program'],
  ['/en/', '/en'],
  ['//program', '/program'],
  ['/committee', '/comitet'],
  ['/en/committee', '/en/comitet'],
  ['/ru', '/'],
  ['/ru/faq', '/faq'],
  ['/index.html', '/'],
  [`/programme/${guid}`, `/program/${guid}`],
  [`/Speakers/${guid.toUpperCase()}`, `/speakers/${guid}`],
  ['/Account', '/account'],
  ['/sign-in', '/login'],
])('%s was meant as %s', (typed, meant) => {
  expect(rightAddress(typed)).toBe(meant)
})

it.each([
  '/',
  '/en',
  '/program',
  '/en/program',
  `/program/${guid}`,
  '/nothing',
  '/programmes',
  '/en/en/program',
  '/constructor',
  '/__proto__',
  '/Login/Token/abcdefghijklmnop',
  '/login/token/abcdefghijklmnop/',
  '/dev/outbox/',
  '/program/%20',
  '/../program',
  `/${'a'.repeat(300)}`,
])('%s leads nowhere else', typed => {
  expect(rightAddress(typed)).toBeNull()
})
