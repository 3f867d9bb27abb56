import type * as routes from '#contract/group-import.ts'
import type { ImportPreview } from '#contract/import.ts'
import type { JudgedPerson } from '#contract/import-judge.ts'
import type { Table } from '#server/adapters/spreadsheets/read-table.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { listMemberNames } from '#server/persistence/group-import-queries.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { doublesAmong, readList } from '../import/read-list.ts'
import { isFaulty, judgeImport } from './judge-import.ts'
import { loadGroup } from './permitted-group.ts'

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
  const { rows, shown } = await readList(table, { list: 'members', chosen })
  // Nobody, while no column is known: the coordinator names them first.
  const people =
    rows.length === 0 ? [] : await judgeImport(needs, needs.database, { ...permitted, actor, rows })
  await noteReading(needs, { actor, facts, groupGuid }, people)
  const { edition, group } = permitted
  const members = await listMemberNames(needs.database, {
    editionGuid: edition.guid,
    groupGuid: group.guid,
  })
  const doubles = doublesAmong(people, members)
  return {
    ...shown,
    rows: people.map(({ number, cells, missing }, index) => ({
      number,
      cells,
      missing,
      double: doubles[index] === true,
    })),
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
