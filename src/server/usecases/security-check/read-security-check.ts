import type * as routes from '#contract/organiser-security-check.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listCheckRows } from '#server/persistence/security-check-person-queries.ts'
import { findCheck } from '#server/persistence/security-check-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { rowKeyOf } from './check-key.ts'
import { presentCheck, presentPerson } from './present-check.ts'

/** One list with its rows: who is still there, who has changed, and what was answered. No passport is opened for it. */
export const readSecurityCheck: UseCase<typeof routes.readSecurityCheck, 'database' | 'sealer'> = async (
  { params: { guid } },
  needs,
) => {
  const { guid: editionGuid } = await readCurrentEdition(needs.database)
  const check = (await findCheck(needs.database, { guid, editionGuid })) ?? refuse('not_found')
  const rows = await listCheckRows(needs.database, { editionGuid, checkGuid: guid })
  return {
    ...presentCheck(check),
    rows: rows.map(row => ({
      line: row.line,
      key: rowKeyOf(needs, check, row.line),
      kind: row.kind,
      subjectGuid: row.subjectGuid,
      person: presentPerson(row),
      verdict: row.verdict,
    })),
  }
}
