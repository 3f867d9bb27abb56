import { openGraphPath } from '#contract/open-graph.ts'
import type { ProgrammeSessionDetail } from '#contract/programme.ts'
import type { PastEdition } from '#contract/site-page.ts'
import { plainText } from './json-script.ts'
import { absolute, type PageFacts } from './page-facts.ts'

/** A schema.org object. */
export type Thing = { '@type': string } & Record<string, unknown>

/** The forum as the publisher of this site. */
export function organisation({ publicUrl, edition, locale, logo }: PageFacts): Thing {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: edition.name[locale],
    url: `${publicUrl}/`,
    logo: { '@type': 'ImageObject', url: logo, width: 512, height: 512 },
    email: edition.supportEmail,
    telephone: edition.supportPhone,
  }
}

export function webSite(facts: PageFacts): Thing {
  const { publicUrl, edition, locale } = facts
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: edition.name[locale],
    url: absolute(facts, 'home'),
    inLanguage: locale,
    publisher: { '@id': `${publicUrl}/#organization` },
  }
}

/** Name and address of the forum, for references to it. */
export function host({ publicUrl, edition, locale }: PageFacts): Thing {
  return { '@type': 'Organization', name: edition.name[locale], url: `${publicUrl}/` }
}

export function forumEvent(facts: PageFacts, description: string): Thing {
  const { publicUrl, edition, locale, linkPicture } = facts
  return {
    '@type': 'BusinessEvent',
    '@id': `${publicUrl}/#event-${edition.slug}`,
    name: `${edition.name[locale]} ${edition.startsOn.slice(0, 4)}`,
    description,
    startDate: edition.startsOn,
    endDate: edition.endsOn,
    ...happening,
    url: absolute(facts, 'home'),
    image: [linkPicture],
    inLanguage: ['ru', 'en'],
    location: place(facts, null),
    organizer: host(facts),
    offers: offer(facts),
  }
}

/** The forum with its highlighted sessions and their speakers. */
export async function forumWithHighlights(facts: PageFacts, description: string): Promise<Thing> {
  const { sessions, people, halls } = await facts.content.programmeHighlights(facts.locale)
  const event = forumEvent(facts, description)
  if (sessions.length === 0) return event
  const names = new Map(people.map(({ guid, name }) => [guid, name]))
  const hallNames = new Map(halls.map(({ guid, name }) => [guid, name]))
  return {
    ...event,
    subEvent: sessions.map(session => ({
      '@type': 'Event',
      name: session.title,
      startDate: localInstant(session.day, session.startsAt, facts.edition.timeZone),
      endDate: localInstant(session.day, session.endsAt, facts.edition.timeZone),
      ...happening,
      url: absolute(facts, 'programSession', { guid: session.guid }),
      image: [facts.linkPicture],
      location: place(facts, (session.hall && hallNames.get(session.hall)) ?? null),
      ...performers(session.speakers.flatMap(guid => names.get(guid) ?? [])),
    })),
  }
}

/** A programme session as an event within the forum; `past` is its edition, if that is over. */
export function sessionEvent(
  facts: PageFacts,
  session: ProgrammeSessionDetail,
  past: PastEdition | undefined,
): Thing {
  const speaking = session.people.filter(({ guid }) => session.speakers.includes(guid))
  const about = plainText(session.abstractHtml, 500)
  const { '@id': id, '@type': type, ...forum } = forumEvent(facts, '')
  const { name, startDate, endDate, location, url } = forum
  const image = [facts.publicUrl + openGraphPath(facts.locale, { page: 'home' })]
  return {
    '@type': 'Event',
    name: session.title,
    description: about || session.title,
    startDate: session.startsAtInstant,
    endDate: session.endsAtInstant,
    ...happening,
    url: absolute(facts, 'programSession', { guid: session.guid }),
    image: [facts.linkPicture],
    inLanguage: session.language === 'both' ? ['ru', 'en'] : session.language,
    location: place(facts, session.hallName, past),
    organizer: host(facts),
    ...performers(speaking.map(({ name: person }) => person)),
    // A place is at the forum, not at one session, so there is no offer. A past forum has nothing to attend.
    ...(!past && {
      superEvent: { '@id': id, '@type': type, name, startDate, endDate, ...happening, location, url, image },
    }),
  }
}

const happening = {
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
}

function place({ edition, locale }: PageFacts, hall: string | null, past?: PastEdition): Thing {
  const { venue, city } = past ?? { venue: edition.venue[locale], city: edition.city[locale] }
  // The street of past forums is not known: they may have been elsewhere.
  const street = past ? '' : edition.address[locale]
  return {
    '@type': 'Place',
    name: hall ? `${venue}, ${hall}` : venue,
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      addressLocality: city,
      addressCountry: 'RU',
    },
  }
}

function offer(facts: PageFacts): Thing {
  return {
    '@type': 'Offer',
    url: absolute(facts, 'registration'),
    price: (Number(facts.edition.feeKopecks) / 100).toFixed(2),
    priceCurrency: 'RUB',
    availability: 'https://schema.org/InStock',
  }
}

function performers(names: string[]): { performer?: Thing[] } {
  return names.length > 0 ? { performer: names.map(name => ({ '@type': 'Person', name })) } : {}
}

/** A time of day in the forum's zone with its distance from UTC: `2026-02-18T10:00:00+03:00`. */
function localInstant(day: string, time: string, timeZone: string): string {
  const zone = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
  const parts = zone.formatToParts(Date.parse(`${day}T12:00:00Z`))
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00'
  return `${day}T${time}:00${offset}`
}
