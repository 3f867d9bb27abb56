import { expect, it } from 'vitest'
import { checkOgrn } from './ogrn.ts'

it.each([
  ['1027700132195', 'company'],
  ['1037700013020', 'company'],
  ['304500116200216', 'soleTrader'],
  ['315774600123450', 'soleTrader'],
] as const)('takes %s of a %s', (ogrn, owner) => {
  expect(checkOgrn(ogrn, owner)).toEqual({ ok: true, ogrn })
})

it.each([
  ['1027700132194', 'company'],
  ['1037700013021', 'company'],
  ['0000000000000', 'company'],
  ['304500116200216', 'company'],
  ['102770013219', 'company'],
  ['10277001321X5', 'company'],
  ['', 'company'],
  ['304500116200215', 'soleTrader'],
  ['1027700132195', 'soleTrader'],
  ['000000000000000', 'soleTrader'],
] as const)('refuses %j of a %s', (ogrn, owner) => {
  expect(checkOgrn(ogrn, owner)).toEqual({ ok: false, code: 'ogrn_format' })
})

it('drops spaces', () => {
  expect(checkOgrn(' 1 027 700 132 195 ', 'company')).toEqual({ ok: true, ogrn: '1027700132195' })
})
