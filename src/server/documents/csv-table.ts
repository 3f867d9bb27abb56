import { looksLikeFormula } from './spreadsheet-formula.ts'

/** Where a program may split a line that is set to another language than the file. */
const separators = /([;,\t\r\n])/

/** What would be a formula is quoted, also behind a separator of another language, which would part the cell there. */
function harmless(text: string): string {
  return text
    .split(separators)
    .map(piece => (looksLikeFormula(piece.replace(/^[\s"]+/, '')) ? `'${piece}` : piece))
    .join('')
}

function cell(text: string): string {
  return `"${harmless(text).replaceAll('"', '""')}"`
}

/** One line of CSV with its end, with the separator usual in the language; a number has the language's decimal sign. */
export function csvLine(cells: readonly (string | number)[], locale: 'ru' | 'en'): string {
  const separator = locale === 'ru' ? ';' : ','
  const texts = cells.map(each =>
    typeof each === 'number' ? String(each).replace('.', locale === 'ru' ? ',' : '.') : cell(each),
  )
  return `${texts.join(separator)}\r\n`
}

/**
 * A table as CSV that spreadsheets open by a double click: UTF-8 with a byte order mark, CRLF, and the separator usual in the language. Cells that
 * would be formulas are quoted, phones are not; a program set to the other language finds none either.
 */
export function csvTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  locale: 'ru' | 'en',
): Buffer {
  return Buffer.from(`\ufeff${[head, ...rows].map(row => csvLine(row, locale)).join('')}`, 'utf8')
}
