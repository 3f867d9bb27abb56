import type * as routes from '#contract/group-import.ts'
import type { ImportPreview } from '#contract/group-import.ts'
import type { JudgedPerson } from '#contract/import-judge.ts'
import { tidy } from '#domain/group/import-cell.ts'
import {
  chooseColumns,
  type ImportColumn,
  type ImportField,
  importColumns,
  importFields,
  type MatchedColumns,
  matchColumns,
} from '#domain/group/import-columns.ts'
import { likelyDoubles } from '#domain/group/import-doubles.ts'
import { readImportRows, type SheetRow } from '#domain/group/import-rows.ts'
import type { Table } from '#server/adapters/spreadsheets/read-table.ts'
import { readTableApart } from '#server/adapters/spreadsheets/table-reader.ts'
import { tableGate } from '#server/gate.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { listMemberNames } from '#server/persistence/group-import-queries.ts'
import { orRefuse } from '#server/refuse.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { isFaulty, judgeImport } from './judge-import.ts'
import { loadGroup, type PermittedGroup } from './permitted-group.ts'

const mostHeadings = 60
const rowsForSample = 20

type Listed = {
  actor: AccountActor
  facts: RequestFacts
  groupGuid: string
  table: Table
  chosen?: string | undefined
}

export const previewFile: UseCase<
  typeof routes.importFile,
  'clock' | 'database' | 'sealer',
  { upload: { bytes: Buffer } }
> = ({ actor, params, query, upload: { bytes }, facts }, needs) =>
  previewImport(needs, { actor, facts, groupGuid: params.guid, table: { bytes }, chosen: query.columns })

export const previewText: UseCase<typeof routes.importText, 'clock' | 'database' | 'sealer'> = (
  { actor, params, query, body: table, facts },
  needs,
) => previewImport(needs, { actor, facts, groupGuid: params.guid, table, chosen: query.columns })

/**
 * Reads a list of people for the coordinator to check; nobody is added. The audit records how many rows were read and how many named somebody known
 * here, so that probing for people is noticed. A file that is no such list is refused with advice.
 */
async function previewImport(
  needs: Needs<'clock' | 'database' | 'sealer'>,
  { actor, facts, groupGuid, table, chosen }: Listed,
): Promise<ImportPreview> {
  const permitted = await loadGroup(needs.database, actor, groupGuid)
  const sheet = orRefuse(await tableGate(() => readTableApart(table)))
  const texts = sheet.rows.map(({ cells }) => cells.map(({ text }) => text))
  const found = orRefuse(matchColumns(texts))
  const matched = chosen === undefined ? found : chooseColumns(found, namedColumns(chosen))
  const people = await readPeople(needs, { ...permitted, actor, sheet: sheet.rows, matched })
  await noteReading(needs, { actor, facts, groupGuid }, people)
  const doubles = await findDoubles(needs, permitted, people)
  return {
    columns: ownColumns(matched.columns),
    headings: headingsOf(texts, matched),
    rows: people.map(({ number, cells, missing }, index) => ({
      number,
      cells,
      missing,
      double: doubles[index] === true,
    })),
    faults: people.filter(isFaulty).length,
  }
}

/** Nobody, while no column is known: the coordinator names them first. */
async function readPeople(
  needs: Needs<'clock' | 'database' | 'sealer'>,
  {
    sheet,
    matched,
    ...by
  }: PermittedGroup & { actor: AccountActor; sheet: readonly SheetRow[]; matched: MatchedColumns },
): Promise<JudgedPerson[]> {
  if (matched.columns.every(column => column === null)) return []
  const { rows } = orRefuse(readImportRows(sheet, matched))
  return judgeImport(needs, needs.database, { ...by, rows })
}

function namedColumns(chosen: string): (ImportColumn | null)[] {
  return chosen.split(',').map(name => importColumns.find(column => column === name) ?? null)
}

/** Columns with a heading or a value, up to a number that nobody has to scroll through. */
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

async function findDoubles(
  { database }: Needs<'database'>,
  { group, edition }: PermittedGroup,
  people: readonly JudgedPerson[],
): Promise<boolean[]> {
  const members = await listMemberNames(database, { editionGuid: edition.guid, groupGuid: group.guid })
  const facts = people.map(({ cells }) => ({
    lastName: cells.lastName.value,
    firstName: cells.firstName.value,
    middleName: cells.middleName.value,
    // Spelled by us, it would give one name to people whose own differ.
    latinLastName: cells.latinLastName.proposed ? null : cells.latinLastName.value,
    latinFirstName: cells.latinFirstName.proposed ? null : cells.latinFirstName.value,
    email: cells.email.value,
  }))
  // Whoever is known by the phone needs no second remark.
  const byPhone = ({ cells: { phone } }: JudgedPerson) =>
    phone.code === 'already_in_group' || phone.code === 'twice_in_list'
  return likelyDoubles(facts, members).map((double, index) => {
    const person = people[index]
    return double && person !== undefined && !byPhone(person)
  })
}

function noteReading(
  needs: Needs<'clock' | 'database'>,
  { actor, facts, groupGuid }: { actor: AccountActor; facts: RequestFacts; groupGuid: string },
  people: JudgedPerson[],
): Promise<void> {
  const known = people.filter(
    ({ cells }) => cells.phone.code === 'phone_used' || cells.passportNumber.code === 'passport_used',
  ).length
  return needs.database.transaction().execute(tx =>
    recordAudit(tx, {
      at: needs.clock.now(),
      actorGuid: actor.accountGuid,
      actorRole: 'coordinator',
      subjectKind: 'group',
      subjectGuid: groupGuid,
      action: 'readList',
      toValue: `${people.length} rows, ${known} known`,
      requestId: facts.requestId,
    }),
  )
}

function ownColumns(found: (ImportColumn | null)[]): ImportField[] {
  const names: ImportColumn[] = ['lastName', 'firstName', 'middleName', 'latinLastName', 'latinFirstName']
  return importFields.filter(
    field => found.includes(field) || (found.includes('fullName') && names.includes(field)),
  )
}
