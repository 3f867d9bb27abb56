import { judgeImportedEmployee } from '#contract/employee-import-judge.ts'
import type { ImportPreview, ImportValues } from '#contract/import.ts'
import { createImportJudge, type JudgedPerson } from '#contract/import-judge.ts'
import { type ImportField, type ImportList, importFields, listFields } from '#domain/import/import-columns.ts'
import { identityOf, isSameEmployee, markEmployeeRepeats } from '#domain/import/import-employee.ts'
import {
  type ImportPerson,
  type ImportSources,
  markRepeats,
  readImportPerson,
} from '#domain/import/import-person.ts'
import { typedRow } from '#domain/import/import-rows.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'

export type CellTexts = Record<ImportField, string>

export type TableRow = {
  id: string
  /** The row's number in the spreadsheet. */
  number: number
  texts: CellTexts
  /** Errors that only the server knows; they hold as long as the text is the same. */
  told: Partial<Record<ImportField, { text: string; code: ErrorCode }>>
  /** The name, phone and e-mail with which the row is probably somebody who is listed already. */
  doubleBy: string | null
}

export type TableCell = { code: ErrorCode | null; missing: boolean; proposal: string }
export type JudgedRow = TableRow & {
  cells: Record<ImportField, TableCell>
  faults: ImportField[]
  missing: ImportField[]
  double: boolean
  /** The row whose phone or passport this one repeats. */
  repeats: number | null
}

/** The other errors follow from the text and are found here again when it changes; these do not. */
const toldOnly: ReadonlySet<ErrorCode> = new Set([
  'phone_used',
  'already_in_group',
  'already_in_company',
  'passport_used',
  'cell_merged',
  'cell_unreadable',
])

/** The rows of a preview. `show` formats a value for people. A suggested spelling does not fill its cell. */
export function tableRows(
  preview: ImportPreview,
  show: (field: ImportField, value: string) => string,
): TableRow[] {
  return preview.rows.map(({ number, cells, double }) => {
    const texts = {} as CellTexts
    const told: TableRow['told'] = {}
    for (const field of importFields) {
      const { typed, value, code, proposed } = cells[field]
      // A number that a spreadsheet has cut is shown whole, anything else that is wrong as it was typed.
      const wrong = field === 'passportSeries' || field === 'passportNumber' ? value : typed
      const text = proposed ? '' : code ? wrong : show(field, value)
      texts[field] = text
      if (code && toldOnly.has(code)) told[field] = { text, code }
    }
    return { id: `row-${number}`, number, texts, told, doubleBy: double ? whoIs(texts) : null }
  })
}

const whoIs = (texts: CellTexts) =>
  [texts.lastName, texts.firstName, texts.middleName, texts.phone, texts.email].join('\n')

/** Judges the rows of a coordinator's list as the server will. */
export function createTableJudge(today: string, sources: ImportSources): RowsJudge {
  return judgeRowsBy({ judge: createImportJudge(today), markRepeats, isRepeatOf: isRepeatedMember }, sources)
}

/** Judges the rows of a company's list as the server will. */
export function createEmployeeTableJudge(sources: ImportSources): RowsJudge {
  return judgeRowsBy(
    {
      judge: judgeImportedEmployee,
      markRepeats: markEmployeeRepeats,
      isRepeatOf: (person, other) => isSameEmployee(identityOf(person), identityOf(other)),
    },
    sources,
  )
}

export type RowsJudge = (rows: readonly TableRow[]) => JudgedRow[]

type ListRules = {
  judge: (person: ImportPerson) => JudgedPerson
  markRepeats: (people: readonly ImportPerson[]) => void
  /** Whether a row that is marked as a repeat repeats this one. */
  isRepeatOf: (person: JudgedPerson, other: JudgedPerson) => boolean
}

/** An unchanged row is not judged again. */
function judgeRowsBy({ judge, markRepeats, isRepeatOf }: ListRules, sources: ImportSources): RowsJudge {
  const known = new WeakMap<CellTexts, JudgedPerson>()
  const read = ({ number, texts }: TableRow) => {
    const judged = known.get(texts) ?? judge(readImportPerson(typedRow(number, texts), sources))
    known.set(texts, judged)
    return copied(judged)
  }
  return rows => {
    const people = rows.map(read)
    markRepeats(people)
    return people.map((person, index) => ({
      ...judgedRow(rows[index] as TableRow, person),
      repeats: repeatedRow(people, index, isRepeatOf),
    }))
  }
}

