import { posix } from 'node:path'
import type { SheetRow } from '#domain/import/import-rows.ts'
import { SheetFault } from './port.ts'
import { readDateStyles } from './read-date-styles.ts'
import { type RawCell, readSheet } from './read-sheet.ts'
import { readXml } from './xml-elements.ts'
import { openZip, type ZipFiles } from './zip-files.ts'

/** Size limits of unpacked parts, in bytes; the sheet of 500 people is under one megabyte. */
const partBytes = { small: 2 * 1024 * 1024, large: 24 * 1024 * 1024 }

/** Rows of the first visible sheet of an XLSX file. Formulas are not calculated, and their cached results are not used. */
export async function readWorkbook(bytes: Buffer, most: number): Promise<SheetRow[]> {
  const zip = await openZip(bytes)
  const book = await readBook(zip)
  const sheet = await read(zip, book.sheet, { tooLarge: new SheetFault('file_rows_many') })
  if (!sheet) throw new SheetFault('file_format')
  const rows = readSheet(sheet, readDateStyles(await read(zip, book.styles), book.from1904), most)
  const shared = await sharedTexts(zip, book.shared, rows)
  return rows.map(({ number, cells }) => ({
    number,
    cells: Array.from(cells, cell => {
      if (!cell) return { text: '' }
      const { shared: index, ...kept } = cell
      return index === undefined ? kept : { ...kept, text: shared.get(index) ?? '' }
    }),
  }))
}

type Book = { sheet: string; shared: string; styles: string; from1904: boolean }

async function readBook(zip: ZipFiles): Promise<Book> {
  const workbook = await read(zip, 'xl/workbook.xml', { limit: partBytes.small })
  const relations = await read(zip, 'xl/_rels/workbook.xml.rels', { limit: partBytes.small })
  if (!workbook || !relations) throw new SheetFault('file_format')
  let relation: string | null = null
  let from1904 = false
  readXml(workbook, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes().date1904 ?? '')
      if (name !== 'sheet' || relation) return
      const { state = 'visible', ...found } = attributes()
      const id = Object.entries(found).find(([key]) => key.endsWith(':id'))?.[1]
      if (state === 'visible' && id) relation = id
    },
  })
  const parts: Record<string, string> = {}
  readXml(relations, {
    open(name, attributes) {
      if (name !== 'Relationship') return
      const { Id = '', Type = '', Target = '', TargetMode } = attributes()
      if (TargetMode === 'External') return
      const path = Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target)
      parts[Id === relation ? 'sheet' : (Type.split('/').at(-1) ?? '')] ??= path
    },
  })
  return {
    sheet: parts.sheet ?? '',
    shared: parts.sharedStrings ?? 'xl/sharedStrings.xml',
    styles: parts.styles ?? 'xl/styles.xml',
    from1904,
  }
}

function read(
  zip: ZipFiles,
  name: string,
  {
    tooLarge = new SheetFault('file_format'),
    limit = partBytes.large,
  }: { tooLarge?: SheetFault; limit?: number } = {},
): Promise<Buffer | null> {
  return zip.read(name, limit, tooLarge)
}

/** Only the shared texts that the rows use; without phonetic guides of Japanese text. */
async function sharedTexts(
  zip: ZipFiles,
  part: string,
  rows: { cells: (RawCell | undefined)[] }[],
): Promise<Map<number, string>> {
  const wanted = new Set(rows.flatMap(({ cells }) => cells.map(cell => cell?.shared)))
  wanted.delete(undefined)
  const texts = new Map<number, string>()
  const bytes = wanted.size > 0 ? await read(zip, part) : null
  if (!bytes) return texts
  const last = Math.max(...(wanted as Set<number>))
  let index = -1
  let text = ''
  let inText = false
  let aside = false
  readXml(bytes, {
    open(name) {
      if (name === 'si') {
        index += 1
        text = ''
      }
      if (name === 'rPh') aside = true
      if (name === 't') inText = true
    },
    text(part) {
      if (inText && !aside) text += part
    },
    close(name, stop) {
      if (name === 't') inText = false
      if (name === 'rPh') aside = false
      if (name !== 'si') return
      if (wanted.has(index)) texts.set(index, text)
      if (index >= last) stop()
    },
  })
  return texts
}
