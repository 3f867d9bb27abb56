import { isUnreadable, type SheetCell, tidy } from './import-cell.ts'
import { type ImportField, importFields, type MatchedColumns } from './import-columns.ts'

/** Most people of one import. */
export const importRowLimit = 500

/** Longest text of a cell that is examined; no real value comes near it. */
export const importCellLength = 300

/** One row of a file as read; `number` is the one that the spreadsheet shows. */
export type SheetRow = { number: number; cells: readonly SheetCell[] }

/** One person as typed, by column. */
export type TypedRow = { number: number; cells: Partial<Record<ImportField, SheetCell>> }

/** The people under the headings; rows without any value are left out. */
export function readImportRows(
  rows: readonly SheetRow[],
  { headingRow, columns }: MatchedColumns,
): { ok: true; rows: TypedRow[] } | { ok: false; code: 'file_rows_many' | 'file_empty' } {
  const people: TypedRow[] = []
  for (const row of rows.slice(headingRow + 1)) {
    const cells = cellsOf(row, columns)
    if (Object.values(cells).every(cell => cell.text === '' && !cell.code)) continue
    if (isTotal(row) || isExample(cells)) continue
    if (people.length === importRowLimit) return { ok: false, code: 'file_rows_many' }
    people.push({ number: row.number, cells })
  }
  return people.length > 0 ? { ok: true, rows: people } : { ok: false, code: 'file_empty' }
}

/** «Итого: 5 чел.» under a list is nobody, and who drew the list up is not in it. */
function isTotal({ cells }: SheetRow): boolean {
  const [first = '', ...others] = cells.map(({ text }) => tidy(text)).filter(text => text !== '')
  return (
    others.length <= 2 &&
    /^(?:итого|всего|total|составил|составила|подготовил|подготовила|исполнитель|подпись|prepared by|signature)(?![\p{L}-])/iu.test(
      first,
    )
  )
}

/** A row of our sample that was left in the list: its phone has letters for digits. */
function isExample({ phone }: TypedRow['cells']): boolean {
  return /[xх]{3}/i.test(phone?.text ?? '')
}

function cellsOf(row: SheetRow, columns: MatchedColumns['columns']): TypedRow['cells'] {
  const cells: TypedRow['cells'] = {}
  const apart = columns.includes('lastName') || columns.includes('latinLastName')
  for (const [index, column] of columns.entries()) {
    const cell = row.cells[index]
    if (!column || !cell) continue
    const read: SheetCell = {
      ...cell,
      text: tidy(cell.text).slice(0, importCellLength),
      ...(!cell.code && isUnreadable(cell.text) && { code: 'cell_unreadable' }),
    }
    if (column !== 'fullName') cells[column] = read
    else if (!apart) Object.assign(cells, splitFullName(read))
  }
  return cells
}

/** «Орлова Мария Сергеевна» begins with the surname, Maria Orlova ends with it. */
function splitFullName(cell: SheetCell): TypedRow['cells'] {
  if (cell.code) return { lastName: cell }
  const words = cell.text.split(' ').filter(word => word !== '')
  if (/^[^\p{Script=Cyrillic}]+$/u.test(cell.text) && words.length > 1)
    return {
      latinLastName: { text: words.at(-1) ?? '' },
      latinFirstName: { text: words.slice(0, -1).join(' ') },
    }
  const [lastName = '', firstName = '', ...rest] = words
  return {
    lastName: { text: lastName },
    firstName: { text: firstName },
    middleName: { text: rest.join(' ') },
  }
}

/** A row sent back from the table, where every cell is text. */
export function typedRow(number: number, values: Partial<Record<ImportField, string>>): TypedRow {
  const cells: TypedRow['cells'] = {}
  for (const field of importFields) {
    const value = values[field]
    if (value !== undefined) cells[field] = { text: tidy(value).slice(0, importCellLength) }
  }
  return { number, cells }
}
