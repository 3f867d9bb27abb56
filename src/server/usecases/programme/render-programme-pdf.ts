import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/programme.ts'
import { localisedPath } from '#domain/content/own-path.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { formatName } from '#messages/session-names.ts'
import type { ProgrammeDocument } from '#server/documents/programme-document.ts'
import { drawingGate } from '#server/gate.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import type { EditionContent } from '../content/content-snapshot.ts'
import { keptPerVersion } from '../content/kept-per-version.ts'
import { presentProgramme } from './present-programme.ts'

type File = { bytes: Buffer; contentType: string; fileName: string }

/** One file for each edition and language of a content version. */
const kept = keptPerVersion<File>()

/** The programme for print; drawn once for each content version, behind the gate of all drawing. */
export const renderProgrammePdf: UseCase<typeof routes.programmePdf, 'config' | 'published'> = async (
  { query, facts },
  needs,
) => {
  const { locale, edition: slug } = { locale: query.locale ?? facts.locale, edition: query.edition }

  const snapshot = await needs.published.snapshot()
  const of = slug === undefined ? snapshot.current : snapshot.bySlug(slug)
  if (!of) refuse('not_found')
  return kept(snapshot, `${of.edition.slug} ${locale}`, () =>
    drawingGate(async () => {
      // The PDF library and its fonts take 40 MB, so they are loaded with the first document.
      const { renderProgrammeDocument } = await import('#server/documents/programme-pdf.ts')
      const bytes = await renderProgrammeDocument(documentOf(of, locale, needs.config.publicUrl))
      return { bytes, contentType: 'application/pdf', fileName: `programme-${of.edition.slug}-${locale}.pdf` }
    }),
  )
}

function documentOf(of: EditionContent, locale: Locale, publicUrl: string): ProgrammeDocument {
  const programme = presentProgramme(of, locale)
  const { edition, halls, tracks, people } = programme
  const hallNames = new Map(halls.map(({ guid, name }) => [guid, name]))
  const trackNames = new Map(tracks.map(({ guid, name }) => [guid, name]))
  const names = new Map(people.map(({ guid, name, company }) => [guid, { name, company }]))
  const named = (guids: readonly string[]) => guids.flatMap(guid => names.get(guid) ?? [])
  return {
    locale,
    name: `${edition.name} ${edition.startsOn.slice(0, 4)}`,
    place: `${edition.venue}, ${edition.city}`,
    startsOn: edition.startsOn,
    endsOn: edition.endsOn,
    asOf: lastChange(of),
    address: `${publicUrl}${localisedPath(locale, '/program')}`.replace(/^https?:\/\//, ''),
    halls: halls.map(({ name, floor, capacity }) => ({ name, floor, capacity })),
    days: programme.days.map(day => ({
      day,
      sessions: programme.sessions
        .filter(session => session.day === day)
        .map(session => ({
          startsAt: session.startsAt,
          endsAt: session.endsAt,
          title: session.title,
          isBreak: session.format === 'break',
          format: formatName(session.format, { locale }),
          hall: (session.hall && hallNames.get(session.hall)) ?? null,
          track: (session.track && trackNames.get(session.track)) ?? null,
          language: session.language,
          moderators: named(session.moderators),
          speakers: named(session.speakers),
        })),
    })),
  }
}

/** The day of the last publication, so that the file always has the same bytes. */
function lastChange(of: EditionContent): string {
  const instants = (['programmeSession', 'hall', 'track', 'speaker'] as const).flatMap(kind =>
    of.of(kind).map(({ publishedAt }) => publishedAt.getTime()),
  )
  const last = instants.length > 0 ? Math.max(...instants) : Date.parse(of.edition.startsOn)
  return localDayAt(last, of.edition.timeZone)
}