/** The number of the row higher in the list that holds the same person. */
function repeatedRow(
  people: readonly JudgedPerson[],
  index: number,
  isRepeatOf: ListRules['isRepeatOf'],
): number | null {
  const person = people[index]
  if (!person || !repeatCells.some(field => person.cells[field].code === 'twice_in_list')) return null
  return people.find(other => isRepeatOf(unmarked(person), unmarked(other)))?.number ?? null
}

/** A mark as a repeat must not hide what makes the row one. */
function unmarked(person: JudgedPerson): JudgedPerson {
  const cells = { ...person.cells }
  for (const field of repeatCells)
    if (cells[field].code === 'twice_in_list') cells[field] = { ...cells[field], code: null }
  return { ...person, cells }
}

function isRepeatedMember(person: JudgedPerson, other: JudgedPerson): boolean {
  const { phone } = person.cells
  if (phone.value !== '' && other.cells.phone.value === phone.value) return true
  return person.passport !== null && other.passport?.canonical === person.passport.canonical
}

/** Where a repeat is told. */
const repeatCells = ['phone', 'lastName', 'passportNumber'] as const

/** Marking repeats changes the person, so work on a copy: the row that comes first may change. */
function copied(person: JudgedPerson): JudgedPerson {
  const cells = Object.fromEntries(importFields.map(field => [field, { ...person.cells[field] }]))
  return { ...person, cells: cells as JudgedPerson['cells'] }
}

function judgedRow(row: TableRow, person: JudgedPerson): Omit<JudgedRow, 'repeats'> {
  const cells = Object.fromEntries(
    importFields.map(field => {
      const { code, proposed, value } = person.cells[field]
      const told = row.told[field]
      const stands = told && told.text === row.texts[field] ? told.code : null
      const missing = person.missing.includes(field)
      return [field, { code: code ?? stands, missing, proposal: proposed ? value : '' }]
    }),
  ) as JudgedRow['cells']
  const faults = importFields.filter(field => cells[field].code !== null)
  const double = row.doubleBy !== null && row.doubleBy === whoIs(row.texts)
  return { ...row, cells, faults, missing: person.missing, double }
}

/** The row with one cell changed. An edit of a merged cell settles what it holds. */
export function withText(row: TableRow, field: ImportField, text: string): TableRow {
  const { [field]: told, ...others } = row.told
  const kept = told && told.code !== 'cell_merged' && text === row.texts[field]
  return { ...row, texts: { ...row.texts, [field]: text }, told: kept ? row.told : others }
}

/** Puts a refusal of the server (`rows.<index>.<field>`) at its cell. */
export function withTold(
  rows: readonly TableRow[],
  details: readonly { field: string; code: ErrorCode }[],
  sent: readonly TableRow[] = rows,
): TableRow[] {
  const next = [...rows]
  for (const { field: path, code } of details) {
    const [, index = '', field] = /^rows\.(\d+)\.(\w+)$/.exec(path) ?? []
    const at = next.findIndex(({ id }) => id === sent[Number(index)]?.id)
    const row = next[at]
    const known = importFields.find(each => each === field)
    // Repeats are found here, and depend on the other row.
    if (!row || !known || index === '' || code === 'twice_in_list') continue
    next[at] = { ...row, told: { ...row.told, [known]: { text: row.texts[known], code } } }
  }
  return next
}

export type CellPlace = { id: string; field: ImportField }

const alreadyThere = { members: 'already_in_group', employees: 'already_in_company' } as const

