import type { ImportantUpdate } from '#contract/chat.ts'
import { isForReader, isStillShown } from '#domain/update/update-audience.ts'
import { announce } from '../../persistence/live-queries.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import { insertReading, listReadings } from '../../persistence/update-queries.ts'
import { refuse } from '../../refuse.ts'
import type { AccountActor, Services } from '../../services.ts'
import { renderProse } from '../content/render-prose.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'

/** Important updates for one participant, the newest first, in the caller's language. */
export async function listUpdates(
  services: Services,
  actor: AccountActor,
  locale: 'ru' | 'en',
  participantGuid: string,
): Promise<{ items: ImportantUpdate[] }> {
  const { database } = services
  const { record } = await loadParticipantFor(database, actor, participantGuid, 'home')
  const updates = await updatesFor(services, record)
  const readings = await listReadings(
    database,
    record.guid,
    updates.map(({ guid }) => guid),
  )
  const items = updates.map(({ guid, content, firstPublishedAt }) => ({
    guid,
    title: content.title[locale],
    html: renderProse(content.body[locale], locale),
    urgent: content.urgent,
    publishedAt: firstPublishedAt.toISOString(),
    shownUntil: content.shownUntil,
    readAt: readings.get(guid)?.toISOString() ?? null,
  }))
  return { items }
}

/** Marks an update as read; one that is not for this participant does not exist for them. */
export async function markUpdateRead(
  services: Services,
  actor: AccountActor,
  participantGuid: string,
  guid: string,
): Promise<null> {
  const { record } = await loadParticipantFor(services.database, actor, participantGuid, 'home')
  const contentGuid = guid.toLowerCase()
  if (!(await updatesFor(services, record)).some(update => update.guid === contentGuid)) refuse('not_found')
  await services.database.transaction().execute(async tx => {
    const reading = { participantGuid: record.guid, contentGuid, readAt: services.clock.now() }
    // The counts in the other tabs go down as well.
    if (await insertReading(tx, reading)) await announce(tx, { event: 'updates', account: actor.accountGuid })
  })
  return null
}

/** How many updates this participant has not opened. */
export async function countUnreadUpdates(services: Services, record: ParticipantRecord): Promise<number> {
  const guids = (await updatesFor(services, record)).map(({ guid }) => guid)
  const readings = await listReadings(services.database, record.guid, guids)
  return guids.filter(guid => !readings.has(guid)).length
}

async function updatesFor({ published, clock }: Services, record: ParticipantRecord) {
  const { current } = await published.snapshot()
  const now = clock.now().getTime()
  return current
    .of('importantUpdate')
    .filter(({ content }) => isForReader(content.audience, record))
    .filter(({ content }) => isStillShown(content, current.edition.timeZone, now))
    .sort((left, right) => right.firstPublishedAt.getTime() - left.firstPublishedAt.getTime())
}
