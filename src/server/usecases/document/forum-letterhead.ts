import type { Locale } from '#contract/field.ts'
import { m } from '#messages/compiled/messages.js'
import type { TextDocument } from '#server/documents/text-document.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import { sellerOf } from '#server/persistence/legal-details-queries.ts'

/** The common part of all text documents: the forum's letterhead, the organiser and the page numbers. */
export function forumLetterhead(
  edition: EditionRow,
  locale: Locale,
): Pick<TextDocument, 'locale' | 'forumName' | 'forumPlace' | 'author' | 'footer' | 'pageOf'> {
  const russian = locale === 'ru'
  const { name } = sellerOf(edition)
  return {
    locale,
    forumName: russian ? edition.nameRu : edition.nameEn,
    forumPlace: russian ? `${edition.cityRu}, ${edition.venueRu}` : `${edition.cityEn}, ${edition.venueEn}`,
    author: name,
    footer: name,
    pageOf: (page, count) => m.document_page({ page, count }, { locale }),
  }
}
