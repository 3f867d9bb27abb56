import type * as routes from '#contract/itinerary.ts'
import {
  findItinerary,
  type KeptSession,
  listItinerarySessions,
  replaceSessions,
  saveItineraryRow,
} from '#server/persistence/itinerary-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import type { PublishedItem } from '../content/content-snapshot.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { readItinerary } from './read-itinerary.ts'

/** Saves the whole plan on the version it was read in. A session that is off stays if it stood in the plan; a break is not planned. */
export const saveItinerary: UseCase<
  typeof routes.saveItinerary,
  'clock' | 'database' | 'published' | 'sealer'
> = async ({ actor, body, facts }, needs) => {
  const { participant: guid, version, dayMinutes } = body
  const snapshot = await needs.published.snapshot()
  const items = new Map(snapshot.current.of('programmeSession').map(item => [item.guid, item]))
  await needs.database.transaction().execute(async tx => {
    const { record, edition } = await lockParticipantFor(tx, actor, { guid, concern: 'home' })
    if (!['draft', 'unconfirmed', 'pending', 'approved'].includes(record.status)) refuse('state_forbids')
    const before = new Map((await listItinerarySessions(tx, [guid])).map(one => [one.sessionGuid, one]))
    const wished = new Map(body.sessions.map(one => [one.guid.toLowerCase(), one.chosen]))
    const sessions = [...wished].map(([session, chosen], at): KeptSession => {
      const [item, known] = [items.get(session), before.get(session)]
      if (item && item.content.format !== 'break') return { ...keptSession(item), chosen }
      if (!known || item)
        return refuse('fields_invalid', {
          details: [{ field: `sessions.${at}.guid`, code: 'reference_unknown' }],
        })
      const { participantGuid: _, ...rest } = known
      return { ...rest, chosen }
    })
    const taken = new Set((await findItinerary(tx, guid))?.taken)
    for (const { sessionGuid, chosen } of sessions) if (!chosen) taken.add(sessionGuid)
    const saved = await saveItineraryRow(tx, {
      participantGuid: guid,
      editionGuid: edition.guid,
      version,
      dayMinutes,
      taken: [...taken],
      at: needs.clock.now(),
    })
    if (!saved) refuse('changed_meanwhile')
    await replaceSessions(tx, guid, sessions)
  })
  return readItinerary({ actor, query: { participant: guid }, facts }, needs)
}

/** A session as it stands now. */
export function keptSession({
  guid,
  content,
  firstPublishedAt,
}: PublishedItem<'programmeSession'>): Omit<KeptSession, 'chosen'> {
  const { day, startsAt, endsAt, hall, title } = content
  return {
    ...{ sessionGuid: guid, day, startsAt, endsAt, hallGuid: hall, title, firstPublishedAt },
    cancelledAt: null,
  }
}
