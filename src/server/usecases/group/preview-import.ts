import type * as routes from '#contract/group-import.ts'
import type { ImportPreview } from '#contract/group-import.ts'
import type { JudgedPerson } from '#contract/import-judge.ts'
import { tidy } from '#domain/group/import-cell.ts'
import {
  type ImportColumn,
  type ImportField,
  importFields,
  matchColumns,
} from '#domain/group/import-columns.ts'
import { readImportRows } from '#domain/group/import-rows.ts'
import type { Table } from '#server/adapters/spreadsheets/read-table.ts'
import { readTableApart } from '#server/adapters/spreadsheets/table-reader.ts'
import { createGate } from '#server/gate.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { orRefuse } from '#server/refuse.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { isFaulty, judgeImport } from './judge-import.ts'
import { loadGroup } from './permitted-group.ts'

/** Reading a table takes a thread and up to 200 MB for a moment. */
const readingGate = createGate({ atOnce: 2, waiting: 12, retryAfterSeconds: 3 })

const mostUnknown = 20

type Listed = { actor: AccountActor; facts: RequestFacts; groupGuid: string; table: Table }

export const previewFile: UseCase<
  typeof routes.importFile,
  'clock' | 'database' | 'sealer',
  { upload: { bytes: Buffer } }
> = ({ actor, params, upload: { bytes }, facts }, needs) =>
  previewImport(needs, { actor, facts, groupGuid: params.guid, table: { bytes } })

export const previewText: UseCase<typeof routes.importText, 'clock' | 'database' | 'sealer'> = (
  { actor, params, body: table, facts },
  needs,
) => previewImport(needs, { actor, facts, groupGuid: params.guid, table })

/**
 * Reads a list of people for the coordinator to check; nobody is added. The audit records how many rows were read and how many named somebody known
 * here, so that probing for people is noticed. A file that is no such list is refused with advice.
 */
async function previewImport(
  needs: Needs<'clock' | 'database' | 'sealer'>,
  { actor, facts, groupGuid, table }: Listed,
): Promise<ImportPreview> {
  const permitted = await loadGroup(needs.database, actor, groupGuid)
  const sheet = orRefuse(await readingGate(() => readTableApart(table)))
  const texts = sheet.rows.map(({ cells }) => cells.map(({ text }) => text))
  const matched = orRefuse(matchColumns(texts))
  const { rows } = orRefuse(readImportRows(sheet.rows, matched))
  const people = await judgeImport(needs, needs.database, { ...permitted, actor, rows })
  await noteReading(needs, { actor, facts, groupGuid }, people)
  const headings = texts[matched.headingRow] ?? []
  return {
    columns: ownColumns(matched.columns),
    unknown: headings
      .filter((heading, index) => tidy(heading) !== '' && matched.columns[index] === null)
      .map(heading => tidy(heading).slice(0, 60))
      .slice(0, mostUnknown),
    rows: people.map(({ number, cells, missing }) => ({ number, cells, missing })),
    faults: people.filter(isFaulty).length,
  }
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
