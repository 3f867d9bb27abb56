import type { ImportPreview } from '#contract/import.ts'
import type { JudgedPerson } from '#contract/import-judge.ts'
import { tidy } from '#domain/import/import-cell.ts'
import {
  chooseColumns,
  type ImportColumn,
  type ImportField,
  type ImportList,
  importColumns,
  isOfList,
  listFields,
  type MatchedColumns,
  matchColumns,
} from '#domain/import/import-columns.ts'
import { type DoubleFacts, likelyDoubles } from '#domain/import/import-doubles.ts'
import { readImportRows, type TypedRow } from '#domain/import/import-rows.ts'
import type { Table } from '#server/adapters/spreadsheets/read-table.ts'
import { readTableApart } from '#server/adapters/spreadsheets/table-reader.ts'
import { tableGate } from '#server/gate.ts'
import { orRefuse } from '#server/refuse.ts'

const mostHeadings = 60
const rowsForSample = 20

/** Reads a list as it was sent: its rows by column, and what the preview says of its columns. A file that is no such list is refused with advice. */
export async function readList(
  table: Table,
  { list, chosen }: { list: ImportList; chosen: string | undefined },
): Promise<{ rows: TypedRow[]; shown: Pick<ImportPreview, 'columns' | 'headings'> }> {
  const sheet = orRefuse(await tableGate(() => readTableApart(table)))
  const texts = sheet.rows.map(({ cells }) => cells.map(({ text }) => text))
  const found = orRefuse(matchColumns(texts, list))
  const matched = chosen === undefined ? found : chooseColumns(found, namedColumns(chosen, list))
  const shown = { columns: ownColumns(matched.columns, list), headings: headingsOf(texts, matched) }
  if (matched.columns.every(column => column === null)) return { rows: [], shown }
  return { rows: orRefuse(readImportRows(sheet.rows, matched)).rows, shown }
}

/** Which people of a list are probably known under another phone, among these or higher in the list. */
export function doublesAmong(people: readonly JudgedPerson[], known: readonly DoubleFacts[]): boolean[] {
  const facts = people.map(({ cells }) => ({
    lastName: cells.lastName.value,
    firstName: cells.firstName.value,
    middleName: cells.middleName.value,
    // Spelled by us, it would give one name to people whose own differ.
    latinLastName: cells.latinLastName.proposed ? null : cells.latinLastName.value,
    latinFirstName: cells.latinFirstName.proposed ? null : cells.latinFirstName.value,
    email: cells.email.value,
  }))
  // Whoever is known already needs no second remark.
  const repeats = new Set(['already_in_group', 'already_in_company', 'twice_in_list'])
  return likelyDoubles(facts, known).map((double, index) => {
    const { phone, lastName } = people[index]?.cells ?? {}
    return double && !repeats.has(phone?.code ?? '') && !repeats.has(lastName?.code ?? '')
  })
}

function namedColumns(chosen: string, list: ImportList): (ImportColumn | null)[] {
  return chosen
    .split(',')
    .map(name => importColumns.find(column => column === name && isOfList(column, list)) ?? null)
}

/** Columns with a heading or a value; a sheet of thousands of empty ones would hide those in the preview. */
function headingsOf(
  texts: readonly (readonly string[])[],
  { headingRow, columns }: MatchedColumns,
): ImportPreview['headings'] {
  const below = texts.slice(headingRow + 1, headingRow + 1 + rowsForSample)
  return columns.slice(0, mostHeadings).map((column, index) => ({
    text: tidy(texts[headingRow]?.[index] ?? '').slice(0, 60),
    sample: tidy(below.map(row => row[index] ?? '').find(text => text.trim() !== '') ?? '').slice(0, 60),
    column,
  }))
}

function ownColumns(found: (ImportColumn | null)[], list: ImportList): ImportField[] {
  const names: ImportColumn[] = ['lastName', 'firstName', 'middleName', 'latinLastName', 'latinFirstName']
  return listFields[list].filter(
    field => found.includes(field) || (found.includes('fullName') && names.includes(field)),
  )
}
