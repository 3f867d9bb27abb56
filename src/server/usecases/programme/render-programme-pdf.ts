import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/programme.ts'
import type { Programme } from '#contract/programme.ts'
import { localisedPath } from '#domain/content/own-path.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { isAcrossHalls } from '#domain/programme/day-grid.ts'
import { trackInks } from '#domain/programme/track-ink.ts'
import { formatName } from '#messages/session-names.ts'
import { zoneWords } from '#messages/zone-words.ts'
import type { ProgrammeDocument } from '#server/documents/programme-document.ts'
import { drawingGate } from '#server/gate.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import type { EditionContent } from '../content/content-snapshot.ts'
import { keptPerVersion } from '../content/kept-per-version.ts'
import { present } from '../content/present-values.ts'
import { type ChosenSessions, chosenSessions, filterWords } from './chosen-sessions.ts'
import { presentProgramme } from './present-programme.ts'

type File = { bytes: Buffer; contentType: string; fileName: string }

/** One file for each edition, language and day of a content version. */
const kept = keptPerVersion<File>()

/** The programme for print, behind the gate of all drawing; the whole and each day are drawn once for each content version. */
export const renderProgrammePdf: UseCase<typeof routes.programmePdf, 'config' | 'published'> = async (
  { query, facts },
  needs,
) => {
  const { edition: slug } = query
  const locale = query.locale ?? facts.locale
  const snapshot = await needs.published.snapshot()
  const of = slug === undefined ? snapshot.current : snapshot.bySlug(slug)
  if (!of) refuse('not_found')
  const choice = chosenSessions(of, query)
  const make = () =>
    drawingGate(async () => {
      // The PDF library and its fonts take 40 MB, so they are loaded with the first document.
      const { renderProgrammeDocument } = await import('#server/documents/programme-pdf.ts')
      const bytes = await renderProgrammeDocument(
        documentOf(of, choice, { locale, publicUrl: needs.config.publicUrl }),
      )
      const name = `programme-${of.edition.slug}${choice.address && '-chosen'}-${locale}.pdf`
      return { bytes, contentType: 'application/pdf', fileName: name }
    })
  return choice.isCommon ? kept(snapshot, `${of.edition.slug} ${locale} ${choice.address}`, make) : make()
}

function documentOf(
  of: EditionContent,
  choice: ChosenSessions,
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): ProgrammeDocument {
  const programme = presentProgramme(of, locale, choice.has)
  const { edition, halls, people } = programme
  const tracks = new Map(
    programme.tracks.map(({ guid, name, description, colour }) => [
      guid,
      { name, description, ink: trackInks[colour].light },
    ]),
  )
  const hallNames = new Map(halls.map(({ guid, name }) => [guid, name]))
  const names = new Map(people.map(({ guid, name, company }) => [guid, { name, company }]))
  const named = (guids: readonly string[]) => guids.flatMap(guid => names.get(guid) ?? [])
  const used = <Item extends { guid: string }>(items: readonly Item[], kind: 'hall' | 'track') =>
    items.filter(({ guid }) => programme.sessions.some(session => session[kind] === guid))
  const page = publicUrl + localisedPath(locale, programmePath(of))
  return {
    locale,
    name: `${edition.name} ${edition.startsOn.slice(0, 4)}`,
    place: `${edition.venue}, ${edition.city}`,
    startsOn: edition.startsOn,
    endsOn: edition.endsOn,
    zone: zoneWords(edition.timeZone, edition.startsOn, { locale }),
    asOf: lastChange(of),
    address: page.replace(/^https?:\/\//, ''),
    url: choice.address ? `${page}?${choice.address}` : page,
    chosen: filterWords(of, choice.filter, locale),
    halls: used(halls, 'hall').map(({ name, floor, capacity }) => ({ name, floor, capacity })),
    tracks: used(programme.tracks, 'track').flatMap(({ guid }) => tracks.get(guid) ?? []),
    days: programme.days.map(day => ({
      day,
      sessions: programme.sessions
        .filter(session => session.day === day)
        .map(session => ({
          guid: session.guid,
          startsAt: session.startsAt,
          endsAt: session.endsAt,
          title: session.title,
          isBreak: session.format === 'break',
          acrossHalls: isAcrossHalls(session.format),
          format: formatName(session.format, { locale }),
          hall: (session.hall && hallNames.get(session.hall)) ?? null,
          track: tracks.get(session.track ?? '') ?? null,
          language: session.language,
          moderators: named(session.moderators),
          speakers: named(session.speakers),
        })),
    })),
    people: indexOf(of, programme, locale),
  }
}

/** The page that shows this programme; of past forums only that of 2024 has one (spec point 2). */
function programmePath({ edition }: EditionContent): string {
  if (edition.isCurrent) return '/program'
  return edition.slug === '2024' ? '/program2024' : '/archive'
}

/** Everybody of these sessions, family name first. */
function indexOf(
  of: EditionContent,
  { people, sessions }: Programme,
  locale: Locale,
): ProgrammeDocument['people'] {
  const cards = new Map(of.of('speaker').map(({ guid, content }) => [guid, content]))
  const order = new Intl.Collator(locale)
  return people
    .map(({ guid, name, company }) => {
      const card = cards.get(guid)
      return {
        name: card
          ? [present(card.lastName, locale), present(card.firstName, locale)].filter(Boolean).join(' ')
          : name,
        company,
        sessions: sessions
          .filter(session => [...session.moderators, ...session.speakers].includes(guid))
          .map(session => session.guid),
      }
    })
    .sort((left, right) => order.compare(left.name, right.name))
}

/** The day of the last publication, so that the file always has the same bytes. */
function lastChange(of: EditionContent): string {
  const instants = (['programmeSession', 'hall', 'track', 'speaker'] as const).flatMap(kind =>
    of.of(kind).map(({ publishedAt }) => publishedAt.getTime()),
  )
  const last = instants.length > 0 ? Math.max(...instants) : Date.parse(of.edition.startsOn)
  return localDayAt(last, of.edition.timeZone)
}
