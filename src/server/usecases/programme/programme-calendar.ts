import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/programme.ts'
import { localisedPath } from '#domain/content/own-path.ts'
import { localInstant } from '#domain/edition/local-instant.ts'
import { m } from '#messages/compiled/messages.js'
import type { CalendarEntry } from '#server/documents/programme-calendar.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import type { EditionContent, PublishedItem } from '../content/content-snapshot.ts'
import { keptPerVersion } from '../content/kept-per-version.ts'
import { present, presentName } from '../content/present-values.ts'
import { plainText, renderProse } from '../content/render-prose.ts'
import { chosenSessions, filterWords } from './chosen-sessions.ts'
import { inProgrammeOrder } from './present-programme.ts'

const dayLong = 24 * 3_600_000

type File = { bytes: Buffer; contentType: string; fileName: string }

const contentType = 'text/calendar; charset=utf-8'
const kept = keptPerVersion<File>()

/** The current published programme as a calendar, or what of it is asked for. */
export const programmeCalendar: UseCase<typeof routes.programmeCalendar, 'config' | 'published'> = async (
  { query, facts },
  needs,
) => {
  const locale = query.locale ?? facts.locale

  const snapshot = await needs.published.snapshot()
  const of = snapshot.current
  const { filter, address, isCommon, has } = chosenSessions(of, query)
  const make = () => {
    const entries = inProgrammeOrder(of)
      .filter(has)
      .map(session => sessionEntry(needs, { of, item: session, locale }))
    const chosen = filterWords(of, filter, locale)
    return calendarOf({
      name: [forumName(of, locale), ...chosen].join(' · '),
      locale,
      entries,
      fileName: `programme-${of.edition.slug}${address && '-chosen'}.ics`,
    })
  }
  return isCommon ? kept(snapshot, `${locale} ${address}`, make) : make()
}

/** One session of any edition as a calendar of one entry. */
export const sessionCalendar: UseCase<
  typeof routes.programmeSessionCalendar,
  'config' | 'published'
> = async ({ params: { guid }, query, facts }, needs) => {
  const locale = query.locale ?? facts.locale

  const snapshot = await needs.published.snapshot()
  const found = snapshot.find('programmeSession', guid.toLowerCase())
  if (!found) refuse('program_item_not_found')
  const { item, of } = found
  return calendarOf({
    name: forumName(of, locale),
    locale,
    entries: [sessionEntry(needs, { of, item, locale })],
    fileName: `session-${item.guid}.ics`,
  })
}

function forumName({ edition }: EditionContent, locale: Locale): string {
  return m.programme_ics_name({ name: `${edition.name[locale]} ${edition.startsOn.slice(0, 4)}` }, { locale })
}

export async function calendarOf({
  fileName,
  ...calendar
}: {
  name: string
  locale: Locale
  entries: CalendarEntry[]
  fileName: string
}): Promise<File> {
  // The calendar module is loaded when first needed.
  const { renderProgrammeCalendar } = await import('#server/documents/programme-calendar.ts')
  return { bytes: renderProgrammeCalendar(calendar), contentType, fileName }
}

/** From when to when a session goes on, in milliseconds since 1970 UTC; one that ends before it begins goes on over midnight. */
export function sessionSpan(
  { day, startsAt, endsAt }: { day: string; startsAt: string; endsAt: string },
  timeZone: string,
): { startsAt: number; endsAt: number } {
  const instant = (time: string) => localInstant(day, time, timeZone)
  return { startsAt: instant(startsAt), endsAt: instant(endsAt) + (endsAt < startsAt ? dayLong : 0) }
}

/** A published session as an entry of a calendar. */
export function sessionEntry(
  { config }: Needs<'config'>,
  {
    of,
    item: { guid, content, publishedAt, firstPublishedAt },
    locale,
  }: { of: EditionContent; item: PublishedItem<'programmeSession'>; locale: Locale },
): CalendarEntry {
  const { edition } = of
  const hall = of.of('hall').find(one => one.guid === content.hall)
  const place = [hall && present(hall.content.name, locale), edition.venue[locale], edition.city[locale]]
  const named = (guids: readonly string[]) =>
    of
      .of('speaker')
      .filter(speaker => guids.includes(speaker.guid))
      .map(speaker => presentName(speaker.content, locale))
      .join(', ')
  const url = config.publicUrl + localisedPath(locale, `/program/${guid}`)
  const description = [
    plainText(renderProse(present(content.abstract, locale), locale)),
    content.moderators.length > 0 &&
      m.programme_ics_moderators({ names: named(content.moderators) }, { locale }),
    content.speakers.length > 0 && m.programme_ics_speakers({ names: named(content.speakers) }, { locale }),
    url,
  ]
  return {
    guid,
    title: present(content.title, locale),
    description: description.filter(Boolean).join('\n\n'),
    location: place.filter(Boolean).join(', '),
    ...sessionSpan(content, edition.timeZone),
    url,
    modifiedAt: publishedAt,
    firstPublishedAt,
  }
}
