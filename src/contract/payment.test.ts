import { describe, expect, it } from 'vitest'
import { companyPayer, individualPayer } from './payment.ts'

const bank = {
  kind: 'company',
  name: 'АО «Банк»',
  inn: '7799001175',
  kpp: '779901001',
  address: '115035, г. Москва, Ордынский тупик, д. 4',
  consent: true,
}

const holder = {
  fullName: 'Иванова Анна',
  address: '170100, г. Тверь, ул. Советская, д. 1',
  consent: true,
  cardConsent: true,
}

const wrongFields = (judged: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  judged.error?.issues.map(({ path }) => path.join('.')).toSorted() ?? []

describe('companyPayer', () => {
  it.each([
    ['a whole payer', {}, []],
    ['without the confirmation', { consent: false }, ['consent']],
    ['a confirmation that was never touched', { consent: undefined }, ['consent']],
    [
      'a wrong INN and KPP beside the open confirmation',
      { inn: '7799001176', kpp: '1', consent: false },
      ['consent', 'inn', 'kpp'],
    ],
    [
      'no provider beside the open confirmation',
      { documentsBy: 'edo', consent: false },
      ['consent', 'edoOperator'],
    ],
    ['a company without KPP', { kpp: '' }, ['kpp']],
    ['a sole trader, who has none', { inn: '500100732259', kpp: null }, []],
    ['abroad, nothing filled in', { hasInn: false, address: '', consent: false }, ['address', 'consent']],
  ])('finds all faults at once: %s', (_, changes, wrong) => {
    expect(wrongFields(companyPayer.safeParse({ ...bank, ...changes }))).toEqual(wrong)
  })
})

describe('individualPayer', () => {
  it.each([
    ['a whole payer', {}, []],
    [
      'a place for an address beside the open boxes',
      { address: 'Тверь', consent: false, cardConsent: false },
      ['address', 'cardConsent', 'consent'],
    ],
  ])('finds all faults at once: %s', (_, changes, wrong) => {
    expect(wrongFields(individualPayer.safeParse({ ...holder, ...changes }))).toEqual(wrong)
  })
})
