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

async function* csvText({ columns, portions, locale }: TableFile): AsyncGenerator<Buffer> {
  yield Buffer.from(
    `\ufeff${csvLine(
      columns.map(({ head }) => head),
      locale,
    )}`,
  )
  for await (const rows of portions) yield* pieces(rows, row => csvLine(row, locale))
}

async function* sheetText({ columns, portions }: TableFile): AsyncGenerator<Buffer> {
  yield Buffer.from(sheetStart(columns))
  let number = 2
  for await (const rows of portions) {
    const first = number
    number += rows.length
    yield* pieces(rows, (row, index) => sheetRow(first + index, row))
  }
  yield Buffer.from(sheetEnd())
}

/** Rows of one piece of text: what is small is freed again at once, while a portion in one piece would lie about until the heap is cleaned. */
const rowsOfPiece = 50

function* pieces(
  rows: readonly (readonly Cell[])[],
  write: (row: readonly Cell[], index: number) => string,
): Generator<Buffer> {
  for (let from = 0; from < rows.length; from += rowsOfPiece) {
    const texts = rows.slice(from, from + rowsOfPiece).map((row, index) => write(row, from + index))
    yield Buffer.from(texts.join(''))
  }
}
