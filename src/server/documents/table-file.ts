import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { csvLine } from './csv-table.ts'
import { type Cell, sheetEnd, sheetPath, sheetRow, sheetStart, workbookParts } from './workbook.ts'

/** As many rows as a sheet can have, its head with them (Excel's limits). */
const mostRows = 1_048_576

type TableFile = {
  format: 'xlsx' | 'csv'
  locale: 'ru' | 'en'
  columns: readonly { head: string; width: number }[]
  /** Rows in portions, each read when the one before it has been written. */
  portions: AsyncIterable<readonly (readonly Cell[])[]>
  /** For tests: fewer rows in a sheet than a program takes. */
  rowsOfSheet?: number
}

/** Writes a table of any length to a file with the memory of one portion (decision 150). What a sheet cannot hold goes on in the next. */
export async function writeTableFile(path: string, table: TableFile): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600 })
  if (table.format === 'csv') return pipeline(Readable.from(csvText(table)), file)
  const zip = new ZipFile()
  await Promise.all([pipeline(zip.outputStream, file), addSheets(zip, table)])
}

// A fixed time, so that the same table has the same bytes.
const mtime = new Date(Date.UTC(1980, 0, 1))

async function addSheets(
  zip: ZipFile,
  { columns, portions, rowsOfSheet = mostRows }: TableFile,
): Promise<void> {
  const rows = rowsOf(portions)
  const names: string[] = []
  do {
    names.push(String(names.length + 1))
    const text = Readable.from(sheetText(columns, rows, rowsOfSheet))
    // The archive does not pass a fault of what it packs on to its own stream.
    text.once('error', error => (zip.outputStream as Readable).destroy(error))
    zip.addReadStream(text, sheetPath(names.length), { mtime, compressionLevel: 4 })
    await finished(text)
  } while (await rows.hasMore())
  for (const [name, content] of Object.entries(workbookParts(...names)))
    zip.addBuffer(Buffer.from(content, 'utf8'), name, { mtime })
  zip.end()
}

type Rows = ReturnType<typeof rowsOf>

/** The rows of portions, taken as many at a time as there is room for. */
function rowsOf(portions: AsyncIterable<readonly (readonly Cell[])[]>) {
  const iterator = portions[Symbol.asyncIterator]()
  let waiting: readonly (readonly Cell[])[] = []
  let isOver = false
  const hasMore = async () => {
    while (waiting.length === 0 && !isOver) {
      const next = await iterator.next()
      if (next.done) isOver = true
      else waiting = next.value
    }
    return waiting.length > 0
  }
  return {
    hasMore,
    async take(most: number): Promise<readonly (readonly Cell[])[]> {
      await hasMore()
      const taken = waiting.slice(0, most)
      waiting = waiting.slice(most)
      return taken
    },
  }
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

async function* sheetText(
  columns: TableFile['columns'],
  source: Rows,
  rowsOfSheet: number,
): AsyncGenerator<Buffer> {
  yield Buffer.from(sheetStart(columns))
  let number = 2
  while (number <= rowsOfSheet) {
    const rows = await source.take(rowsOfSheet - number + 1)
    if (rows.length === 0) break
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
