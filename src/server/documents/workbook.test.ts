import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readTable } from '#server/adapters/spreadsheets/read-table.ts'
import { workbook } from './workbook.ts'

const columns = [
  { head: 'Ключ', width: 16 },
  { head: 'Паспорт', width: 16 },
  { head: 'Решение', width: 16, choices: ['допущен', 'отказ'] },
]

const read = async (bytes: Buffer) => {
  const reading = await readTable({ bytes })
  return reading.ok ? reading.rows.map(({ cells }) => cells.map(({ text }) => text)) : reading.code
}

test('what was written is read back, zeros and signs included', async () => {
  const rows = [
    ['3-0001-AAAA', '0012 003456', ''],
    ['3-0002-BBBB', '«Банк» & <Ко> "Z"', ' в конце '],
  ]
  const back = await read(workbook('Лист', columns, rows))
  expect(back).toEqual([['Ключ', 'Паспорт', 'Решение'], ['3-0001-AAAA', '0012 003456'], rows[1]])
})

test('a formula stays text, and is marked as quoted', async () => {
  const evil = '=HYPERLINK("http://x.example","Орлова")'
  const bytes = workbook('Лист', columns, [['+79161234567', evil, '@SUM(A1)']])
  expect(await read(bytes)).toEqual([
    ['Ключ', 'Паспорт', 'Решение'],
    ['+79161234567', evil, '@SUM(A1)'],
  ])
  const sheet = partOf(bytes, 'xl/worksheets/sheet1.xml')
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain('<c r="B2" s="2" t="inlineStr">')
  expect(sheet).toContain('<c r="C2" s="2" t="inlineStr">')
  // A phone is none.
  expect(sheet).toContain('<c r="A2" s="1" t="inlineStr">')
  expect(partOf(bytes, 'xl/styles.xml')).toContain('quotePrefix="1"')
})

test('control characters, which no spreadsheet could open, are left out', async () => {
  expect(await read(workbook('Лист', columns, [['a\u0000b\u0008c', 'd', 'e']]))).toContainEqual([
    'abc',
    'd',
    'e',
  ])
})

test('the same table has the same bytes', () => {
  expect(workbook('Лист', columns, [['a']])).toEqual(workbook('Лист', columns, [['a']]))
})

function partOf(bytes: Buffer, name: string): string {
  const at = bytes.indexOf(name) + name.length
  const size = bytes.readUInt32LE(bytes.indexOf(name) - 12)
  return inflateRawSync(bytes.subarray(at, at + size)).toString('utf8')
}
