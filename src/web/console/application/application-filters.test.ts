import { expect, test } from 'vitest'
import { filtersAsQuery, isNarrowed, readApplicationFilters } from './rules.ts'

const read = (query: string) => readApplicationFilters(new URLSearchParams(query))

test.each([
  [
    '',
    {
      q: '',
      status: 'pending',
      payment: 'all',
      role: 'all',
      group: null,
      sort: 'submitted',
    },
  ],
  ['status=all&sort=name', { q: '', status: 'all', payment: 'all', role: 'all', group: null, sort: 'name' }],
  [
    'q=%20bank%20&payment=paid&role=media',
    {
      q: 'bank',
      status: 'pending',
      payment: 'paid',
      role: 'media',
      group: null,
      sort: 'submitted',
    },
  ],
  // People edit addresses by hand, so unknown values are ignored.
  [
    'status=deleted&payment=x&role=x&group=x&sort=x',
    {
      q: '',
      status: 'pending',
      payment: 'all',
      role: 'all',
      group: null,
      sort: 'submitted',
    },
  ],
])('the address ?%s', (query, expected) => {
  expect(read(query)).toEqual(expected)
})

test.each([
  ['', { sort: 'submitted', status: 'pending' }],
  ['status=all', { sort: 'submitted' }],
  [
    'status=all&group=1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10',
    { sort: 'submitted', group: '1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10' },
  ],
  [
    'status=approved&payment=unpaid&role=speaker&q=a',
    {
      sort: 'submitted',
      q: 'a',
      status: 'approved',
      payment: 'unpaid',
      role: 'speaker',
    },
  ],
])('the call of ?%s', (query, expected) => {
  expect(filtersAsQuery(read(query))).toEqual(expected)
})

test('a search is cut to what the contract takes', () => {
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(200)
})

test.each([
  ['status=approved', false],
  ['q=a', true],
  ['payment=paid', true],
  ['role=media', true],
  ['group=1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10', true],
  ['group=1', false],
])('?%s is narrowed: %s', (query, expected) => {
  expect(isNarrowed(read(query))).toBe(expected)
})
