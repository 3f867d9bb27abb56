import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTable } from '#server/adapters/spreadsheets/read-table.ts'
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
