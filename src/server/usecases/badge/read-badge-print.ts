import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/organiser-badge.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { m } from '#messages/compiled/messages.js'
import type { BadgeDocument } from '#server/documents/badge-pdf.ts'
import { documentInstant } from '#server/documents/document-format.ts'
import {
  findBadgePrint,
  listPrinted,
  listWearers,
  type WearerRow,
} from '#server/persistence/badge-print-queries.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { readSiteWindows } from '#server/persistence/staff-company-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { forumOnBadge } from './forum-on-badge.ts'
import { passOfWearer, wearerFacts } from './wearer.ts'
import { wifiCodeOf } from './wifi-code.ts'

type Printing = { edition: EditionRow; guids: readonly string[]; locale: Locale }

/** Read from the database at a time. */
const atOnce = 50

/** The document of a print, drawn as it is sent. Whoever was voided or reissued since the print was made is left out. */
export const readBadgePrint: UseCase<
  typeof routes.readBadgePrint,
  'clock' | 'database' | 'files' | 'passes'
> = async ({ params: { guid }, query: { locale } }, needs) => {
  const edition = await readCurrentEdition(needs.database)
  const wanted = { guid, editionGuid: edition.guid }
  const print = (await findBadgePrint(needs.database, wanted)) ?? refuse('not_found')
  const guids = await listPrinted(needs.database, { editionGuid: edition.guid, printGuid: print.guid })
  if (guids.length === 0) refuse('not_found')
  // The PDF library and its fonts take 40 MB, so they are loaded with the first document.
  const { renderBadgeSheet } = await import('#server/documents/badge-sheet-pdf.ts')
  const titles = titlesOf(needs, edition, { number: print.number, locale })
  return {
    bytes: renderBadgeSheet(titles, drawnOneByOne(needs, { edition, guids, locale })),
    contentType: 'application/pdf',
    fileName: `badges-${edition.slug}-${print.number}.pdf`,
  }
}

function titlesOf(
  { clock }: Needs<'clock'>,
  edition: EditionRow,
  { number, locale }: { number: number; locale: Locale },
) {
  return {
    title: m.badge_print_title({ number: String(number) }, { locale }),
    locale,
    created: documentInstant(localDayAt(clock.now().getTime(), edition.timeZone)),
    forumName: forumOnBadge(edition, locale).name,
  }
}

async function* drawnOneByOne(
  needs: Needs<'clock' | 'database' | 'files' | 'passes'>,
  { edition, guids, locale }: Printing,
): AsyncGenerator<BadgeDocument> {
  const windows = await readSiteWindows(needs.database, edition.guid)
  const titles = titlesOf(needs, edition, { number: 0, locale })
  for (let from = 0; from < guids.length; from += atOnce) {
    const chunk = guids.slice(from, from + atOnce)
    const rows = await listWearers(needs.database, { editionGuid: edition.guid, guids: chunk })
    const byGuid = new Map(rows.map(row => [row.guid, row]))
    for (const guid of chunk) {
      const row = byGuid.get(guid)
      if (!row) continue
      const wifiCode = await wifiOf(needs, row, edition)
      yield {
        ...wearerFacts({ ...row, wifiCode }, forumOnBadge(edition, locale), locale),
        ...titles,
        photograph: row.storageKey ? ((await needs.files.get(row.storageKey))?.bytes ?? null) : null,
        code: passOfWearer(needs, row, { edition, windows })?.code ?? null,
        sampleWords: [m.badge_sample({}, { locale }), m.badge_sample_note({}, { locale })],
      }
    }
  }
}

/** Participants have a code for the Wi-Fi; it is drawn now for whoever has not looked at their badge. */
async function wifiOf(
  { database }: Needs<'database'>,
  { wifiCode, participantGuid }: WearerRow,
  edition: EditionRow,
): Promise<string | null> {
  if (wifiCode || !participantGuid) return wifiCode
  return database.transaction().execute(tx => wifiCodeOf(tx, { participantGuid, editionGuid: edition.guid }))
}
