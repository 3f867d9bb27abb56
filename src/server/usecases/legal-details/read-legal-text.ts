import type { Locale } from '#contract/field.ts'
import type { LegalText, LegalTextName } from '#contract/site-page.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listLegalDetails } from '#server/persistence/legal-details-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { legalText } from './legal-text.ts'

/** A legal text for its public page; null before the first publication of legal details, and for an unknown version. */
export async function readLegalText(
  needs: Needs<'database'>,
  name: LegalTextName,
  asked: { locale: Locale; version: string | null },
): Promise<LegalText | null> {
  const edition = await readCurrentEdition(needs.database)
  const publications = await listLegalDetails(needs.database, edition.guid)
  return legalText(
    name,
    publications.map(({ operator, forumNameRu, forumNameEn, number, since }) => ({
      operator,
      forum: { ru: forumNameRu, en: forumNameEn },
      number,
      since,
    })),
    asked,
  )
}
