import type { OrganiserUpdate } from '#contract/organiser-update.ts'
import { asKind } from '#domain/content/content-values.ts'
import type { Reader } from '#server/persistence/database.ts'
import { countReadings, listUpdateRows } from '#server/persistence/update-release-queries.ts'
import { readUpdateReach } from './update-reach.ts'

/** The important updates of an edition, or one of them, as organisers see them. */
export async function presentUpdates(
  reader: Reader,
  of: { editionGuid: string; guid?: string },
): Promise<OrganiserUpdate[]> {
  const [rows, reachOf, readings] = await Promise.all([
    listUpdateRows(reader, of),
    readUpdateReach(reader, of.editionGuid),
    countReadings(reader, of.editionGuid),
  ])
  return rows.map(row => {
    const { guid: contentGuid, version, published, differs, recallUntil } = row
    const draft = asKind('importantUpdate', row.draft as object)
    const { audience, title, body, urgent, shownUntil } = draft
    const reach = audience ? reachOf(audience) : { ru: 0, en: 0 }
    const text = (value: typeof title) => ({ ru: value.ru ?? '', en: value.en ?? '' })
    return {
      guid: contentGuid,
      version,
      state: recallUntil ? 'released' : published === null ? 'draft' : differs ? 'changed' : 'published',
      draft: { audience, title: text(title), body: text(body), urgent, shownUntil },
      readers: { ...reach, read: readings.get(contentGuid) ?? 0 },
      recallUntil: recallUntil?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}
