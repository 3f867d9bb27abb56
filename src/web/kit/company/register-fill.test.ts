import { expect, it } from 'vitest'
import type { CompanyRecord } from '#contract/company.ts'
import { fillFromRegister } from './register-fill.ts'

const bank: CompanyRecord = {
  inn: '7700000016',
  kpp: '770001001',
  name: 'АО «Банк»',
  shortName: 'Банк',
  address: 'Москва',
  kind: 'legal',
  state: 'active',
  branches: [],
}
const trader: CompanyRecord = {
  ...bank,
  inn: '770000000028',
  kpp: null,
  name: 'ИП Лугов',
  shortName: 'Лугов',
  address: null,
}
const empty = { kpp: '', name: '', shortName: '', address: '' }
const filled = {
  kpp: '770001001',
  name: 'АО «Банк»',
  shortName: 'Банк',
  address: 'Москва',
}

it.each([
  ['empty fields', empty, null, bank, filled],
  [
    'another company after the first',
    filled,
    bank,
    trader,
    { kpp: '', name: 'ИП Лугов', shortName: 'Лугов', address: '' },
  ],
  [
    'a name of one’s own',
    { ...filled, shortName: 'Наш банк' },
    bank,
    trader,
    { kpp: '', name: 'ИП Лугов', shortName: 'Наш банк', address: '' },
  ],
  [
    'an unknown company after a known one',
    { ...filled, name: 'ИП Соловьёва' },
    { ...filled, name: 'ИП Соловьёва' },
    null,
    empty,
  ],
  [
    'an unknown company after one that was corrected by hand: its KPP is never the other’s',
    { ...filled, name: 'Своё', kpp: '770001999' },
    bank,
    null,
    { ...empty, name: 'Своё' },
  ],
  [
    'a known company after one that was written by hand',
    { ...empty, name: 'Ничей', address: 'Тверь' },
    { kpp: '', name: '', shortName: '', address: '' },
    bank,
    filled,
  ],
  ['a draft that came back', { ...empty, name: 'Своё' }, null, bank, { ...filled, name: 'Своё' }],
])('%s', (_, typed, before, found, expected) => {
  expect(fillFromRegister(typed, before, found)).toEqual(expected)
})
