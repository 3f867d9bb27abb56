import type { SheetRow } from '#domain/import/import-rows.ts'
import { readableColumns, SheetFault } from './port.ts'

const separators = ['\t', ';', ','] as const

/** Rows of CSV (RFC 4180) or of a pasted spreadsheet; the separator is the most common one in the first lines. */
export function readDelimited(text: string, most: number): SheetRow[] {
  // Excel may name the separator in the first line.
  const named = /^sep=(.)\r?\n/i.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const separator = named?.[1] ?? commonest(body)
  const rows: SheetRow[] = []
  let number = named ? 1 : 0
  for (const cells of records(body, separator)) {
    number += 1
    if (cells.every(cell => cell.trim() === '')) continue
    rows.push({ number, cells: cells.slice(0, readableColumns).map(cell => ({ text: cell })) })
    if (rows.length > most) throw new SheetFault('file_rows_many')
  }
  return rows
}

function commonest(text: string): string {
  const head = text
    .slice(0, 4000)
    .split('\n', 12)
    .join('\n')
    .replace(/"[^"]*"/g, '')
  const counts = separators.map(separator => head.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? '\t'
}

/** Yields records one by one, so that reading a file that is too long can stop. */
function* records(text: string, separator: string): Generator<string[]> {
  let cells: string[] = []
  let at = 0
  while (at < text.length) {
    const cell = text[at] === '"' ? quoted(text, at, separator) : bare(text, at, separator)
    cells.push(cell.value)
    at = cell.end
    if (text[at] === separator) {
      at += 1
      if (at === text.length) cells.push('')
      continue
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    yield cells
    cells = []
  }
  if (cells.length > 0) yield cells
}

type Read = { value: string; end: number }

function bare(text: string, from: number, separator: string): Read {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { value: text.slice(from, end), end }
}

/**
 * A quoted cell, with doubled quotes for quotes. Without a closing quote it is not a quoted cell: a company's name may begin with a quote. A quote on a later
 * line with text right after it opens a cell of its own; taken for the closing one, it would swallow the rows between.
 */
function quoted(text: string, from: number, separator: string): Read {
  let value = ''
  let at = from + 1
  for (;;) {
    const close = text.indexOf('"', at)
    if (close < 0) return bare(text, from, separator)
    value += text.slice(at, close)
    if (text[close + 1] === '"') {
      value += '"'
      at = close + 2
      continue
    }
    const rest = bare(text, close + 1, separator)
    if (rest.value.trim() !== '' && /[\r\n]/.test(value)) return bare(text, from, separator)
    return { value: value + rest.value, end: rest.end }
  }
}
