import { expect, it } from 'vitest'
import { zipEntryNames } from './zip-entry-names.ts'

type Entry = { name: string; extra?: number; comment?: number }

const entryLength = ({ name, extra = 0, comment = 0 }: Entry) => 46 + name.length + extra + comment

/** The central directory and the closing record of a ZIP; the files before it are never read. */
function directory(entries: readonly Entry[], change: { count?: number; begin?: number } = {}): Uint8Array {
  const begin = 7
  const end = begin + entries.reduce((sum, entry) => sum + entryLength(entry), 0)
  const bytes = new Uint8Array(end + 22)
  const view = new DataView(bytes.buffer)
  let at = begin
  for (const entry of entries) {
    view.setUint32(at, 0x02014b50, true)
    view.setUint16(at + 28, entry.name.length, true)
    view.setUint16(at + 30, entry.extra ?? 0, true)
    view.setUint16(at + 32, entry.comment ?? 0, true)
    bytes.set(new TextEncoder().encode(entry.name), at + 46)
    at += entryLength(entry)
  }
  view.setUint32(end, 0x06054b50, true)
  view.setUint16(end + 10, change.count ?? entries.length, true)
  view.setUint32(end + 16, change.begin ?? begin, true)
  return bytes
}

const namesIn = (bytes: Uint8Array) => {
  const names = zipEntryNames(bytes)
  return names && [...names]
}

it('reads on behind what each entry carries beside its name', () => {
  const entries = [
    { name: 'word/document.xml', extra: 9, comment: 4 },
    { name: 'a', extra: 0, comment: 30 },
    { name: '[Content_Types].xml' },
  ]
  expect(namesIn(directory(entries))).toEqual(entries.map(({ name }) => name))
  expect(namesIn(directory([{ name: '' }]))).toEqual([''])
  expect(namesIn(directory([]))).toEqual([])
})

it('reads from the middle of a larger buffer', () => {
  const inner = directory([{ name: 'one' }])
  const outer = new Uint8Array(inner.length + 10)
  outer.set(inner, 5)
  expect(namesIn(outer.subarray(5, 5 + inner.length))).toEqual(['one'])
})

it.each<[string, Uint8Array]>([
  ['no closing record', new Uint8Array(100)],
  ['less than a closing record', directory([]).slice(0, 20)],
  ['more entries than there are', directory([{ name: 'one' }], { count: 2 })],
  ['a directory that begins elsewhere', directory([{ name: 'one' }], { begin: 6 })],
  ['a directory that begins at the closing record', directory([{ name: 'one' }], { begin: 56 })],
  ['a directory that begins in its last two bytes', directory([{ name: 'one' }], { begin: 56 + 20 })],
  ['a directory that begins behind the file', directory([{ name: 'one' }], { begin: 4_000_000_000 })],
  [
    'an entry that does not begin as entries do',
    (() => {
      const bytes = directory([{ name: 'one' }])
      bytes[7] = 0
      return bytes
    })(),
  ],
  [
    'a name longer than the directory',
    (() => {
      const bytes = directory([{ name: 'one' }])
      new DataView(bytes.buffer).setUint16(7 + 28, 4, true)
      return bytes
    })(),
  ],
])('has no names: %s', (_, bytes) => {
  expect(zipEntryNames(bytes)).toBeNull()
})

it('stops at a directory that would take for ever', () => {
  const many = (count: number) => directory(Array.from({ length: count }, () => ({ name: 'x' })))
  expect(namesIn(many(10_000))).toEqual(['x'])
  expect(zipEntryNames(many(10_001))).toBeNull()
})
