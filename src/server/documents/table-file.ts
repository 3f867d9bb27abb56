import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { csvLine } from './csv-table.ts'
import { type Cell, sheetEnd, sheetRow, sheetStart, workbookParts } from './workbook.ts'

type TableFile = {
  format: 'xlsx' | 'csv'
  locale: 'ru' | 'en'
  columns: readonly { head: string; width: number }[]
  /** Rows in portions, each read when the one before it has been written. */
  portions: AsyncIterable<readonly (readonly Cell[])[]>
}

/** Writes a table of any length to a file with the memory of one portion (decision 150). */
export async function writeTableFile(path: string, table: TableFile): Promise<void> {
  const text = Readable.from(table.format === 'csv' ? csvText(table) : sheetText(table))
  const file = createWriteStream(path, { mode: 0o600 })
  if (table.format === 'csv') return pipeline(text, file)
  const zip = new ZipFile()
  // A fixed time, so that the same table has the same bytes.
  const mtime = new Date(Date.UTC(1980, 0, 1))
  for (const [name, content] of Object.entries(workbookParts('1')))
    zip.addBuffer(Buffer.from(content, 'utf8'), name, { mtime })
  zip.addReadStream(text, 'xl/worksheets/sheet1.xml', { mtime, compressionLevel: 4 })
  zip.end()
  // The archive does not pass a fault of what it packs on to its own stream.
  text.once('error', error => (zip.outputStream as Readable).destroy(error))
  await pipeline(zip.outputStream, file)
}

async function* csvText({ columns, portions, locale }: TableFile): AsyncGenerator<string> {
  yield `\ufeff${csvLine(
    columns.map(({ head }) => head),
    locale,
  )}`
  for await (const rows of portions) yield rows.map(row => csvLine(row, locale)).join('')
}

async function* sheetText({ columns, portions }: TableFile): AsyncGenerator<string> {
  yield sheetStart(columns)
  let number = 2
  for await (const rows of portions) {
    const first = number
    number += rows.length
    yield rows.map((row, index) => sheetRow(first + index, row)).join('')
  }
  yield sheetEnd()
}
