import { type ListedPassport, readListedPassport } from '../passport/listed-passport.ts'
import { checkName } from '../person/name.ts'
import { transliterateName } from '../person/transliteration.ts'
import type { ErrorCode } from '../refusal/error-code.ts'
import {
  isAbsence,
  noMiddleName,
  readDay,
  readEmail,
  readMiddleName,
  readName,
  readRole,
  readWork,
  restoreZeros,
  type SheetCell,
} from './import-cell.ts'
import { type ImportField, importFields } from './import-columns.ts'
import type { TypedRow } from './import-rows.ts'

/** One cell of the table: what was typed, how it was read, and what is wrong with it. */
export type ImportCell = {
  typed: string
  /** As it will be kept: E.164, ISO day, country code or role; as typed where it could not be read. */
  value: string
  code: ErrorCode | null
  /** Derived from another column, for the user to correct. */
  proposed: boolean
}

export type ImportPerson = {
  number: number
  cells: Record<ImportField, ImportCell>
  passport: { body: ListedPassport; canonical: string } | null
}

/** Look-ups that only code outside the domain can do. */
export type ImportSources = {
  normalisePhone(typed: string): { ok: true; phone: string } | { ok: false; code: ErrorCode }
  findCountry(typed: string): { code: string; alpha3: string } | null
  /** INN of the organisation that the group represents; null when it has none. */
  groupInn: string | null
}

/** Reads one typed row: each cell in its canonical form or with its fault. Missing values are judged elsewhere. */
export function readImportPerson({ number, cells: typed }: TypedRow, sources: ImportSources): ImportPerson {
  const names = placeNames(typed)
  const cells = Object.fromEntries(
    importFields.map(field => [field, readCell(field, names[field] ?? { text: '' }, sources)]),
  ) as ImportPerson['cells']
  proposeLatin(cells, 'lastName', 'latinLastName')
  proposeLatin(cells, 'firstName', 'latinFirstName')
  return { number, cells, passport: readPassport(cells, names, sources) }
}

/** Moves a Latin name under the Cyrillic heading to the Latin column, if that one is empty. */
function placeNames(typed: TypedRow['cells']): TypedRow['cells'] {
  const placed = { ...typed }
  for (const [field, latin] of [
    ['lastName', 'latinLastName'],
    ['firstName', 'latinFirstName'],
  ] as const) {
    const cell = placed[field]
    if (
      !cell ||
      cell.code ||
      placed[latin]?.text ||
      !/^\p{Script=Latin}[\p{Script=Latin}' -]*$/u.test(cell.text)
    )
      continue
    placed[latin] = cell
    delete placed[field]
  }
  return placed
}

type Reading = { value: string } | { code: ErrorCode }

function readCell(field: ImportField, cell: SheetCell, sources: ImportSources): ImportCell {
  const kept = { typed: cell.text, value: cell.text, code: null, proposed: false }
  const forbidden = cell.code ?? (cell.text.startsWith('=') ? 'cell_formula' : null)
  if (forbidden) return { ...kept, code: forbidden }
  if (cell.text === '') return field === 'role' ? { ...kept, value: 'participant' } : kept
  const reading = readings[field](cell, sources)
  return 'code' in reading ? { ...kept, code: reading.code } : { ...kept, value: reading.value }
}

const asTyped = ({ text }: SheetCell): Reading => ({ value: text })
const named = ({ text }: SheetCell): Reading => ({ value: readName(text) })
const unlessAbsent = ({ text }: SheetCell): Reading => ({ value: isAbsence(text) ? '' : text })
const orInvalid = (value: string | null | undefined, code: ErrorCode = 'value_invalid'): Reading =>
  value ? { value } : { code }

const readings: Record<ImportField, (cell: SheetCell, sources: ImportSources) => Reading> = {
  lastName: named,
  firstName: named,
  middleName: ({ text }) => ({ value: readMiddleName(text) }),
  latinLastName: named,
  latinFirstName: named,
  phone({ text }, sources) {
    const verdict = sources.normalisePhone(text)
    return verdict.ok ? { value: verdict.phone } : { code: verdict.code }
  },
  email: ({ text }) => ({ value: readEmail(text) }),
  birthDate: ({ text }) => orInvalid(readDay(text), 'birth_date_invalid'),
  citizenship: ({ text }, sources) => orInvalid(sources.findCountry(text)?.code),
  position: asTyped,
  role: ({ text }) => orInvalid(readRole(text)),
  companyInn(cell, sources) {
    const inn = restoreZeros(cell, [10, 12]).replace(/\s/g, '')
    return inn === sources.groupInn ? { value: inn } : { code: 'group_other_company' }
  },
  passportSeries: unlessAbsent,
  passportNumber: unlessAbsent,
  mediaName: asTyped,
  mediaWebsite: asTyped,
  registrationAddress: asTyped,
  work: ({ text }) => orInvalid(readWork(text)),
}

function proposeLatin(cells: ImportPerson['cells'], from: ImportField, to: ImportField): void {
  const name = checkName(cells[from].value, 'cyrillic')
  if (cells[to].value !== '' || cells[to].code || cells[from].code || !name.ok) return
  cells[to] = { ...cells[to], value: transliterateName(name.name), proposed: true }
}

function readPassport(
  cells: ImportPerson['cells'],
  typed: TypedRow['cells'],
  sources: ImportSources,
): ImportPerson['passport'] {
  const { passportSeries: series, passportNumber: number, citizenship } = cells
  const known = citizenship.code ? undefined : sources.findCountry(citizenship.value)?.alpha3
  const country = known ?? 'RUS'
  if (country === 'RUS') restorePassportZeros(cells, typed)
  if ((series.value === '' && number.value === '') || series.code || number.code || citizenship.code)
    return null
  const verdict = readListedPassport({ series: series.value, number: number.value, country })
  if (!verdict.ok) {
    const wrong = verdict.field === 'series' ? series : number
    wrong.code = verdict.code
    return null
  }
  ;({ series: series.value, number: number.value } = verdict.written)
  return { body: verdict.passport, canonical: verdict.canonical }
}

/** Only Russian passports have a known length: lost zeros of other countries' numbers cannot be restored. */
function restorePassportZeros(cells: ImportPerson['cells'], typed: TypedRow['cells']): void {
  const { passportSeries: series, passportNumber: number } = cells
  if (typed.passportSeries) series.value = restoreZeros({ ...typed.passportSeries, text: series.value }, [4])
  if (!typed.passportNumber) return
  const cell = { ...typed.passportNumber, text: number.value }
  const inOne = series.value === '' && seriesLackingZero.test(number.value)
  number.value = restoreZeros(cell, inOne ? [10] : [6])
}

/** Nine digits of ten: a region below 10, the year of the form (1997 or later), six digits of the number. A passport for travel abroad rarely looks like this. */
const seriesLackingZero = /^\d(?:9[7-9]|[0-4]\d)\d{6}$/

/** Whether the row says that the person has no middle name. */
export function hasNoMiddleName({ middleName }: ImportPerson['cells']): boolean {
  return middleName.value === noMiddleName
}

/** Marks every phone and passport that already occurs higher in the list. */
export function markRepeats(people: readonly ImportPerson[]): void {
  const seen = new Set<string>()
  const once = (key: string, cell: ImportCell) => {
    if (seen.has(key)) cell.code = 'twice_in_list'
    seen.add(key)
  }
  for (const { cells, passport } of people) {
    if (cells.phone.value !== '' && !cells.phone.code) once(`phone ${cells.phone.value}`, cells.phone)
    if (passport) once(passport.canonical, cells.passportNumber)
  }
}
