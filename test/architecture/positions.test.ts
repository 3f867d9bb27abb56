import { expect, test } from 'vitest'
import { idleSentences, manyPositions } from './positions.ts'

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
  ['export function tell(scene, name, person, content) {}'],
])('four positions: %s', text => {
  expect(manyPositions([{ path, text }])).toEqual([
    expect.stringMatching(/^src\/\S+:\d+ .* takes \d positions: /),
  ])
})

test.each([
  ['function save(tx: Tx, guid: string, { change, at }: Saving) {}'],
  ['type Save = (a: string, b: string, c: string, d: string) => void'],
  ['save(a, b, c, d)'],
])('no more than three, or no function: %s', text => {
  expect(manyPositions([{ path, text }])).toEqual([])
})

test.each([
  ['src/server/usecases/badge/save-badge.ts', 1],
  ['src/server/http/pages.ts', 1],
  ['src/server/http/api-v2/badge.ts', 1],
  ['src/server/persistence/badge-queries.ts', 1],
  ['src/server/usecases/badge/save-badge.test.ts', 0],
  ['src/server/adapters/saxen.d.ts', 0],
  ['src/server/documents/document-table.ts', 0],
  ['src/web/ui/button.tsx', 0],
])('%s has %d', (other, count) => {
  const text = 'function save(a, b, c, d) {}'
  expect(manyPositions([{ path: other, text }])).toHaveLength(count)
})

test('what is read as a sentence keeps its positions where it is declared, as long as it has them', () => {
  const declared = 'src/server/usecases/message/tell-participant.ts'
  const long = { path: declared, text: 'export function tell(scene, name, person, content, options) {}' }
  const short = { path: declared, text: 'export function tell(scene, told) {}' }
  expect(manyPositions([long])).toEqual([])
  expect(idleSentences([long])).not.toContain(`${declared} tell`)
  expect(idleSentences([short])).toContain(`${declared} tell`)
  expect(idleSentences([])).toContain(`${declared} tell`)
})

test('the line is told, and a name that a function is kept under', () => {
  const text = 'const a = 1\n\nconst save = (a, b, c, d) => a\n'
  expect(manyPositions([{ path, text }])).toEqual([expect.stringContaining(`${path}:3 save takes 4`)])
})
