import type * as routes from '#contract/chat.ts'
import type { ImportantUpdate } from '#contract/chat.ts'
import type { UpdateAudience } from '#domain/content/content-choice.ts'
import { isForReader, isStillShown } from '#domain/update/update-audience.ts'
import { announce } from '#server/persistence/live-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { insertReading, listReadings } from '#server/persistence/update-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { renderProse } from '../content/render-prose.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'

/** Important updates for one participant, the newest first, in the caller's language. */
export const listUpdates: UseCase<typeof routes.listUpdates, 'clock' | 'database' | 'published'> = async (
  { actor, query: { participant: participantGuid }, facts: { locale } },
  needs,
) => {
  const { database } = needs
  const { record } = await loadParticipantFor(database, actor, { guid: participantGuid, concern: 'home' })
  return { items: await updatesOf(needs, { record, locale }) }
}

/** What one participant sees, with what they have read. */
export async function updatesOf(
  needs: Needs<'clock' | 'database' | 'published'>,
  { record, locale }: { record: ParticipantRecord; locale: 'ru' | 'en' },
): Promise<ImportantUpdate[]> {
  const updates = await updatesFor(needs, audience => isForReader(audience, record))
  const guids = updates.map(({ guid }) => guid)
  return presentForReader(updates, {
    readings: await listReadings(needs.database, record.guid, guids),
    locale,
  })
}

/** Marks an update as read; one for other participants does not exist (404). */
export const markUpdateRead: UseCase<
  typeof routes.markUpdateRead,
  'clock' | 'database' | 'published'
> = async ({ actor, params: { guid }, query: { participant: participantGuid } }, needs) => {
  const { record } = await loadParticipantFor(needs.database, actor, {
    guid: participantGuid,
    concern: 'home',
  })
  const contentGuid = guid.toLowerCase()
  const updates = await updatesFor(needs, audience => isForReader(audience, record))
  if (!updates.some(update => update.guid === contentGuid)) refuse('not_found')
  await needs.database.transaction().execute(async tx => {
    const reading = { participantGuid: record.guid, contentGuid, readAt: needs.clock.now() }
    // Updates the counts in the other tabs too.
    if (await insertReading(tx, reading)) await announce(tx, { event: 'updates', account: actor.accountGuid })
  })
  return null
}

/** How many updates this participant has not opened. */
export async function countUnreadUpdates(
  needs: Needs<'clock' | 'database' | 'published'>,
  record: ParticipantRecord,
): Promise<number> {
  const updates = await updatesFor(needs, audience => isForReader(audience, record))
  const guids = updates.map(({ guid }) => guid)
  const readings = await listReadings(needs.database, record.guid, guids)
  return guids.filter(guid => !readings.has(guid)).length
}

type PublishedUpdate = Awaited<ReturnType<typeof updatesFor>>[number]

/** Updates as their reader sees them. */
export function presentForReader(
  updates: readonly PublishedUpdate[],
  { readings, locale }: { readings: ReadonlyMap<string, Date>; locale: 'ru' | 'en' },
): ImportantUpdate[] {
  return updates.map(({ guid, content, firstPublishedAt }) => ({
    guid,
    title: content.title[locale],
    html: renderProse(content.body[locale], locale),
    urgent: content.urgent,
    publishedAt: firstPublishedAt.toISOString(),
    shownUntil: content.shownUntil,
    readAt: readings.get(guid)?.toISOString() ?? null,
  }))
}

/** The published updates that are still shown to a reader, the newest first. */
export async function updatesFor(
  { published, clock }: Needs<'clock' | 'published'>,
  isFor: (audience: UpdateAudience) => boolean,
) {
  const { current } = await published.snapshot()
  const now = clock.now().getTime()
  return current
    .of('importantUpdate')
    .filter(({ content }) => isFor(content.audience))
    .filter(({ content }) => isStillShown(content, current.edition.timeZone, now))
    .sort((left, right) => right.firstPublishedAt.getTime() - left.firstPublishedAt.getTime())
}
