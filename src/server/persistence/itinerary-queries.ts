import { type Insertable, sql } from 'kysely'
import type { BilingualText } from '#domain/content/content-field.ts'
import type { Reader, Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'

/** A session as its owner last knew it. */
export type KeptSession = Omit<Insertable<DB['itinerarySession']>, 'participantGuid' | 'title'> & {
  title: BilingualText
}

export type ItineraryRecord = NonNullable<Awaited<ReturnType<typeof findItinerary>>>

export function findItinerary(reader: Reader, participantGuid: string) {
  return reader
    .selectFrom('itinerary')
    .selectAll()
    .where('participantGuid', '=', participantGuid)
    .executeTakeFirst()
}

export function lockItinerary(tx: Tx, participantGuid: string) {
  return tx
    .selectFrom('itinerary')
    .selectAll()
    .where('participantGuid', '=', participantGuid)
    .forUpdate()
    .executeTakeFirst()
}

export async function listItinerarySessions(
  reader: Reader,
  participantGuids: readonly string[],
): Promise<(KeptSession & { participantGuid: string })[]> {
  if (participantGuids.length === 0) return []
  const rows = await reader
    .selectFrom('itinerarySession')
    .selectAll()
    .where('participantGuid', 'in', participantGuids)
    .orderBy('day')
    .orderBy('startsAt')
    .orderBy('sessionGuid')
    .execute()
  return rows.map(row => ({ ...row, title: row.title as BilingualText }))
}

/** Saves the facts of a plan on the version it was read in, 0 before the first; false when it was saved meanwhile. */
export async function saveItineraryRow(
  tx: Tx,
  save: {
    participantGuid: string
    editionGuid: string
    version: number
    dayMinutes: number | null
    taken: string[]
    at: Date
  },
): Promise<boolean> {
  const { participantGuid, editionGuid, version, dayMinutes, taken, at } = save
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('itinerary')
      .values({ participantGuid, editionGuid, dayMinutes, taken, savedAt: at })
      .onConflict(conflict => conflict.column('participantGuid').doNothing())
      .executeTakeFirstOrThrow()
    return Number(numInsertedOrUpdatedRows) > 0
  }
  const { numUpdatedRows } = await tx
    .updateTable('itinerary')
    .set(eb => ({ dayMinutes, taken, savedAt: at, version: eb('version', '+', 1) }))
    .where('participantGuid', '=', participantGuid)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** An empty one, where there is none yet: a calendar can be subscribed to before anything stands in it. */
export async function ensureItinerary(
  tx: Tx,
  row: { participantGuid: string; editionGuid: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('itinerary')
    .values({ participantGuid: row.participantGuid, editionGuid: row.editionGuid, savedAt: row.at })
    .onConflict(conflict => conflict.column('participantGuid').doNothing())
    .execute()
}

export async function raiseItineraryVersion(tx: Tx, participantGuid: string): Promise<void> {
  await tx
    .updateTable('itinerary')
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('participantGuid', '=', participantGuid)
    .execute()
}

/** The sessions of a plan become these. The plan's row must be locked, or just saved. */
export async function replaceSessions(
  tx: Tx,
  participantGuid: string,
  sessions: readonly KeptSession[],
): Promise<void> {
  await tx.deleteFrom('itinerarySession').where('participantGuid', '=', participantGuid).execute()
  if (sessions.length === 0) return
  await tx
    .insertInto('itinerarySession')
    .values(sessions.map(session => ({ ...session, participantGuid, title: JSON.stringify(session.title) })))
    .execute()
}

export async function setFeed(
  tx: Tx,
  participantGuid: string,
  feed: { hash: Buffer; sealed: Buffer; keyId: string } | null,
): Promise<void> {
  await tx
    .updateTable('itinerary')
    .set({
      feedHash: feed?.hash ?? null,
      feedSealed: feed?.sealed ?? null,
      feedKeyId: feed?.keyId ?? null,
    })
    .where('participantGuid', '=', participantGuid)
    .execute()
}

/** Whose feed it is, unless the person was erased. */
export function findFeedOwner(reader: Reader, hash: Buffer) {
  return reader
    .selectFrom('itinerary')
    .innerJoin('participant', 'participant.guid', 'itinerary.participantGuid')
    .select(['itinerary.participantGuid', 'itinerary.editionGuid'])
    .where('itinerary.feedHash', '=', hash)
    .where('participant.erasedAt', 'is', null)
    .executeTakeFirst()
}

/** In how many programmes each session of an edition stands. */
export async function countPlanned(reader: Reader, editionGuid: string): Promise<Map<string, number>> {
  const rows = await reader
    .selectFrom('itinerarySession')
    .innerJoin('itinerary', 'itinerary.participantGuid', 'itinerarySession.participantGuid')
    .select(['itinerarySession.sessionGuid', eb => eb.fn.countAll<number>().as('count')])
    .where('itinerary.editionGuid', '=', editionGuid)
    .where('itinerarySession.cancelledAt', 'is', null)
    .groupBy('itinerarySession.sessionGuid')
    .execute()
  return new Map(rows.map(row => [row.sessionGuid, Number(row.count)]))
}

/** A change of the programme of which people have to be told: the last of them, once there was none for this long. Null while there is nothing to tell. */
export async function quietChange(reader: Reader, quietMinutes: number): Promise<Date | null> {
  const row = await reader
    .selectFrom('contentVersion')
    .select('programmeChangedAt')
    .where('programmeChangedAt', 'is not', null)
    .where(sql<boolean>`programme_changed_at < now() - make_interval(mins => ${quietMinutes})`)
    .where(
      sql<boolean>`programme_told_at is null or programme_told_at < date_trunc('milliseconds', programme_changed_at)`,
    )
    .executeTakeFirst()
  return row?.programmeChangedAt ?? null
}

/** When the programme last changed: the time of a session that is gone. */
export async function lastProgrammeChange(reader: Reader): Promise<Date | null> {
  const row = await reader.selectFrom('contentVersion').select('programmeChangedAt').executeTakeFirst()
  return row?.programmeChangedAt ?? null
}

export async function noteChangeTold(tx: Tx, changedAt: Date): Promise<void> {
  await tx.updateTable('contentVersion').set({ programmeToldAt: changedAt }).execute()
}

/** People with a programme of their own, in portions. */
export async function listPlanners(
  reader: Reader,
  { editionGuid, after, limit }: { editionGuid: string; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await reader
    .selectFrom('itinerary')
    .select('participantGuid')
    .where('editionGuid', '=', editionGuid)
    .$if(after !== null, query => query.where('participantGuid', '>', after ?? ''))
    .orderBy('participantGuid')
    .limit(limit)
    .execute()
  return rows.map(row => row.participantGuid)
}

/** How many people kept how much of what they took from a suggestion, in five equal parts. */
export async function countKept(reader: Reader, editionGuid: string): Promise<number[]> {
  const { rows } = await sql<{ part: number; people: number }>`
    select least(4, floor(5.0 * kept / taken))::integer as part, count(*)::integer as people
    from (
      select cardinality(itinerary.taken) as taken, (
        select count(*) from itinerary_session
        where itinerary_session.participant_guid = itinerary.participant_guid
          and itinerary_session.session_guid = any(itinerary.taken)
      ) as kept
      from itinerary
      where itinerary.edition_guid = ${editionGuid} and cardinality(itinerary.taken) > 0
    ) as plan
    group by part`.execute(reader)
  return [0, 1, 2, 3, 4].map(part => rows.find(row => row.part === part)?.people ?? 0)
}

export async function countItineraries(reader: Reader, editionGuid: string): Promise<number> {
  const { count } = await reader
    .selectFrom('itinerary')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('editionGuid', '=', editionGuid)
    .executeTakeFirstOrThrow()
  return Number(count)
}
