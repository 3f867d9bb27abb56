import { expect, test } from 'vitest'
import { countFilters, filtersAsQuery, isNarrowed, readApplicationFilters, readColumns } from './rules.ts'

/** What the address says nothing of. */
const unset = {
  security: 'all',
  owner: 'all',
  citizenship: 'all',
  waiting: 'all',
  link: 'all',
  company: null,
  tag: null,
  days: { sentFrom: null, sentTo: null, changedFrom: null },
}

const read = (query: string) => readApplicationFilters(new URLSearchParams(query))

test.each([
  [
    '',
    {
      q: '',
      status: 'pending',
      payment: 'all',
      role: 'all',
      photograph: 'all',
      group: null,
      sort: 'submitted',
    },
  ],
  [
    'status=all&sort=name',
    { q: '', status: 'all', payment: 'all', role: 'all', photograph: 'all', group: null, sort: 'name' },
  ],
  [
    'q=%20bank%20&payment=paid&role=media',
    {
      q: 'bank',
      status: 'pending',
      payment: 'paid',
      role: 'media',
      photograph: 'all',
      group: null,
      sort: 'submitted',
    },
  ],
  [
    'owner=mine&citizenship=foreign&waiting=7&tag=vip&sentFrom=2025-09-01&changedFrom=2025-09-02',
    {
      q: '',
      status: 'pending',
      payment: 'all',
      role: 'all',
      photograph: 'all',
      group: null,
      sort: 'submitted',
      owner: 'mine',
      citizenship: 'foreign',
      waiting: '7',
      tag: 'vip',
      days: { sentFrom: '2025-09-01', sentTo: null, changedFrom: '2025-09-02' },
    },
  ],
  [
    'status=approved&security=notGiven',
    {
      q: '',
      status: 'approved',
      payment: 'all',
      security: 'notGiven',
      role: 'all',
      photograph: 'all',
      group: null,
      sort: 'submitted',
    },
  ],
  [
    'status=unconfirmed&link=expired',
    {
      q: '',
      status: 'unconfirmed',
      payment: 'all',
      role: 'all',
      photograph: 'all',
      group: null,
      sort: 'submitted',
      link: 'expired',
    },
  ],
  // People edit addresses by hand, so unknown values are ignored.
  [
    'status=deleted&payment=x&security=x&role=x&group=x&sort=x&owner=x&waiting=5&link=x&sentTo=2025-13-01',
    {
      q: '',
      status: 'pending',
      payment: 'all',
      role: 'all',
      photograph: 'all',
      group: null,
      sort: 'submitted',
    },
  ],
])('the address ?%s', (query, expected) => {
  expect(read(query)).toEqual({ ...unset, ...expected })
})

test.each([
  ['', { sort: 'submitted', status: 'pending' }],
  ['status=all', { sort: 'submitted' }],
  ['status=all&link=live', { sort: 'submitted', link: 'live' }],
  ['status=all&security=onHold', { sort: 'submitted', security: 'onHold' }],
  ['status=all&tag=vip', { sort: 'submitted', tag: 'vip' }],
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

test.each([
  ['', ['position', 'photograph', 'waiting', 'owner']],
  ['columns=submitted.role.x', ['role', 'submitted']],
  ['columns=none', []],
])('the columns of ?%s', (query, expected) => {
  expect(readColumns(new URLSearchParams(query), 'pending')).toEqual(expected)
})

test.each([
  ['', 0],
  ['q=a', 0],
  ['role=media&sentTo=2025-09-01&waiting=3', 3],
  ['tag=vip', 1],
  ['security=notGiven', 1],
  ['link=expired', 1],
])('?%s sets %i filters', (query, expected) => {
  expect(countFilters(read(query))).toBe(expected)
})
