import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** One entry of a calendar; instants in milliseconds since 1970 UTC. */
export type CalendarEntry = {
  guid: string
  title: string
  description: string
  location: string
  startsAt: number
  endsAt: number
  url: string
  /** When its content last changed, and when it was first published. */
  modifiedAt: Date
  firstPublishedAt: Date
  /** Stays in the calendar, struck out. */
  cancelled?: boolean
}

/**
 * Writes a calendar (RFC 5545). Times are UTC instants, which every calendar shows in its owner's zone. An entry keeps its UID, and its SEQUENCE
 * grows with each change, so that calendars update the entry instead of adding another.
 */
export function renderProgrammeCalendar(calendar: {
  name: string
  locale: 'ru' | 'en'
  entries: readonly CalendarEntry[]
}): Buffer {
  const written = ical({
    name: calendar.name,
    prodId: { company: 'quorum', product: 'programme', language: calendar.locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    // How often a subscribed calendar looks again, in seconds.
    ttl: 3600,
  })
  for (const entry of calendar.entries)
    written.createEvent({
      id: `${entry.guid}@programme.quorum`,
      start: new Date(entry.startsAt),
      end: new Date(entry.endsAt),
      stamp: entry.modifiedAt,
      lastModified: entry.modifiedAt,
      created: entry.firstPublishedAt,
      sequence: sequenceOf(entry),
      summary: entry.title,
      description: entry.description,
      location: entry.location,
      url: entry.url,
      status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      categories: [{ name: calendar.name }],
    })
  // The library leaves out the end of the last line, which the standard asks for.
  return Buffer.from(`${written.toString()}\r\n`, 'utf8')
}

/** Seconds between the first and the last publication: grows with each change without a stored counter. */
function sequenceOf({ modifiedAt, firstPublishedAt }: CalendarEntry): number {
  return Math.max(0, Math.round((modifiedAt.getTime() - firstPublishedAt.getTime()) / 1000))
}
