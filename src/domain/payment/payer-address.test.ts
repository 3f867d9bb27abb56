import { expect, it } from 'vitest'
import { checkPayerAddress } from './payer-address.ts'

it.each([
  ['119002, г. Москва, ул. Арбат, д. 10, кв. 5', true],
  ['г. Минск, пр. Победителей, 7, 220004', true],
  ['8 Fenchurch Place, London EC3M 4AJ, United Kingdom', true],
  ['Office 1203, Index Tower, DIFC, Dubai', true],
  ['Москва', false],
  ['г. Москва, ул. Арбат, д. 10', false],
  ['119002, Москва', false],
  ['London', false],
  ['Main Street, Dubai', false],
  [', , 119002', false],
  ['119002, , г. Москва', false],
  ['119002, г. Москва, д. 10', true],
  ['Fenchurch Place 8, London', true],
  ['Fenchurch Place 8', false],
])('%s: %s', (typed, ok) => {
  expect(checkPayerAddress(typed).ok).toBe(ok)
})

it('is written in one line, without spaces at its ends', () => {
  expect(checkPayerAddress('  119002, г. Москва,\n  ул. Арбат, д. 10 ')).toEqual({
    ok: true,
    address: '119002, г. Москва, ул. Арбат, д. 10',
  })
})
