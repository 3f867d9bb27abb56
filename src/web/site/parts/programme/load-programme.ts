import { data, type LoaderFunctionArgs } from 'react-router'
import type { Locale } from '#contract/field.ts'
import type { PublicContent } from '#contract/page-data.ts'
import type { Programme, ProgrammeSessionDetail } from '#contract/programme.ts'
import type { SessionAdvice } from '#contract/recommendation.ts'
import { utcOffset } from '#domain/edition/utc-offset.ts'
import { neighboursInHall } from '#domain/programme/hour-groups.ts'
import { errorSentence } from '#messages/error-sentence.ts'
import { zoneWords } from '#messages/zone-words.ts'
import { pageDataContext } from '#web/page-data-context.ts'
import { localeOf } from '#web/paths.ts'

/** The forum that a session belongs to, this year's or a past one. */
type SessionPlace = {
  name: string
  city: string
  venue: string
  startsOn: string
  endsOn: string
  /** The zone of all times, in words, and its distance from UTC. */
  zone: string
  offset: string
}

type Neighbour = { guid: string; title: string; day: string; startsAt: string; endsAt: string }

export type LoadedSession = {
  session: ProgrammeSessionDetail
  forum: SessionPlace & { slug: string; current: boolean }
  previous: Neighbour | null
  next: Neighbour | null
  /** Null for a past forum. */
  advice: SessionAdvice | null
}

/** One session with its forum and its neighbours in the hall; 404 if unknown. */
export async function loadSession({ context, url, params }: LoaderFunctionArgs): Promise<LoadedSession> {
  const { content } = context.get(pageDataContext)
  const locale = localeOf(url.pathname)
  const session = await content.programmeSession(locale, params.guid ?? '')
  const found = session && (await programmeOf(content, locale, session.guid))
  if (!session || !found)
    throw data({ message: errorSentence('program_item_not_found', locale) }, { status: 404 })
  const { name, slug, city, venue, startsOn, endsOn, timeZone } = found.programme.edition
  const { previous, next } = neighboursInHall(found.programme.sessions, session.guid)
  return {
    session,
    forum: {
      name: `${name} ${startsOn.slice(0, 4)}`,
      slug,
      city,
      venue,
      startsOn,
      endsOn,
      zone: zoneWords(timeZone, session.day, { locale }),
      offset: utcOffset(timeZone, session.day),
      current: found.current,
    },
    previous: previous && neighbour(previous),
    next: next && neighbour(next),
    advice: found.current ? await content.sessionAdvice(locale, session.guid) : null,
  }
}

function neighbour({ guid, title, day, startsAt, endsAt }: Neighbour): Neighbour {
  return { guid, title, day, startsAt, endsAt }
}

/** The programme that a session belongs to: nearly always the current one. */
async function programmeOf(
  content: PublicContent,
  locale: Locale,
  guid: string,
): Promise<{ programme: Programme; current: boolean } | null> {
  const holds = (programme: Programme | null) =>
    programme?.sessions.some(session => session.guid === guid) === true
  const current = await content.programme(locale)
  if (current && holds(current)) return { programme: current, current: true }
  for (const { slug, hasProgramme } of await content.pastEditions(locale)) {
    const programme = hasProgramme ? await content.programme(locale, slug) : null
    if (programme && holds(programme)) return { programme, current: false }
  }
  return null
}
