import { expect, it } from 'vitest'
import { type AddressForm, addressForm, readAddress } from './address-values.ts'

const proposed = { recipient: 'ООО «Тихая Линия»', country: 'RU' }
const typed: AddressForm = {
  ...proposed,
  postalCode: '101000',
  region: ' ',
  city: 'Москва',
  street: 'Потаповский пер., д. 5',
}

it('proposes the recipient and the country before the first save', () => {
  expect(addressForm({ version: 0, address: null, proposed })).toEqual({
    ...proposed,
    postalCode: '',
    region: '',
    city: '',
    street: '',
  })
})

it.each<[string, Partial<AddressForm>, string[]]>([
  ['whole', {}, []],
  ['without a city', { city: ' ' }, ['city required']],
  ['without a country', { country: '' }, ['country required']],
  ['with a short code', { postalCode: '10100' }, ['postalCode postal_code_format']],
  ['without a building', { street: 'Потаповский пер.' }, ['street house_missing']],
])('%s', (_, change, expected) => {
  const read = readAddress({ ...typed, ...change })
  expect(read.ok ? [] : read.faults.map(({ field, code }) => `${field} ${code}`)).toEqual(expected)
})

it('sends no region where none is given', () => {
  const read = readAddress(typed)
  expect(read.ok && read.address.region).toBeNull()
})
