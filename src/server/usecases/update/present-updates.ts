import type { OrganiserUpdate } from '#contract/organiser-update.ts'
import { asKind } from '#domain/content/content-values.ts'
import type { Reader } from '#server/persistence/database.ts'
import { countUpdateReaders, listUpdateRows } from '#server/persistence/update-release-queries.ts'

/** The important updates of an edition, or one of them, as organisers see them. */
export async function presentUpdates(
  reader: Reader,
  of: { editionGuid: string; guid?: string },
): Promise<OrganiserUpdate[]> {
  const updates: OrganiserUpdate[] = []
  for (const row of await listUpdateRows(reader, of)) {
    const { guid: contentGuid, version, published, differs, recallUntil } = row
    const draft = asKind('importantUpdate', row.draft as object)
    const { audience, title, body, urgent, shownUntil } = draft
    const readers = audience
      ? await countUpdateReaders(reader, { contentGuid, audience, editionGuid: of.editionGuid })
      : { ru: 0, en: 0, read: 0 }
    const text = (value: typeof title) => ({ ru: value.ru ?? '', en: value.en ?? '' })
    updates.push({
      guid: contentGuid,
      version,
      state: recallUntil ? 'released' : published === null ? 'draft' : differs ? 'changed' : 'published',
      draft: { audience, title: text(title), body: text(body), urgent, shownUntil },
      readers,
      recallUntil: recallUntil?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    })
  }
  return updates
}
