import type * as routes from '#contract/document.ts'
import { m } from '#messages/compiled/messages.js'
import { documentInstant, formatLongDate } from '#server/documents/document-format.ts'
import type { TextPart } from '#server/documents/text-document.ts'
import { drawingGate } from '#server/gate.ts'
import { legalFactsOf } from '#server/persistence/legal-details-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { policyText } from '../legal-details/legal-text.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'
import { forumLetterhead } from './forum-letterhead.ts'

/** The policy as a PDF. */
export const renderPolicy: UseCase<typeof routes.readPolicyPdf, 'database'> = async (
  { actor, params, query },
  needs,
) => {
  const { guid, locale } = { guid: params.guid, locale: query.locale }

  const { edition } = await loadParticipantFor(needs.database, actor, { guid, concern: 'home' })
  const { version, since, title, sections } = policyText(legalFactsOf(edition), locale)
  const parts = sections.flatMap((section, index): TextPart[] => [
    { kind: 'heading', text: `${index + 1}. ${section.title}` },
    ...section.paragraphs.map(text => ({ kind: 'paragraph' as const, text })),
  ])
  const bytes = await drawingGate(async () => {
    const { renderTextDocument } = await import('#server/documents/text-document.ts')
    return renderTextDocument({
      ...forumLetterhead(edition, locale),
      title,
      subtitle: m.policy_pdf_since({ date: formatLongDate(since, locale) }, { locale }),
      parts,
      created: documentInstant(since),
    })
  })
  return { bytes, contentType: 'application/pdf', fileName: `privacy-policy-${version}.pdf` }
}
