import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTable } from '#server/adapters/spreadsheets/read-table.ts'
import { readZip } from '#test/factories/zip.ts'
import { writeTableFile } from './table-file.ts'
import type { Cell } from './workbook.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quorum-table-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function* portions(...rows: Cell[][][]) {
  yield* rows
}

const columns = [
  { head: 'Имя', width: 36 },
  { head: 'Телефон', width: 18 },
  { head: 'Сумма, ₽', width: 18 },
]
const rows: Cell[][] = [
  ['Чайковский Пётр', '+79161234567', 180000.5],
  ['=1+1; "x"', '0012', ''],
]

async function written(format: 'xlsx' | 'csv', locale: 'ru' | 'en'): Promise<Buffer> {
  const path = join(folder, `${format}-${locale}`)
  await writeTableFile(path, {
    format,
    locale,
    columns,
    portions: portions([rows[0] ?? []], [], [rows[1] ?? []]),
  })
  return readFileSync(path)
}

test.each([
  [
    'ru',
    '\ufeff"Имя";"Телефон";"Сумма, ₽"\r\n"Чайковский Пётр";"+79161234567";180000,5\r\n"\'=1+1; ""x""";"0012";""\r\n',
  ],
  [
    'en',
    '\ufeff"Имя","Телефон","Сумма, ₽"\r\n"Чайковский Пётр","+79161234567",180000.5\r\n"\'=1+1; ""x""","0012",""\r\n',
  ],
] as const)(
  'CSV in %s: its separator and decimal sign, every text in quotation marks, no formula, phones as they are',
  async (locale, text) => {
    expect((await written('csv', locale)).toString('utf8')).toBe(text)
  },
)

test('XLSX of several portions is read back whole', async () => {
  const reading = await readTable({ bytes: await written('xlsx', 'ru') })
  if (!reading.ok) throw new Error(reading.code)
  expect(reading.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['Имя', 'Телефон', 'Сумма, ₽'],
    ['Чайковский Пётр', '+79161234567', '180000.5'],
    ['=1+1; "x"', '0012'],
  ])
})

test('what a sheet cannot hold goes on in the next, under the same head', async () => {
  const path = join(folder, 'long')
  const long = Array.from({ length: 7 }, (_, at) => [`Строка ${at + 1}`, '', at])
  await writeTableFile(path, {
    ...{ format: 'xlsx', locale: 'ru', columns, rowsOfSheet: 4 },
    portions: portions(long.slice(0, 2), long.slice(2)),
  })
  const files = readZip(readFileSync(path))
  const sheets = [1, 2, 3].map(number => files.get(`xl/worksheets/sheet${number}.xml`)?.toString() ?? '')
  expect(sheets.map(text => [...text.matchAll(/Строка \d/g)].map(String))).toEqual([
    ['Строка 1', 'Строка 2', 'Строка 3'],
    ['Строка 4', 'Строка 5', 'Строка 6'],
    ['Строка 7'],
  ])
  expect(sheets.every(text => text.includes('Телефон') && text.endsWith('</worksheet>'))).toBe(true)
  expect(
    files
      .get('xl/workbook.xml')
      ?.toString()
      .match(/<sheet /g),
  ).toHaveLength(3)
  expect(
    files
      .get('[Content_Types].xml')
      ?.toString()
      .match(/sheet\d\.xml/g),
  ).toHaveLength(3)
  const reading = await readTable({ bytes: readFileSync(path) })
  expect(reading.ok && reading.rows).toHaveLength(4)
})

test('the same table has the same bytes', async () => {
  expect((await written('xlsx', 'ru')).equals(await written('xlsx', 'en'))).toBe(true)
})

test.each(['xlsx', 'csv'] as const)('a fault in the middle ends the writing of %s', async format => {
  async function* broken() {
    yield rows
    throw new RangeError('gone')
  }
  const path = join(folder, `broken-${format}`)
  await expect(writeTableFile(path, { format, locale: 'ru', columns, portions: broken() })).rejects.toThrow(
    'gone',
  )
})