/** The rows that were not added. Whoever repeats one of those added is there by now, and would be refused. */
export function withoutAdded(
  rows: readonly JudgedRow[],
  added: ReadonlySet<string>,
  list: ImportList = 'members',
): TableRow[] {
  const inGroup = new Set(rows.filter(({ id }) => added.has(id)).map(({ number }) => number))
  return rows
    .filter(({ id }) => !added.has(id))
    .map(row => {
      const field = row.cells.phone.code === 'twice_in_list' ? 'phone' : 'lastName'
      if (row.repeats === null || !inGroup.has(row.repeats) || row.cells[field].code !== 'twice_in_list')
        return row
      return {
        ...row,
        told: { ...row.told, [field]: { text: row.texts[field], code: alreadyThere[list] } },
      }
    })
}

/** The next faulty cell, row by row and wrapping around; null when there is none. */
export function nextFault(
  rows: readonly JudgedRow[],
  shown: readonly ImportField[],
  after: CellPlace | null,
): CellPlace | null {
  const places = rows.flatMap(({ id, faults }) =>
    shown.filter(field => faults.includes(field)).map(field => ({ id, field })),
  )
  const rowAt = (place: CellPlace) => rows.findIndex(({ id }) => id === place.id)
  const order = (place: CellPlace) => rowAt(place) * importFields.length + shown.indexOf(place.field)
  return places.find(place => after && order(place) > order(after)) ?? places[0] ?? null
}

const always: Record<ImportList, readonly ImportField[]> = {
  members: [
    'lastName',
    'firstName',
    'middleName',
    'phone',
    'email',
    'birthDate',
    'citizenship',
    'position',
    'role',
    'latinLastName',
    'latinFirstName',
  ],
  employees: listFields.employees,
}

const passportFields: readonly ImportField[] = ['passportSeries', 'passportNumber']
const mediaFields: readonly ImportField[] = ['mediaName', 'mediaWebsite']

/**
 * The table's columns: the form's own, those the list has, the media fields only where somebody is from the media, and any with a fault, or it could
 * not be corrected. A passport from one column is shown as series and number, to be checked.
 */
export function shownFields(
  found: readonly ImportField[],
  rows: readonly JudgedRow[],
  list: ImportList = 'members',
): ImportField[] {
  const shown = new Set([...always[list], ...found])
  if (passportFields.some(field => found.includes(field)))
    for (const field of passportFields) shown.add(field)
  if (rows.some(({ texts }) => texts.role === 'media')) for (const field of mediaFields) shown.add(field)
  for (const { faults } of rows) for (const field of faults) shown.add(field)
  return [...always[list], ...importFields.filter(field => shown.has(field) && !always[list].includes(field))]
}

/** What is sent: only cells that hold anything. */
export function sentRows(
  rows: readonly TableRow[],
  list: ImportList = 'members',
): { number: number; values: ImportValues }[] {
  return rows.map(({ number, texts }) => ({
    number,
    values: Object.fromEntries(
      listFields[list].map(field => [field, texts[field]]).filter(([, text]) => text?.trim() !== ''),
    ),
  }))
}

const repeatCodes: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  'already_in_group',
  'already_in_company',
  'twice_in_list',
])

/** Whether the row names somebody who is in the group, the company or this list already: it can be left out without loss. */
export function isRepeat({ cells }: Pick<JudgedRow, 'cells'>): boolean {
  return (['phone', 'lastName'] as const).some(field => repeatCodes.has(cells[field].code))
}

/** Cells of a spreadsheet in the clipboard; null for a single value. */
export function pastedCells(text: string): string[][] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const cells = lines.map(line => line.split('\t').map(cell => cell.replace(/^"|"$/g, '')))
  return lines.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : null
}

/** Fills the cells right of and under a place with what was pasted; what does not fit is left out. */
export function withPasted(
  rows: readonly TableRow[],
  { id, fields }: { id: string; fields: readonly ImportField[] },
  cells: readonly (readonly string[])[],
): TableRow[] {
  const from = rows.findIndex(row => row.id === id)
  return rows.map((row, index) => {
    const line = from < 0 ? undefined : cells[index - from]
    if (!line) return row
    return line.reduce((next, text, column) => {
      const field = fields[column]
      return field ? withText(next, field, text.trim()) : next
    }, row)
  })
}

/** The same value for everybody whose cell is empty. */
export function withFilled(rows: readonly TableRow[], field: ImportField, text: string): TableRow[] {
  return rows.map(row => (row.texts[field].trim() === '' ? withText(row, field, text) : row))
}
