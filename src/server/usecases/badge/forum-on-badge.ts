import { formatDays } from '#server/documents/document-format.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'

/** What every badge says of the forum. */
export function forumOnBadge(edition: EditionRow, locale: 'ru' | 'en'): { name: string; place: string } {
  const city = locale === 'ru' ? edition.cityRu : edition.cityEn
  return {
    name: locale === 'ru' ? edition.nameRu : edition.nameEn,
    place: `${formatDays(edition, locale)}, ${city}`,
  }
}
