import { expect, it } from 'vitest'
import { judgeAddress, type PostalAddress } from './judge-address.ts'

const moscow: PostalAddress = {
  recipient: 'ООО «Тихая Линия»',
  country: 'RU',
  postalCode: '101000',
  region: null,
  city: 'Москва',
  street: 'Потаповский пер., д. 5, стр. 2',
}

it.each<[string, Partial<PostalAddress>, string[]]>([
  ['a Russian address', {}, []],
  ['five digits', { postalCode: '10100' }, ['postalCode postal_code_format']],
  ['seven digits', { postalCode: '1010001' }, ['postalCode postal_code_format']],
  ['letters', { postalCode: '10100A' }, ['postalCode postal_code_format']],
  ['a first digit that no region has', { postalCode: '901000' }, ['postalCode postal_code_format']],
  ['the last region', { postalCode: '694000' }, []],
  ['a street without a building', { street: 'Потаповский пер.' }, ['street house_missing']],
  ['a number without a street', { street: '5/2' }, ['street house_missing']],
  ['both', { postalCode: '', street: 'пер.' }, ['postalCode postal_code_format', 'street house_missing']],
  ['a British code', { country: 'GB', postalCode: 'SW1A 1AA', street: '10 Downing Street' }, []],
  ['a Kazakh code', { country: 'KZ', postalCode: 'Z05H9B0', street: 'Мәңгілік Ел 55' }, []],
  ['no code abroad', { country: 'AE', postalCode: '-' }, ['postalCode postal_code_format']],
  ['words for a code abroad', { country: 'DE', postalCode: 'Berlin' }, ['postalCode postal_code_format']],
])('%s', (_, change, expected) => {
  const verdict = judgeAddress({ ...moscow, ...change })
  expect(verdict.ok ? [] : verdict.faults.map(({ field, code }) => `${field} ${code}`)).toEqual(expected)
})
