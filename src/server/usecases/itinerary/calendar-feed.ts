import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/itinerary.ts'
import { localisedPath } from '#domain/content/own-path.ts'
import { m } from '#messages/compiled/messages.js'
import type { CalendarEntry } from '#server/documents/programme-calendar.ts'
import type { Reader } from '#server/persistence/database.ts'
import {
  ensureItinerary,
  findFeedOwner,
  type KeptSession,
  lastProgrammeChange,
  listItinerarySessions,
  lockItinerary,
  setFeed,
} from '#server/persistence/itinerary-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { FileAnswer, Needs, UseCase } from '#server/use-case.ts'
import { present } from '../content/present-values.ts'
import { loadParticipantFor, lockParticipantFor } from '../participant/permitted-participant.ts'
import { calendarOf, sessionEntry, sessionSpan } from '../programme/programme-calendar.ts'
import { hashFeedToken, newFeedToken, sealFeedToken } from './feed-address.ts'
import { readItinerary } from './read-itinerary.ts'

/** Makes a new address for the feed; calendars that know the old one get nothing from now on. */
export const openFeed: UseCase<
  typeof routes.openFeed,
  'clock' | 'database' | 'published' | 'sealer'
> = async ({ actor, body: { participant: guid }, facts }, needs) => {
  await needs.database.transaction().execute(async tx => {
    const { edition } = await lockParticipantFor(tx, actor, { guid, concern: 'own' })
    await ensureItinerary(tx, {
      participantGuid: guid,
      editionGuid: edition.guid,
      at: needs.clock.now(),
    })
    await setFeed(tx, guid, sealFeedToken(needs, guid, newFeedToken()))
  })
  return readItinerary({ actor, query: { participant: guid }, facts }, needs)
}

export const closeFeed: UseCase<typeof routes.closeFeed, 'database' | 'published' | 'sealer'> = async (
  { actor, query, facts },
  needs,
) => {
  const { participant: guid } = query
  await needs.database.transaction().execute(async tx => {
    await lockParticipantFor(tx, actor, { guid, concern: 'own' })
    if (await lockItinerary(tx, guid)) await setFeed(tx, guid, null)
  })
  return readItinerary({ actor, query, facts }, needs)
}

/** The feed: by its address alone, because calendars do not log in. */
export const readFeed: UseCase<
  typeof routes.readFeed,
  'config' | 'database' | 'published' | 'sealer'
> = async ({ params: { feedToken }, query, facts }, needs) => {
  const owner = (await findFeedOwner(needs.database, hashFeedToken(needs, feedToken))) ?? refuse('not_found')
  return itineraryFile(needs, owner.participantGuid, query.locale ?? facts.locale)
}

export const itineraryCalendar: UseCase<
  typeof routes.itineraryCalendar,
  'config' | 'database' | 'published'
> = async ({ actor, query: { participant: guid }, facts }, needs) => {
  await loadParticipantFor(needs.database, actor, { guid, concern: 'home' })
  return itineraryFile(needs, guid, facts.locale)
}

async function itineraryFile(
  needs: Needs<'config' | 'database' | 'published'>,
  participantGuid: string,
  locale: Locale,
): Promise<FileAnswer> {
  const { current: of } = await needs.published.snapshot()
  const kept = await listItinerarySessions(needs.database, [participantGuid])
  const items = new Map(of.of('programmeSession').map(item => [item.guid, item]))
  const goneAt = await goneTime(needs.database, kept)
  const entries = kept.map(one => {
    const item = items.get(one.sessionGuid)
    return item
      ? sessionEntry(needs, { of, item, locale })
      : cancelledEntry(needs, { kept: one, timeZone: of.edition.timeZone, locale, goneAt })
  })
  const name = m.itinerary_ics_name({ name: of.edition.name[locale] }, { locale })
  return calendarOf({ name, locale, entries, fileName: `my-programme-${of.edition.slug}.ics` })
}

/** Until people have been told, a session that is off is gone since the programme last changed. */
async function goneTime(reader: Reader, kept: readonly KeptSession[]): Promise<Date> {
  if (kept.length === 0) return new Date(0)
  return (await lastProgrammeChange(reader)) ?? new Date(0)
}

/** Stays in the feed: a calendar that only misses an entry may keep it. */
function cancelledEntry(
  { config }: Needs<'config'>,
  { kept, timeZone, locale, goneAt }: { kept: KeptSession; timeZone: string; locale: Locale; goneAt: Date },
): CalendarEntry {
  const firstPublishedAt = new Date(kept.firstPublishedAt)
  return {
    guid: kept.sessionGuid,
    title: present(kept.title, locale),
    description: '',
    location: '',
    ...sessionSpan({ ...kept, day: String(kept.day) }, timeZone),
    url: config.publicUrl + localisedPath(locale, '/program'),
    // Whole milliseconds of a moment that no later reading changes.
    modifiedAt: kept.cancelledAt ? new Date(kept.cancelledAt) : goneAt,
    firstPublishedAt,
    cancelled: true,
  }
}
