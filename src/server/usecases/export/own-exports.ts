import type * as routes from '#contract/organiser-export.ts'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import { exportContents, exportKept } from '#domain/export/exported-list.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  cancelExportRow,
  type ExportRecord,
  findExport,
  listExportsOf,
} from '#server/persistence/export-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { OrganiserActor } from '#server/services.ts'
import type { UseCase } from '#server/use-case.ts'
import { exportSources } from './export-sources.ts'
import { presentExport } from './present-export.ts'

/** Whether the roles still read this list, and of content this kind. */
const mayTake = ({ roles }: OrganiserActor, { list, filters }: ExportRecord): boolean =>
  mayOrganise(roles, exportContents[list].permission) &&
  exportSources[list].permits(roles, filters as Record<string, string>)

/** Only its author learns that a file exists, and only while they may read the list. */
async function ownExport(reader: Reader, actor: OrganiserActor, guid: string): Promise<ExportRecord> {
  const found = await findExport(reader, guid)
  if (found?.accountGuid !== actor.accountGuid || found.state === 'cancelled') refuse('not_found')
  if (!mayTake(actor, found)) refuse('not_found')
  return found
}

export const listExports: UseCase<typeof routes.listExports, 'clock' | 'database'> = async (
  { actor },
  { clock, database },
) => {
  const since = new Date(clock.wall().getTime() - exportKept)
  const records = await listExportsOf(database, { accountGuid: actor.accountGuid, since })
  return {
    items: records.filter(record => mayTake(actor, record)).map(presentExport),
  }
}

export const cancelExport: UseCase<typeof routes.cancelExport, 'database'> = (
  { actor, params: { guid } },
  { database },
) =>
  database.transaction().execute(async tx => {
    await ownExport(tx, actor, guid)
    return presentExport(await cancelExportRow(tx, guid))
  })

const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

export const readExportFile: UseCase<typeof routes.readExportFile, 'clock' | 'database' | 'files'> = async (
  { actor, params: { guid } },
  { clock, database, files },
) => {
  const { state, storageKey, list, format, createdAt } = await ownExport(database, actor, guid)
  if (state !== 'done' || !storageKey || clock.wall().getTime() - createdAt.getTime() > exportKept)
    refuse('not_found')
  const facts = await files.facts(storageKey)
  const bytes =
    facts && (await files.readRange(storageKey, { first: 0, last: facts.size - 1, tag: facts.tag }))
  if (!bytes) refuse('not_found')
  const day = createdAt.toISOString().slice(0, 10)
  const { slug } = await readCurrentEdition(database)
  return { bytes, contentType: contentTypes[format], fileName: `${list}-${slug}-${day}.${format}` }
}
