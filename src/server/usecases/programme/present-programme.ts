import type { Locale } from '#contract/field.ts'
import type {
  Programme,
  ProgrammePerson,
  ProgrammeSession,
  ProgrammeSessionDetail,
} from '#contract/programme.ts'
import { daysOf } from '#domain/edition/calendar-date.ts'
import { localInstant } from '#domain/edition/local-instant.ts'
import type { ContentSnapshot, EditionContent, PublishedItem } from '../content/content-snapshot.ts'
import { present, presentName, presentPortrait } from '../content/present-values.ts'
import { renderProse } from '../content/render-prose.ts'

type Session = PublishedItem<'programmeSession'>

/** The sessions of an edition by day, start, then the order of the halls; those without a hall first. */
export function inProgrammeOrder(of: EditionContent): Session[] {
  const places = new Map(of.of('hall').map((hall, index) => [hall.guid, index]))
  const placeOf = ({ content }: Session) => (content.hall === null ? -1 : (places.get(content.hall) ?? -1))
  const startOf = ({ content }: Session) => `${content.day} ${content.startsAt}`
  return of
    .of('programmeSession')
    .map(session => ({ session, start: startOf(session), place: placeOf(session) }))
    .sort((left, right) => {
      if (left.start !== right.start) return left.start < right.start ? -1 : 1
      return left.place - right.place
    })
    .map(({ session }) => session)
}

/** The programme of an edition; `chosen` limits it to some sessions and their people. */
export function presentProgramme(
  of: EditionContent,
  locale: Locale,
  chosen: (session: Session) => boolean = () => true,
): Programme {
  const { edition } = of
  const sessions = inProgrammeOrder(of).filter(chosen)
  return {
    edition: {
      slug: edition.slug,
      name: edition.name[locale],
      city: edition.city[locale],
      venue: edition.venue[locale],
      startsOn: edition.startsOn,
      endsOn: edition.endsOn,
      timeZone: edition.timeZone,
    },
    days: daysOf(edition.startsOn, edition.endsOn),
    halls: of.of('hall').map(({ guid, content }) => ({
      guid,
      name: present(content.name, locale),
      floor: present(content.floor, locale),
      capacity: content.capacity,
    })),
    tracks: of.of('track').map(({ guid, content }) => ({
      guid,
      name: present(content.name, locale),
      description: present(content.description, locale),
      colour: content.colour,
    })),
    sessions: sessions.map(session => presentSession(session, locale)),
    people: presentPeople(of, sessions, locale),
  }
}

export function presentProgrammeSession(
  snapshot: ContentSnapshot,
  locale: Locale,
  guid: string,
): ProgrammeSessionDetail | null {
  const found = snapshot.find('programmeSession', guid)
  if (!found) return null
  const { item, of } = found
  const { content } = item
  const hall = of.of('hall').find(one => one.guid === content.hall)
  const track = of.of('track').find(one => one.guid === content.track)
  const instant = (time: string) =>
    new Date(localInstant(content.day, time, of.edition.timeZone)).toISOString()
  return {
    ...presentSession(item, locale),
    abstractHtml: renderProse(present(content.abstract, locale), locale),
    hallName: hall ? present(hall.content.name, locale) : null,
    trackName: track ? present(track.content.name, locale) : null,
    people: presentPeople(of, [item], locale),
    startsAtInstant: instant(content.startsAt),
    endsAtInstant: instant(content.endsAt),
    modifiedAt: item.publishedAt.toISOString(),
  }
}

function presentSession({ guid, content }: Session, locale: Locale): ProgrammeSession {
  return {
    guid,
    title: present(content.title, locale),
    format: content.format,
    day: content.day,
    startsAt: content.startsAt,
    endsAt: content.endsAt,
    hall: content.hall,
    track: content.track,
    language: content.language,
    topics: content.topics,
    moderators: content.moderators,
    speakers: content.speakers,
  }
}

/** All moderators and speakers, each once, in the order of the sessions: moderators before speakers. */
function presentPeople(of: EditionContent, sessions: readonly Session[], locale: Locale): ProgrammePerson[] {
  const speakers = new Map(of.of('speaker').map(speaker => [speaker.guid, speaker]))
  const named = new Set(sessions.flatMap(({ content }) => [...content.moderators, ...content.speakers]))
  return [...named].flatMap(guid => {
    const speaker = speakers.get(guid)
    if (!speaker) return []
    const name = presentName(speaker.content, locale)
    return {
      guid,
      name,
      position: present(speaker.content.position, locale),
      company: present(speaker.content.company, locale),
      photo: presentPortrait(speaker.content.photo, name, locale),
    }
  })
}
