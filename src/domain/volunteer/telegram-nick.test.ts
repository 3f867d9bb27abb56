import { expect, it } from 'vitest'
import { checkTelegram } from './telegram-nick.ts'

it.each([
  ['vera_lis', 'vera_lis'],
  ['@vera_lis', 'vera_lis'],
  [' @Vera99 ', 'Vera99'],
  ['https://t.me/vera_lis', 'vera_lis'],
  ['t.me/vera_lis', 'vera_lis'],
  ['a1234', 'a1234'],
  [`a${'b'.repeat(31)}`, `a${'b'.repeat(31)}`],
])('%j is the nick %s', (typed, nick) => {
  expect(checkTelegram(typed)).toEqual({ ok: true, nick })
})

it.each([
  '',
  '@',
  'abcd',
  `a${'b'.repeat(32)}`,
  '9lives',
  '_under',
  'вера_лис',
  'vera lis',
  '@@vera_lis',
  'vera-lis',
  'vera_lis/1',
])('%j is no nick', typed => {
  expect(checkTelegram(typed)).toEqual({ ok: false, code: 'telegram_invalid' })
})
