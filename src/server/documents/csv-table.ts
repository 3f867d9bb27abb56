import { looksLikeFormula } from './spreadsheet-formula.ts'

function cell(text: string, separator: string): string {
  const safe = looksLikeFormula(text) ? `'${text}` : text
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe
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
  const separator = locale === 'ru' ? ';' : ','
  const lines = [head, ...rows].map(row => row.map(text => cell(text, separator)).join(separator))
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`, 'utf8')
}
