import type * as routes from '#contract/organiser-export.ts'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import { exportContents, judgeExport, mostExportsAtOnce } from '#domain/export/exported-list.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countOpenExports, insertExport } from '#server/persistence/export-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { exportSources } from './export-sources.ts'
import { presentExport } from './present-export.ts'

/** Has a list written to a file. Whoever may read the list may take it away; that they did, and why, is recorded. */
export const startExport: UseCase<typeof routes.startExport, 'clock' | 'database' | 'jobs'> = async (
  { actor, body: { list, format, columns, filters, purpose }, facts: { locale, requestId } },
  needs,
) => {
  const { permission } = exportContents[list]
  if (!mayOrganise(actor.roles, permission)) refuse('forbidden')
  const judged = judgeExport({ list, columns, purpose })
  if (!judged.ok) refuse(judged.code, { details: [{ field: judged.field, code: judged.code }] })
  if (!exportSources[list].accepts(filters))
    refuse('value_invalid', { details: [{ field: 'filters', code: 'value_invalid' }] })
  if (!exportSources[list].permits(actor.roles, filters)) refuse('forbidden')
  const edition = await readCurrentEdition(needs.database)
  const record = await needs.database.transaction().execute(async tx => {
    if ((await countOpenExports(tx, actor.accountGuid)) >= mostExportsAtOnce)
      refuse('exports_underway', { retryAfterSeconds: 30 })
    const made = await insertExport(tx, {
      ...{ accountGuid: actor.accountGuid, list, format, filters, locale },
      columns: judged.columns,
      at: needs.clock.wall(),
    })
    await recordAudit(tx, {
      at: needs.clock.now(),
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, permission),
      subjectKind: 'edition',
      subjectGuid: edition.guid,
      action: 'exportList',
      // The search text may be a name, so it is not recorded.
      toValue: `${list} (${judged.columns.join(', ')})`,
      // Whose people they were, where a list belongs to a letter.
      fromValue: filters.letter ?? null,
      reason: purpose,
      requestId,
    })
    await needs.jobs.enqueue(tx, { name: 'write-export', payload: { guid: made.guid } })
    return made
  })
  return presentExport(record)
}
