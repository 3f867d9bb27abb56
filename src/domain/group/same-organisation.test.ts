import { expect, it } from 'vitest'
import { isSameOrganisation, type Organisation } from './same-organisation.ts'

const bank: Organisation = { hasInn: true, inn: '7799001175', name: 'ПАО «Лазоревый Банк»' }
const abroad: Organisation = { hasInn: false, inn: null, name: 'Acme “Security” Ltd' }

it.each<[string, Organisation, Organisation, boolean]>([
  ['the same INN under another name', bank, { ...bank, name: 'Лазоревый Банк' }, true],
  ['another INN under the same name', bank, { ...bank, inn: '7799001182' }, false],
  ['no INN yet on both sides', { ...bank, inn: null }, { ...bank, inn: null }, false],
  ['a registered one and a foreign one', bank, { ...abroad, name: bank.name }, false],
  ['a foreign name written otherwise', abroad, { ...abroad, name: 'ACME "Security"  Ltd' }, true],
  ['another foreign name', abroad, { ...abroad, name: 'Acme Security Inc' }, false],
  ['no names', { ...abroad, name: null }, { ...abroad, name: ' ' }, false],
])('%s', (_, one, other, same) => {
  expect(isSameOrganisation(one, other)).toBe(same)
  expect(isSameOrganisation(other, one)).toBe(same)
})
