import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import { type ExportColumn, exportContents } from '#domain/export/exported-list.ts'
import { writeTableFile } from '#server/documents/table-file.ts'
import { beginRun, type ExportRecord, endRun, noteProgress } from '#server/persistence/export-queries.ts'
import { findActingOrganiser } from '#server/persistence/organiser-team-queries.ts'
import type { OrganiserActor } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'
import { temporaryExports } from '../file/temporary-exports.ts'
import type { SourceNeeds } from './export-source.ts'
import { exportSources } from './export-sources.ts'
import { columnHead } from './export-words.ts'

type Writing = SourceNeeds & Needs<'files'>

/** What cannot be written after so many tries will not be: the author is told. */
const mostRuns = 9

/** The run was cancelled, or another has taken its place. */
class RunOver extends Error {}

/** Writes a list to a temporary file in portions and puts it into the store. Does nothing where the file is there already or no longer wanted. */
export async function writeExport(needs: Writing, guid: string): Promise<void> {
  const run = { guid, runGuid: randomUUID() }
  const record = await beginRun(needs.database, { ...run, at: needs.clock.wall() })
  if (!record) return
  if (record.formerKey) await needs.files.delete(record.formerKey)
  const actor = record.runs > mostRuns ? null : await authorOf(needs, record)
  if (!actor) {
    await endRun(needs.database, run, { state: 'failed' })
    return
  }
  await mkdir(temporaryExports, { recursive: true, mode: 0o700 })
  const path = join(temporaryExports, run.runGuid)
  const storageKey = record.storageKey ?? ''
  try {
    const rows = await writeRows(needs, { record, actor, run, path })
    const { size } = await stat(path)
    await needs.files.putFrom(storageKey, path, { contentType: 'application/octet-stream' })
    const kept = await endRun(needs.database, run, { state: 'done', bytes: size, rows })
    if (!kept) await needs.files.delete(storageKey)
  } catch (error) {
    if (!(error instanceof RunOver)) throw error
  } finally {
    await rm(path, { force: true })
  }
}

type Facts = {
  record: ExportRecord
  actor: OrganiserActor
  run: { guid: string; runGuid: string }
  path: string
}

async function writeRows(needs: Writing, { record, actor, run, path }: Facts): Promise<number> {
  const { list, locale } = record
  const columns = record.columns as ExportColumn[]
  let rows = 0
  async function* portions() {
    const pages = exportSources[list].pages(needs, {
      ...{ actor, locale, columns },
      filters: record.filters as Record<string, string>,
    })
    for await (const { cells, totalRows } of pages) {
      yield cells
      rows += cells.length
      const running = await noteProgress(needs.database, run, { rows, totalRows, at: needs.clock.wall() })
      if (!running) throw new RunOver()
    }
  }
  await writeTableFile(path, {
    ...{ format: record.format, locale },
    columns: columns.map(column => columnHead(column, locale)),
    portions: portions(),
  })
  return rows
}

/** The author as they are now: a right that was taken away meanwhile is gone. */
async function authorOf({ database, clock }: Writing, record: ExportRecord): Promise<OrganiserActor | null> {
  const found = await findActingOrganiser(database, record.accountGuid, clock.now())
  if (!found || !mayOrganise(found.roles, exportContents[record.list].permission)) return null
  if (!exportSources[record.list].permits(found.roles, record.filters as Record<string, string>)) return null
  return { kind: 'organiser', phone: '', tokenGuid: '', ...found }
}
