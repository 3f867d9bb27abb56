import { expect, test } from 'vitest'
import { manyPositions } from './positions.ts'

const path = 'src/server/usecases/badge/save-badge.ts'

test.each([
  ['function save(tx: Tx, guid: string, change: Change, at: Date) {}'],
  ['export async function save<T>(tx: Tx, { guid }: T, change = {}, ...rest: Date[]) {}'],
  ['const save = (tx: Tx, guid: string, change: Change, at: Date) => at'],
  ['const save = async function (a, b, c, d) {}'],
  ['const machine = { save(a, b, c, d) {} }'],
  ['class Badge { save(a, b, c, d) {} }'],
  ['each((a, b, c, d) => a)'],
  ['const tell = 1\nfunction other(a, b, c, d) {}'],
])('four positions: %s', text => {
  expect(manyPositions([{ path, text }])).toEqual([
    expect.stringMatching(/^src\/\S+:\d+ .* takes \d positions: /),
  ])
})

test.each([
  ['function save(tx: Tx, guid: string, { change, at }: Saving) {}'],
  ['type Save = (a: string, b: string, c: string, d: string) => void'],
  ['export function tell(scene, name, person, content, options) {}'],
  ['save(a, b, c, d)'],
])('no more than three, or no function: %s', text => {
  expect(manyPositions([{ path, text }])).toEqual([])
})

test('what others shape is left: the web, a test, a declaration', () => {
  const text = 'function save(a, b, c, d) {}'
  for (const other of [
    'src/web/ui/button.tsx',
    'src/server/http/a.test.ts',
    'src/server/adapters/saxen.d.ts',
  ])
    expect(manyPositions([{ path: other, text }])).toEqual([])
})

test('the line is told, and a name that a function is kept under', () => {
  const text = 'const a = 1\n\nconst save = (a, b, c, d) => a\n'
  expect(manyPositions([{ path, text }])).toEqual([expect.stringContaining(`${path}:3 save takes 4`)])
})
