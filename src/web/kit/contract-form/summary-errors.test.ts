import { expect, it } from 'vitest'
import { namedFields, summaryErrors } from './summary-errors.ts'

const form = {
  fields: namedFields({ inn: () => 'INN', name: () => 'Name', kpp: () => 'KPP' }),
  locale: 'en',
} as const
const required = { message: 'required' }

it('lists the fields of the last try in the order of the form', () => {
  const errors = { kpp: { message: 'The server says no' }, inn: required }
  expect(summaryErrors(['kpp', 'inn'], errors, form)).toEqual([
    { field: 'inn', message: 'INN: required' },
    { field: 'kpp', message: 'KPP: the server says no' },
  ])
})

it('puts what belongs to no field last, without a name', () => {
  const errors = { root: { message: 'Try again later' }, name: required }
  expect(summaryErrors(['root', 'name'], errors, { ...form, prefix: 'card-' })).toEqual([
    { field: 'card-name', message: 'Name: required' },
    { field: 'card-root', message: 'Try again later' },
  ])
})

it('loses what was mended, says what is wrong now, and leaves new faults to their fields', () => {
  const tried = ['inn', 'name']
  expect(summaryErrors(tried, { name: required, kpp: required }, form)).toEqual([
    { field: 'name', message: 'Name: required' },
  ])
  expect(summaryErrors(tried, { inn: { message: 'inn_checksum' } }, form)).toHaveLength(1)
  expect(summaryErrors(tried, {}, form)).toEqual([])
})
