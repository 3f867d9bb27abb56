import { dayOfSerial, type SheetCell } from '#domain/import/import-cell.ts'
import { readableColumns, SheetFault } from './port.ts'
import type { DateStyles } from './read-date-styles.ts'
import { readXml } from './xml-elements.ts'

/** A cell with a shared text carries its index in the workbook's list of texts. */
export type RawCell = SheetCell & { shared?: number }
export type RawRow = { number: number; cells: (RawCell | undefined)[] }

type OpenCell = { column: number; type: string; style: number; value: string; formula: string | null }
type Area = { top: number; bottom: number; left: number; right: number }

/** The non-empty rows of a sheet; stops after the most that anybody may import. */
export function readSheet(sheet: Buffer, dates: DateStyles, most: number): RawRow[] {
  const rows: RawRow[] = []
  const merged: Area[] = []
  let row: RawRow = { number: 0, cells: [] }
  let cell: OpenCell | null = null
  let inside: 'value' | 'formula' | null = null
  readXml(sheet, {
    open(name, attributes) {
      if (name === 'row') row = { number: Number(attributes().r) || row.number + 1, cells: [] }
      else if (name === 'c') cell = openCell(attributes(), row.cells.length)
      else if (name === 'f' && cell) {
        cell.formula = ''
        inside = 'formula'
      } else if (name === 'v' || name === 't') inside = 'value'
      else if (name === 'mergeCell') merged.push(...areaOf(attributes().ref ?? ''))
    },
    text(text) {
      if (!cell || !inside) return
      if (inside === 'value') cell.value += text
      else cell.formula += text
    },
    close(name, stop) {
      if (name === 'v' || name === 't' || name === 'f') inside = null
      if (name === 'c' && cell) {
        if (cell.column < readableColumns) row.cells[cell.column] = closeCell(cell, dates)
        cell = null
      }
      if (name !== 'row' || !row.cells.some(holdsAnything)) return
      rows.push(row)
      if (rows.length > most) stop()
    },
  })
  if (rows.length > most) throw new SheetFault('file_rows_many')
  for (const area of merged) markMerged(rows, area)
  return rows
}

function openCell(attributes: Record<string, string>, next: number): OpenCell {
  const { r = '', t = 'n', s = '0' } = attributes
  return { column: columnOf(r) ?? next, type: t, style: Number(s), value: '', formula: null }
}

function closeCell({ type, style, value, formula }: OpenCell, dates: DateStyles): RawCell {
  if (formula !== null) return { text: `=${formula.slice(0, 80)}`, code: 'cell_formula' }
  if (type === 's') return { text: '', shared: Number(value) }
  // A cell with a calculation error has no value, only the name of the error.
  if (type === 'e') return { text: value, code: 'cell_formula' }
  if (type !== 'n' || value === '') return { text: value }
  const number = Number(value)
  if (dates.isDay(style)) return { text: dayOfSerial(number + dates.shift) ?? value }
  return { text: Number.isFinite(number) ? plainNumber(number) : value, numeric: true }
}

/** 79161234567, not 7.9161234567E10. */
function plainNumber(number: number): string {
  return Number.isSafeInteger(number) ? number.toFixed(0) : String(number)
}

function holdsAnything(cell: RawCell | undefined): boolean {
  return cell !== undefined && (cell.shared !== undefined || cell.text !== '')
}

/** Marks every cell of a merged area, the first included: one value for several people belongs to nobody. */
function markMerged(rows: RawRow[], { top, bottom, left, right }: Area): void {
  for (const row of rows) {
    if (row.number < top || row.number > bottom) continue
    for (let column = left; column <= Math.min(right, readableColumns - 1); column += 1) {
      const { shared, text } = row.cells[column] ?? { text: '' }
      row.cells[column] = { text, code: 'cell_merged', ...(shared !== undefined && { shared }) }
    }
  }
}

function areaOf(reference: string): Area[] {
  const match = /^\$?([A-Z]{1,3})\$?(\d+):\$?([A-Z]{1,3})\$?(\d+)$/.exec(reference)
  const [left, right] = [columnOf(match?.[1] ?? ''), columnOf(match?.[3] ?? '')]
  if (!match || left === null || right === null) return []
  return [{ top: Number(match[2]), bottom: Number(match[4]), left, right }]
}

/** Column index of a cell reference, `C7` is 2; null where it has no letters. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (!letters) return null
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
