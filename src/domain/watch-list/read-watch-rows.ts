import { type HeadingColumns, type Headings, matchHeadings } from '../import/heading-columns.ts'
import { isUnreadable, readDay, readName, tidy } from '../import/import-cell.ts'
import type { SheetRow } from '../import/import-rows.ts'
import { nameMaxLength } from '../person/name.ts'
import type { ErrorCode } from '../refusal/error-code.ts'

/** Most people of one file. */
export const mostWatched = 500

type WatchColumn = 'lastName' | 'firstName' | 'middleName' | 'fullName' | 'birthDate' | 'remark'

const headings: Headings<WatchColumn> = {
  lastName: 'фамилия|last name|surname|family name',
  firstName: 'имя|first name|given name|given names',
  middleName: 'отчество|middle name|patronymic',
  fullName: 'фио|ф и о|фамилия имя отчество|фамилия имя|фамилия и имя|full name|name',
  birthDate: 'дата рождения|родился|др|д р|birth date|date of birth|born|dob',
  remark: 'примечание|основание|комментарий|причина|remark|remarks|note|notes|comment|reason',
}

export type WatchedPerson = {
  /** The row number that the spreadsheet shows. */
  number: number
  lastName: string
  firstName: string
  middleName: string | null
  birthDate: string | null
  remark: string | null
}

export type BrokenRow = { number: number; code: ErrorCode }
export type WatchRows = { people: WatchedPerson[]; broken: BrokenRow[] }

/** Finds the row that heads the names. */
export function matchWatchColumns(rows: readonly (readonly string[])[]) {
  return matchHeadings(
    rows,
    headings,
    at => at.fullName !== undefined || (at.lastName !== undefined && at.firstName !== undefined),
  )
}

/** The people under the headings, and the rows that cannot be read, each with the reason. Empty rows are neither. */
export function readWatchRows(
  rows: readonly SheetRow[],
  { headingRow, at }: HeadingColumns<WatchColumn>,
): WatchRows {
  const found: WatchRows = { people: [], broken: [] }
  const known = new Set<string>()
  for (const row of rows.slice(headingRow + 1)) {
    const spoilt = row.cells.some(({ text }) => isUnreadable(text))
    if (!spoilt && row.cells.every(({ text }) => tidy(text) === '')) continue
    // Wherever in the row they stand: what else of it was lost is not known.
    const read = spoilt ? ({ ok: false, code: 'cell_unreadable' } as const) : readWatchRow(row, at)
    const key = read.ok ? nameKey(read.person) : ''
    if (!read.ok) found.broken.push({ number: row.number, code: read.code })
    else if (known.has(key)) found.broken.push({ number: row.number, code: 'twice_in_list' })
    else found.people.push(read.person)
    known.add(key)
  }
  return found
}

type Read = { ok: true; person: WatchedPerson } | { ok: false; code: ErrorCode }

/** A name of any script, with the marks that stand in names. */
const named = /^\p{L}[\p{L}\p{M}'’. -]*$/u
const quotes = /["«»“”„]/
const remarkLength = 300

function readWatchRow({ number, cells }: SheetRow, at: Partial<Record<WatchColumn, number>>): Read {
  const used = Object.values(at).map(index => cells[index])
  const fault = used.find(cell => cell?.code !== undefined)?.code
  if (fault) return { ok: false, code: fault }
  const text = (column: WatchColumn) => tidy(cells[at[column] ?? -1]?.text ?? '')
  const apart = at.lastName !== undefined && at.firstName !== undefined
  const [first, second, ...others] = apart
    ? [text('lastName'), text('firstName'), text('middleName')]
    : text('fullName').split(' ')
  const middle = others.join(' ')
  const names = [first, second].map(name => name ?? '')
  if (names.some(name => name === '')) return { ok: false, code: 'required' }
  const given = [...names, middle].filter(name => name !== '')
  // Before their length: a cell that was never closed may hold the rows after it as well.
  if (given.some(name => quotes.test(name))) return { ok: false, code: 'cell_quote' }
  if (given.some(name => name.length > nameMaxLength)) return { ok: false, code: 'name_length' }
  if (given.some(name => !named.test(name))) return { ok: false, code: 'value_invalid' }
  const typedDay = text('birthDate')
  const birthDate = typedDay === '' ? null : readDay(typedDay)
  if (typedDay !== '' && birthDate === null) return { ok: false, code: 'birth_date_invalid' }
  const [lastName = '', firstName = ''] = names.map(readName)
  return {
    ok: true,
    person: {
      ...{ number, lastName, firstName, birthDate },
      middleName: middle === '' ? null : readName(middle),
      remark: text('remark').slice(0, remarkLength) || null,
    },
  }
}

function nameKey({ lastName, firstName, middleName, birthDate }: WatchedPerson): string {
  return [lastName, firstName, middleName, birthDate].join(' ').toLowerCase()
}
