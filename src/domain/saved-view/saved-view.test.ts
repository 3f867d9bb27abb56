import { expect, it } from 'vitest'
import { longestViewName, viewNameKey, viewNameOf } from './saved-view.ts'

it.each([
  ['  Банки   без оплаты ', 'Банки без оплаты'],
  ['й'.normalize('NFD'), 'й'],
  ['x'.repeat(longestViewName), 'x'.repeat(longestViewName)],
])('keeps %j as %j', (typed, name) => {
  expect(viewNameOf(typed)).toEqual({ ok: true, name })
})

it.each([
  ['   ', 'required'],
  ['x'.repeat(longestViewName + 1), 'too_long'],
  ['a\u0000b', 'value_invalid'],
])('refuses %j: %s', (typed, code) => {
  expect(viewNameOf(typed)).toEqual({ ok: false, code, field: 'name' })
})

it.each([
  ['Ждут', 'ЖДУТ', true],
  ['Ёлки', 'елки', true],
  ['Ждут', 'Ждёт', false],
])('takes %j and %j for one name: %s', (one, other, same) => {
  expect(viewNameKey(one) === viewNameKey(other)).toBe(same)
})
