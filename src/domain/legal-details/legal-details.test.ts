import { describe, expect, it } from 'vitest'
import {
  type LegalDetails,
  legalProblems,
  type Operator,
  registrationNumbers,
  type Seller,
} from './legal-details.ts'

const operator: Operator = {
  name: { ru: 'автономная некоммерческая организация «Дирекция»', en: 'ANO Direktsiya' },
  inn: '7701234560',
  ogrn: '1197700012344',
  address: { ru: 'г. Москва', en: 'Moscow' },
  email: 'privacy@forum.example',
  site: 'https://forum.example',
}
const seller: Seller = {
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
}
const problems = (change: { operator?: Partial<Operator>; seller?: Partial<Seller> }) => {
  const details: LegalDetails = {
    operator: { ...operator, ...change.operator },
    seller: { ...seller, ...change.seller },
  }
  return legalProblems(details).map(({ field, code }) => `${field} ${code}`)
}

describe('what the operator and the seller may be', () => {
  it.each<[string, Parameters<typeof problems>[0], string[]]>([
    ['both as they are', {}, []],
    ['INN too short', { operator: { inn: '123' } }, ['operator.inn inn_length']],
    ['INN with a wrong digit', { seller: { inn: '7701234561' } }, ['seller.inn inn_checksum']],
    ['OGRN with a wrong digit', { operator: { ogrn: '1197700012345' } }, ['operator.ogrn ogrn_format']],
    ['e-mail', { operator: { email: 'nope' } }, ['operator.email email_format']],
    ['site', { operator: { site: 'forum' } }, ['operator.site website_format']],
    ['a company without KPP', { seller: { kpp: null } }, ['seller.kpp kpp_format']],
    ['KPP', { seller: { kpp: '1' } }, ['seller.kpp kpp_format']],
    ['a sole trader', { seller: { inn: '500100732259', kpp: null } }, []],
    ['a sole trader with a KPP', { seller: { inn: '500100732259' } }, ['seller.kpp value_invalid']],
    [
      'account',
      { seller: { bank: { ...seller.bank, account: '1' } } },
      ['seller.bank.account account_checksum'],
    ],
  ])('%s', (_, change, expected) => expect(problems(change)).toEqual(expected))
})

it('names the numbers in the words of the language', () => {
  expect(registrationNumbers(operator, 'ru')).toBe('ИНН\u00a07701234560, ОГРН\u00a01197700012344')
  expect(registrationNumbers({ ...operator, ogrn: '304500116000157' }, 'en')).toBe(
    'INN\u00a07701234560, OGRNIP\u00a0304500116000157',
  )
})
