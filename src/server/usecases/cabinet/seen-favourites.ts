import type { Locale } from '#contract/field.ts'
import type { SeenPart } from '#contract/organiser-cabinet.ts'
import { favouritesOf } from '#server/persistence/favourite-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { namesIn, presentSummary } from '../recommendation/present-recommendation.ts'

type Seen = Omit<Extract<SeenPart, { part: 'favourites' }>, 'part'>

/** Starred sessions by time, and starred speakers. The cabinet joins its device's stars with the published programme itself, so the names come from there too. */
export async function seenFavourites(
  needs: Needs<'database' | 'published'>,
  { record, locale }: { record: ParticipantRecord; locale: Locale },
): Promise<Seen> {
  const marks = await favouritesOf(needs.database, record.guid)
  const starred = new Set(marks.flatMap(({ guid, mark }) => (mark === 'favourite' ? [guid] : [])))
  const { current } = await needs.published.snapshot()
  const names = namesIn(current, locale)
  return {
    sessions: current
      .of('programmeSession')
      .filter(({ guid }) => starred.has(guid))
      .map(item => presentSummary(item, { locale, names }))
      .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)),
    speakers: current
      .of('speaker')
      .filter(({ guid }) => starred.has(guid))
      .map(({ guid }) => ({ guid, name: names.get(guid) ?? '' })),
  }
}

const orderOf = ({ day, startsAt, guid }: Seen['sessions'][number]) => `${day} ${startsAt} ${guid}`
