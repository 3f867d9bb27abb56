import { describe, expect, it } from 'vitest'
import {
  anyDay,
  choice,
  isRecordKey,
  judgeListQuery,
  type ListQuery,
  readListFilters,
  searchText,
  showSameList,
} from './list-parameter.ts'

const parameters = {
  status: choice(['all', 'pending', 'approved'], 'pending'),
  q: searchText,
  sentFrom: anyDay,
  group: { kind: 'record', of: 'group' },
  tag: { kind: 'record', of: 'tag' },
  columns: { kind: 'several', values: ['role', 'payment', 'owner'] },
} as const

const guid = '0f8fad5b-d9cb-469f-a165-70867728950e'

describe('a saved query as the list reads it today', () => {
  it.each<[string, ListQuery, ListQuery, string[]]>([
    ['nothing', {}, {}, []],
    ['what is usual says nothing', { status: 'pending', q: '' }, {}, []],
    ['in the order of the list', { q: 'банк', status: 'all' }, { status: 'all', q: 'банк' }, []],
    ['a value that is gone', { status: 'archived', q: 'банк' }, { q: 'банк' }, ['status']],
    ['a filter that is gone', { mood: 'good', status: 'all' }, { status: 'all' }, ['mood']],
    ['a name of every object', { constructor: 'x', __proto__: 'y' }, {}, ['constructor']],
    ['no day', { sentFrom: '2026-02-30' }, {}, ['sentFrom']],
    ['no day and no search at all', { sentFrom: '', q: '' }, {}, []],
    ['a day', { sentFrom: '2026-02-28' }, { sentFrom: '2026-02-28' }, []],
    ['no guid', { group: '12' }, {}, ['group']],
    ['a group', { group: guid }, { group: guid }, []],
    ['a tag that nobody has', { tag: 'vip', group: guid }, { group: guid }, ['tag']],
    ['columns in the order of the list', { columns: 'owner.role' }, { columns: 'role.owner' }, []],
    ['a column that is gone', { columns: 'owner.weight' }, { columns: 'owner' }, ['columns']],
    ['no columns', { columns: 'none' }, { columns: 'none' }, []],
    ['a long search as far as it is read', { q: 'x'.repeat(250) }, { q: 'x'.repeat(200) }, []],
    ['a search cut at a space', { q: `${'x'.repeat(199)} y` }, { q: 'x'.repeat(199) }, []],
    ['a word after many spaces', { q: `${' '.repeat(250)}банк` }, { q: 'банк' }, []],
    ['spaces around a search', { q: '  банк ' }, { q: 'банк' }, []],
  ])('%s', (_what, saved, query, leftOut) => {
    expect(judgeListQuery(parameters, saved, of => of === 'tag')).toEqual({ query, leftOut })
  })
})

it.each([
  ['tag', 'vip', true],
  ['tag', 'x'.repeat(30), true],
  ['tag', 'x'.repeat(31), false],
  ['tag', ' vip', false],
  ['tag', '', false],
  ['group', guid, true],
  ['group', guid.toUpperCase(), true],
  ['group', `${guid}0`, false],
  ['group', 'vip', false],
] as const)('may a %s be called %j: %s', (of, given, may) => {
  expect(isRecordKey(of, given)).toBe(may)
})

it.each<[ListQuery, ListQuery, boolean]>([
  [{}, { status: 'pending' }, true],
  [{ status: 'all', q: 'банк' }, { q: 'банк', status: 'all' }, true],
  [{ columns: 'owner.role' }, { columns: 'role.owner' }, true],
  [{ columns: 'none' }, {}, false],
  [{ q: 'банк' }, { q: 'банки' }, false],
  [{ open: guid }, {}, true],
])('%j and %j show the same list: %s', (one, other, same) => {
  expect(showSameList(parameters, one, other)).toBe(same)
})

it('reads filters from an address, and the usual ones where it says nothing', () => {
  const read = (search: string) => readListFilters(parameters, new URLSearchParams(search))
  expect(read('')).toEqual({
    ...{ status: 'pending', q: '', sentFrom: null, group: null, tag: null, columns: null },
  })
  expect(read('?status=approved&q=%20x%20&sentFrom=2026-01-02&columns=owner.role&tag=vip')).toEqual({
    ...{ status: 'approved', q: 'x', sentFrom: '2026-01-02', group: null, tag: 'vip' },
    columns: ['role', 'owner'],
  })
  expect(read('?status=toString&sentFrom=soon&group=x&columns=none')).toEqual({
    ...{ status: 'pending', q: '', sentFrom: null, group: null, tag: null, columns: [] },
  })
})
