import type * as routes from '#contract/organiser-programme.ts'
import type { BilingualText } from '#domain/content/content-field.ts'
import { type ContentKind, fieldsOf } from '#domain/content/content-kind.ts'
import { asKind } from '#domain/content/content-values.ts'
import { listDrafts } from '#server/persistence/content-queries.ts'
import type { PublishedRow } from '#server/persistence/published-content-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { makeSnapshot } from '../content/content-snapshot.ts'
import { contentEdition } from '../content/list-content.ts'
import { sessionDraft } from '../content/session-conflicts.ts'
import { presentProgramme } from './present-programme.ts'

/** Placeholders for choices not made yet; a session without a day or a time cannot be shown at all. */
const undecided: Partial<Record<ContentKind, object>> = {
  programmeSession: { format: 'talk', language: 'ru' },
  track: { colour: 'slate' },
}

/** The programme from the drafts: what the site would show if all of them were published. */
export const previewProgramme: UseCase<typeof routes.previewProgramme, 'database'> = async (
  { query, facts },
  needs,
) => {
  const slug = query.edition
  const locale = query.locale ?? facts.locale

  const edition = await contentEdition(needs.database, slug)
  const rows = await listDrafts(needs.database, edition.guid, [
    'hall',
    'track',
    'speaker',
    'programmeSession',
  ])
  const shown = rows.filter(row => {
    if (row.kind !== 'programmeSession') return true
    const { day, startsAt, endsAt } = sessionDraft(row)
    return day !== null && startsAt !== null && endsAt !== null
  })
  const snapshot = makeSnapshot(
    [
      {
        guid: edition.guid,
        slug: edition.slug,
        isCurrent: true,
        name: { ru: edition.nameRu, en: edition.nameEn },
        city: { ru: edition.cityRu, en: edition.cityEn },
        venue: { ru: edition.venueRu, en: edition.venueEn },
        startsOn: edition.startsOn,
        endsOn: edition.endsOn,
        timeZone: edition.timeZone,
        feeKopecks: edition.feeKopecks,
      },
    ],
    shown.map(
      (row): PublishedRow => ({
        guid: row.guid,
        editionGuid: edition.guid,
        kind: row.kind,
        content: previewed(row.kind, row.draft as object),
        publishedAt: row.updatedAt,
        firstPublishedAt: row.updatedAt,
      }),
    ),
  )
  return presentProgramme(snapshot.current, locale)
}

/** A draft with missing translations taken from the other language, and placeholders for missing choices. */
function previewed(kind: ContentKind, draft: object): object {
  const chosen: Record<string, unknown> = { ...undecided[kind] }
  for (const [name, value] of Object.entries(asKind(kind, draft))) {
    if (value === null) continue
    chosen[name] = fieldsOf(kind)[name]?.type === 'text' ? inEither(value as BilingualText) : value
  }
  return { ...asKind(kind, draft), ...chosen }
}

function inEither({ ru, en }: BilingualText): BilingualText {
  return { ru: ru || en, en: en || ru }
}
