import { expect, it } from 'vitest'
import { type SectionField, sectionDifference } from './section-difference.ts'

type Values = { place: string | null; needed: boolean; day: string }

const fields: SectionField<Values>[] = [
  { name: 'needed', label: 'Needed', show: value => (value ? 'yes' : 'no') },
  { name: 'place', label: 'Place' },
  { name: 'day', label: 'Day' },
]
const base: Values = { place: 'Terminal B', needed: true, day: '2026-02-17' }

it.each<[string, Partial<Values>, string[]]>([
  ['nothing', {}, []],
  ['spaces alone', { place: ' Terminal B ' }, []],
  ['one field', { day: '2026-02-18' }, ['Day: 2026-02-17 | 2026-02-18']],
  ['a field that was emptied', { place: null }, ['Place: Terminal B | ']],
  [
    'several, in the order of the form',
    { day: '', needed: false },
    ['Needed: yes | no', 'Day: 2026-02-17 | '],
  ],
])('%s', (_, change, expected) => {
  const rows = sectionDifference(fields, base, { ...base, ...change })
  expect(rows.map(({ label, mine, theirs }) => `${label}: ${mine} | ${theirs}`)).toEqual(expected)
})
