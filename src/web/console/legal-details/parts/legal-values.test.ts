import { expect, test } from 'vitest'
import type { LegalDetails } from '#domain/legal-details/legal-details.ts'
import { judgeLegal, legalFieldOf, legalFields, legalValues } from './legal-values.ts'

const details: LegalDetails = {
  operator: {
    name: { ru: 'организация «Дирекция»', en: 'Direktsiya' },
    inn: '7701234560',
    ogrn: '1197700012344',
    address: { ru: 'г. Москва', en: 'Moscow' },
    email: 'privacy@forum.example',
    site: 'https://forum.example',
  },
  seller: {
    name: 'АНО «Дирекция»',
    inn: '7701234560',
    kpp: '770101001',
    address: 'г. Москва',
    bank: {
      name: 'ПАО «Лазоревый Банк»',
      bic: '044525225',
      correspondentAccount: '30101810400000000225',
      account: '40702810500000001234',
    },
    headName: 'Лаптева Е. С.',
    accountantName: 'Жукова М. И.',
    payFromAbroad: { ru: 'SWIFT, рубли', en: 'SWIFT, roubles' },
  },
}

test('what is in force comes back from the form as it was, every field of it', () => {
  const values = legalValues(details)
  expect(Object.values(values)).not.toContain('')
  expect(judgeLegal(values)).toEqual({ ok: true, value: details })
  expect(judgeLegal({ ...values, operatorInn: '77 01 234560' })).toMatchObject({ ok: true })
  expect(legalFields()).toHaveLength(20)
})

test('faults stand at their fields; nothing in force leaves them empty', () => {
  const verdict = judgeLegal({ ...legalValues(details), sellerKpp: '', bankAccount: '1' })
  expect(verdict).toEqual({
    ok: false,
    faults: [
      { field: 'sellerKpp', code: 'kpp_format' },
      { field: 'bankAccount', code: 'account_checksum' },
    ],
  })
  expect(new Set(Object.values(legalValues(null)))).toEqual(new Set(['']))
})

test.each([
  ['details.operator.inn', 'operatorInn'],
  ['seller.bank.bic', 'bankBic'],
  ['number', null],
])('%s is the field %s', (place, field) => expect(legalFieldOf(place)).toBe(field))
