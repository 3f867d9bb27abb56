import type * as routes from '#contract/staff-guide.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { m } from '#messages/compiled/messages.js'
import { documentInstant, formatLongDate } from '#server/documents/document-format.ts'
import type { TextPart } from '#server/documents/text-document.ts'
import { drawingGate } from '#server/gate.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { present } from '../content/present-values.ts'
import { forumLetterhead } from '../document/forum-letterhead.ts'
import { loadStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { proseParts } from './prose-parts.ts'

/** A document for companies as PDF, in the name of the company that asks. */
export const readStaffDocument: UseCase<typeof routes.readStaffDocument, 'database' | 'published'> = async (
  { actor, params: { guid, documentGuid }, query: { locale } },
  needs,
) => {
  const { company, edition } = await loadStaffCompany(needs.database, actor, guid)
  const { current } = await needs.published.snapshot()
  const document = current.of('staffDocument').find(each => each.guid === documentGuid)
  const { content, publishedAt } = document ?? refuse('not_found')
  const since = localDayAt(publishedAt.getTime(), edition.timeZone)
  const signature: TextPart = {
    kind: 'signatures',
    rows: [{ label: company.name, name: `${company.lastName} ${company.firstName}` }],
  }
  const bytes = await drawingGate(async () => {
    const { renderTextDocument } = await import('#server/documents/text-document.ts')
    return renderTextDocument({
      ...forumLetterhead(edition, locale),
      title: present(content.title, locale),
      subtitle: m.staff_documents_since({ date: formatLongDate(since, locale) }, { locale }),
      parts: [...proseParts(present(content.body, locale)), ...(content.toSign ? [signature] : [])],
      created: documentInstant(since),
    })
  })
  return { bytes, contentType: 'application/pdf', fileName: `document-${edition.slug}.pdf` }
}
