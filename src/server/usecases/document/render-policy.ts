import { readFileSync } from 'node:fs'
import type * as routes from '#contract/document.ts'
import type { Locale } from '#contract/field.ts'
import { m } from '#messages/compiled/messages.js'
import { documentInstant, formatLongDate } from '#server/documents/document-format.ts'
import type { TextPart } from '#server/documents/text-document.ts'
import { drawingGate } from '#server/gate.ts'
import type { UseCase } from '#server/use-case.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'
import { forumLetterhead } from './forum-letterhead.ts'

export type PolicyText = {
  /** The day on which it takes effect. */
  version: string
  title: string
  sections: { title: string; paragraphs: string[] }[]
}

/** The policy on personal data (152-FZ, article 18.1) from content/{ru,en}/policy.json. */
export function policyText(locale: Locale): PolicyText {
  const file = new URL(`../../../../content/${locale}/policy.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as PolicyText
}

/** The policy as a PDF. */
export const renderPolicy: UseCase<typeof routes.readPolicyPdf, 'database'> = async (
  { actor, params, query },
  needs,
) => {
  const { guid, locale } = { guid: params.guid, locale: query.locale }

  const { edition } = await loadParticipantFor(needs.database, actor, { guid, concern: 'home' })
  const { version, title, sections } = policyText(locale)
  const parts = sections.flatMap((section, index): TextPart[] => [
    { kind: 'heading', text: `${index + 1}. ${section.title}` },
    ...section.paragraphs.map(text => ({ kind: 'paragraph' as const, text })),
  ])
  const bytes = await drawingGate(async () => {
    const { renderTextDocument } = await import('#server/documents/text-document.ts')
    return renderTextDocument({
      ...forumLetterhead(edition, locale),
      title,
      subtitle: m.policy_pdf_since({ date: formatLongDate(version, locale) }, { locale }),
      parts,
      created: documentInstant(version),
    })
  })
  return { bytes, contentType: 'application/pdf', fileName: `privacy-policy-${version}.pdf` }
}
