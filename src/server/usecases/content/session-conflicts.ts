import type { DraftContent } from '#domain/content/content-kind.ts'
import { asKind } from '#domain/content/content-values.ts'
import { type ProgrammeConflict, programmeConflicts } from '#domain/programme/programme-conflicts.ts'
import { listDrafts } from '#server/persistence/content-queries.ts'
import type { Reader } from '#server/persistence/database.ts'

/** The overlaps that involve these sessions and would be on the site if their drafts were published. */
export async function conflictsOnSite(
  reader: Reader,
  editionGuid: string,
  guids: ReadonlySet<string>,
): Promise<ProgrammeConflict[]> {
  const rows = await listDrafts(reader, editionGuid, ['programmeSession'])
  const onSite = rows.flatMap(({ guid, draft, published }) => {
    const shown = guids.has(guid) ? draft : published
    return shown === null ? [] : [{ ...sessionDraft({ draft: shown }), guid }]
  })
  return programmeConflicts(onSite).filter(({ sessions }) => sessions.some(guid => guids.has(guid)))
}

/** The stored draft of a programme session. */
export const sessionDraft = (row: { draft: unknown }): DraftContent<'programmeSession'> =>
  asKind('programmeSession', row.draft as object)
