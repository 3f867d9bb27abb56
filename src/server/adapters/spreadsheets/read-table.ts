import type { SheetRow } from '#domain/import/import-rows.ts'
import { decodeText } from './decode-text.ts'
import { readableRows, SheetFault, type SheetReading } from './port.ts'
import { readDelimited } from './read-delimited.ts'
import { readWorkbook } from './read-workbook.ts'

/** First bytes of files: ZIP, and the container of old Office files and of those with a password. */
const beginnings = { zip: Buffer.from('PK\u0003\u0004'), compound: Buffer.from('d0cf11e0a1b11ae1', 'hex') }
/** Documents that are text but no tables, where a search for headings would mislead: PDF, RTF, HTML and XML. */
const document = /^(?:\xef\xbb\xbf)?\s*(?:%PDF-|\{\\rtf|<(?:!doctype|html|head|body|table|svg|\?xml)\b)/i
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le')

/** What the browser sends: the bytes of a file, or pasted text; `rows` where more of them may be read than of a list of people. */
export type Table = ({ bytes: Uint8Array } | { text: string }) & { rows?: number }

/** Reads a table of any kind; its content decides the kind, never its name. */
export async function readTable(table: Table): Promise<SheetReading> {
  try {
    const { rows: most = readableRows } = table
    const rows =
      'text' in table ? readDelimited(table.text, most) : await readBytes(Buffer.from(table.bytes), most)
    return rows.length > 0 ? { ok: true, rows } : { ok: false, code: 'file_empty' }
  } catch (error) {
    if (error instanceof SheetFault) return { ok: false, code: error.code }
    // An offset in the file points beyond its end.
    if (error instanceof RangeError) return { ok: false, code: 'file_format' }
    throw error
  }
}

async function readBytes(bytes: Buffer, most: number): Promise<SheetRow[]> {
  if (bytes.subarray(0, 4).equals(beginnings.zip)) return readWorkbook(bytes, most)
  if (bytes.subarray(0, 8).equals(beginnings.compound))
    throw new SheetFault(bytes.includes(encryptedPart) ? 'file_password' : 'file_format')
  if (document.test(bytes.toString('latin1', 0, 1024))) throw new SheetFault('file_format')
  const rows = readDelimited(decodeText(bytes), most)
  // Prose, or a list of one column: neither can name people to add.
  if (rows.length > 0 && rows.every(({ cells }) => cells.length === 1)) throw new SheetFault('file_format')
  return rows
}
