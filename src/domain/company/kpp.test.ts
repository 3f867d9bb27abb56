import { expect, it } from 'vitest'
import { checkKpp } from './kpp.ts'

it.each([
  ['770101001', '770101001'],
  ['9909AB001', '9909AB001'],
  ['7701a1001', '7701A1001'],
  [' 7701 01 001 ', '770101001'],
])('takes %j as %s', (typed, kpp) => {
  expect(checkKpp(typed)).toEqual({ ok: true, kpp })
})

it.each(['', '77010100', '7701010011', 'A70101001', '770101A01', '7701АВ001', '7701-1001', '000000000'])(
  'refuses %j',
  typed => {
    expect(checkKpp(typed)).toEqual({ ok: false, code: 'kpp_format' })
  },
)
