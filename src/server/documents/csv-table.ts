/** Cells that a spreadsheet would run as a formula (OWASP, CSV injection). */
const formula = /^[\s]*[=+\-@|%]/

/** An international phone begins with a plus but is not a formula. */
const phone = /^\+\d{7,15}$/

function cell(text: string, separator: string): string {
  const safe = formula.test(text) && !phone.test(text) ? `'${text}` : text
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
