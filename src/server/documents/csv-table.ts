import { looksLikeFormula } from './spreadsheet-formula.ts'

function cell(text: string, separator: string): string {
  const safe = looksLikeFormula(text) ? `'${text}` : text
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of CSV with its end, with the separator usual in the language; a number has the language's decimal sign. */
export function csvLine(cells: readonly (string | number)[], locale: 'ru' | 'en'): string {
  const separator = locale === 'ru' ? ';' : ','
  const texts = cells.map(each =>
    typeof each === 'number' ? String(each).replace('.', locale === 'ru' ? ',' : '.') : cell(each, separator),
  )
  return `${texts.join(separator)}\r\n`
}

/**
 * A table as CSV that spreadsheets open by a double click: UTF-8 with a byte order mark, CRLF, and the separator usual in the language. Cells that
 * would be formulas are quoted, phones are not.
 */
export function csvTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  locale: 'ru' | 'en',
): Buffer {
  return Buffer.from(`\ufeff${[head, ...rows].map(row => csvLine(row, locale)).join('')}`, 'utf8')
}
