import type * as routes from '#contract/badge.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { badgeFacts } from '#messages/badge-facts.ts'
import { m } from '#messages/compiled/messages.js'
import type { BadgeDocument } from '#server/documents/badge-pdf.ts'
import { documentInstant } from '#server/documents/document-format.ts'
import { drawingGate } from '#server/gate.ts'
import { findFile } from '#server/persistence/file-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'
import { forumOnBadge } from './forum-on-badge.ts'
import { readBadge } from './read-badge.ts'

/** The badge as a PDF in true size. Not cached, because the pass in it may be revoked. */
export const renderBadge: UseCase<
  typeof routes.readBadgePdf,
  'clock' | 'database' | 'files' | 'passes'
> = async ({ actor, params: { guid }, query: { locale } }, needs) => {
  const badge = await readBadge({ actor, params: { guid } }, needs)
  const { edition } = await loadParticipantFor(needs.database, actor, { guid, concern: 'profile' })
  const photograph = badge.photographFileGuid ? await readPhotograph(needs, badge.photographFileGuid) : null
  const facts: BadgeDocument = {
    ...badgeFacts(badge, forumOnBadge(edition, locale), locale),
    photograph,
    code: badge.pass?.code ?? null,
    sampleWords: [m.badge_sample({}, { locale }), m.badge_sample_note({}, { locale })],
    title: m.badge_pdf_title({}, { locale }),
    locale,
    created: documentInstant(localDayAt(needs.clock.now().getTime(), edition.timeZone)),
  }
  return drawingGate(async () => {
    // The PDF library and its fonts take 40 MB, so they are loaded with the first document.
    const { renderBadgePdf } = await import('#server/documents/badge-pdf.ts')
    return {
      bytes: await renderBadgePdf(facts),
      contentType: 'application/pdf',
      fileName: `badge-${edition.slug}.pdf`,
    }
  })
}

async function readPhotograph(needs: Needs<'database' | 'files'>, fileGuid: string): Promise<Buffer | null> {
  const file = await findFile(needs.database, fileGuid)
  const stored = file && (await needs.files.get(file.storageKey))
  return stored?.bytes ?? null
}
