import { expect, test } from 'vitest'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { chooseColumns } from './rules.ts'

const column = (key: string, facts: Partial<ListColumn<object>> = {}): ListColumn<object> => ({
  ...{ key, head: key, cell: () => null },
  ...facts,
})

const columns = [
  column('title'),
  column('order', { always: true }),
  column('state'),
  column('note', { usual: false }),
  column('updated', { roomy: true }),
]

test.each<[string, string | null, string[]]>([
  ['the usual ones', null, ['title', 'order', 'state', 'updated']],
  [
    'those that the address names, in the order of the list',
    'updated.note',
    ['title', 'order', 'note', 'updated'],
  ],
  ['none but what always stays', 'none', ['title', 'order']],
  ['what is still there of those named', 'weight.state', ['title', 'order', 'state']],
  ['the usual ones where nothing named is there', 'weight', ['title', 'order', 'state', 'updated']],
])('a list shows %s', (_, named, shown) => {
  expect(chooseColumns(columns, named).shown.map(({ key }) => key)).toEqual(shown)
})

test('nobody chooses the first column, or one that is there whenever it can be used', () => {
  expect(chooseColumns(columns, null).optional.map(({ key }) => key)).toEqual(['state', 'note', 'updated'])
})

test('a chosen column is shown whatever the width', () => {
  const roomOf = (named: string | null) =>
    chooseColumns(columns, named).shown.find(({ key }) => key === 'updated')?.roomy
  expect([roomOf(null), roomOf('updated')]).toEqual([true, undefined])
})
