import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type DecisionKind, decisionKinds, type decisionStates } from '#contract/organiser-application.ts'
import type { DecisionSort } from '#domain/application/decision-sort.ts'
import type { Reader } from './database.ts'
import { wholeKey } from './list-order.ts'
import { pageByParts } from './list-parts.ts'
import { colleaguesByName } from './organiser-owner-queries.ts'
import { isFound, isFoundHere, type PeopleFound } from './search-text.ts'

export type BatchRow = Awaited<ReturnType<typeof listBatches>>[number]

export type BatchFilter = {
  /** A name or phone of anybody in the batch. */
  q?: string | undefined
  /** Whom the search finds (`findPeople`). */
  people?: PeopleFound | null | undefined
  decision?: DecisionKind | undefined
  /** `failed`: some message of it was given up. */
  state?: (typeof decisionStates)[number] | undefined
  /** Only these batches. */
  among?: readonly string[] | undefined
  /** Released in this time. */
  since?: Date | undefined
  before?: Date | undefined
}

/** Batches with what became of their decisions; the aggregate runs for each batch that is read, not for all of them. */
function batches(reader: Reader) {
  return reader
    .selectFrom('releasedBatch as batch')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('decision')
          .leftJoin('organiser', 'organiser.accountGuid', 'decision.releasedBy')
          .select(({ fn }) => [
            fn.countAll<bigint>().as('count'),
            fn.min('decision.kind').as('kind'),
            fn.max('decision.recallUntil').as('recallUntil'),
            fn.max('decision.sentAt').as('sentAt'),
            fn.max('decision.recalledAt').as('recalledAt'),
            fn.max('organiser.name').as('by'),
            sql<bigint>`sum((select count(*) from message
              where message.decision_guid = decision.guid and message.state = 'failed'))`.as('failed'),
          ])
          .whereRef('decision.batchGuid', '=', 'batch.batchGuid')
          .as('stands'),
      join => join.onTrue(),
    )
    .select([
      'batch.batchGuid',
      'batch.releasedAt',
      'batch.releasedBy',
      'stands.kind',
      'stands.count',
      'stands.recallUntil',
      'stands.sentAt',
      'stands.recalledAt',
      'stands.by',
      'stands.failed',
    ])
}

/** The last row of the page before: its kind, colleague, state or number of people, whichever the order goes by, then its time and guid. */
export type BatchPlace = { part: string; releasedAt: string; batchGuid: string }

type Wanted = BatchFilter & {
  wall: Date
  sort: DecisionSort
  after: BatchPlace | null
  limit: number
  /** Of the reader: colleagues go by the names that they see. */
  locale: 'ru' | 'en'
}

type Way = 'asc' | 'desc'

/** Batches in their order; an index serves each. First which, then what became of them. */
export async function listBatches(reader: Reader, wanted: Wanted) {
  const guids = await pageOfBatches(reader, wanted)
  const found = await batches(reader).where(sql<SqlBool>`batch.batch_guid = any(${guids}::uuid[])`).execute()
  const byGuid = new Map(found.map(row => [row.batchGuid, row]))
  return guids.flatMap(guid => byGuid.get(guid) ?? [])
}

async function pageOfBatches(reader: Reader, wanted: Wanted): Promise<string[]> {
  const { sort } = wanted
  switch (sort) {
    case 'newest':
    case 'oldest':
      return guidsOf(byRelease(matching(reader, wanted), wanted, sort === 'newest' ? 'desc' : 'asc'))
    case 'mostPeople':
    case 'fewestPeople':
      return guidsOf(byPeople(matching(reader, wanted), wanted, sort === 'mostPeople' ? 'desc' : 'asc'))
    case 'kind':
    case 'kindDown':
      return partByPart(
        reader,
        wanted,
        decisionKinds.map(kind => ({ part: kind, isIn: sql<SqlBool>`batch.kind = ${kind}` })),
      )
    case 'state':
    case 'stateDown':
      return partByPart(
        reader,
        wanted,
        standings.map(state => ({ part: state, isIn: standsAs(state, wanted.wall) })),
      )
    case 'by':
    case 'byDown':
      return partByPart(reader, wanted, await releasers(reader, wanted.locale))
  }
}

const guidsOf = async (page: ReturnType<typeof matching>) =>
  (await page.execute()).map(({ batchGuid }) => batchGuid)

/** The batches of one kind, colleague or state; `part` is what a cursor remembers them by. */
type BatchPart = { part: string; isIn: RawBuilder<SqlBool> }

/** Of each part the last release first; or all of it turned round. */
async function partByPart(reader: Reader, wanted: Wanted, all: readonly BatchPart[]): Promise<string[]> {
  const { sort, after, limit } = wanted
  const isDown = sort.endsWith('Down')
  const way = isDown ? 'asc' : 'desc'
  const parts = isDown ? all.toReversed() : all
  const ended = parts.findIndex(({ part }) => part === after?.part)
  return pageByParts(parts, { ended, limit }, ({ isIn }, place) => {
    const ofPart = matching(reader, wanted).where(isIn)
    return guidsOf(byRelease(ofPart, { after: place.goesOn ? after : null, limit: place.limit }, way))
  })
}

/** Who has released something, by name as it is now; decisions of people who are no colleagues any more come last. */
async function releasers(reader: Reader, locale: 'ru' | 'en'): Promise<BatchPart[]> {
  const named = await colleaguesByName(reader, {
    who: sql`exists (select from released_batch where released_batch.released_by = organiser.account_guid)`,
    locale,
  })
  return [
    ...named.map(guid => ({ part: guid, isIn: sql<SqlBool>`batch.released_by = ${guid}` })),
    {
      part: '',
      isIn: sql<SqlBool>`not exists (select from organiser where organiser.account_guid = batch.released_by)`,
    },
  ]
}

type PlaceInPart = Pick<Wanted, 'after' | 'limit'>

function byRelease(page: ReturnType<typeof matching>, { after, limit }: PlaceInPart, way: Way) {
  const beyond = way === 'asc' ? sql`>` : sql`<`
  const rest = after
    ? page.where(
        sql<SqlBool>`(batch.released_at, batch.batch_guid) ${beyond} (${after.releasedAt}::timestamptz, ${after.batchGuid}::uuid)`,
      )
    : page
  return rest.orderBy('batch.releasedAt', way).orderBy('batch.batchGuid', way).limit(limit)
}

/** By how many they are about; those that are about as many by their release, the same way. */
function byPeople(page: ReturnType<typeof matching>, { after, limit }: PlaceInPart, way: Way) {
  const beyond = way === 'asc' ? sql`>` : sql`<`
  const rest =
    after && wholeKey.test(after.part)
      ? page.where(
          sql<SqlBool>`(batch.people, batch.released_at, batch.batch_guid)
            ${beyond} (${after.part}::bigint, ${after.releasedAt}::timestamptz, ${after.batchGuid}::uuid)`,
        )
      : page
  return rest
    .orderBy('batch.people', way)
    .orderBy('batch.releasedAt', way)
    .orderBy('batch.batchGuid', way)
    .limit(limit)
}

function matching(
  reader: Reader,
  { q, people, decision, state, among, since, before, wall }: BatchFilter & Pick<Wanted, 'wall'>,
) {
  let page = reader.selectFrom('releasedBatch as batch').select('batch.batchGuid')
  if (decision) page = page.where('batch.kind', '=', decision)
  if (since) page = page.where('batch.releasedAt', '>=', since)
  if (before) page = page.where('batch.releasedAt', '<', before)
  if (q) page = page.where(holdsAnyOf(people, q))
  if (among) page = page.where(sql<SqlBool>`batch.batch_guid = any(${[...among]}::uuid[])`)
  if (state === 'failed')
    page = page.where('batch.batchGuid', 'in', eb =>
      eb
        .selectFrom('message')
        .innerJoin('decision as missed', 'missed.guid', 'message.decisionGuid')
        .select('missed.batchGuid')
        .where('message.state', '=', 'failed')
        .where('message.decisionGuid', 'is not', null),
    )
  else if (state) page = page.where(standsAs(state, wall))
  return page
}

/** How many there are in each state. A message that was given up does not make its decision one that was not sent. */
export async function countBatches(
  reader: Reader,
  { q, people, ...rest }: Omit<BatchFilter, 'state' | 'among'> & Pick<Wanted, 'wall'>,
) {
  // Whoever is searched is looked up once, and not for each state.
  const among = q ? await guidsOf(matching(reader, { q, people, ...rest })) : undefined
  const count = (state?: BatchFilter['state']) =>
    matching(reader, { ...rest, among, state })
      .clearSelect()
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
  const counted = await reader
    .selectNoFrom([
      count().as('all'),
      count('waiting').as('waiting'),
      count('failed').as('failed'),
      count('recalled').as('recalled'),
    ])
    .executeTakeFirstOrThrow()
  const [all, waiting, failed, recalled] = [
    Number(counted.all),
    Number(counted.waiting),
    Number(counted.failed),
    Number(counted.recalled),
  ]
  return { all, waiting, sent: all - waiting - recalled, failed, recalled }
}

/** How many batches of a state there are of each kind. */
export async function countBatchKinds(
  reader: Reader,
  { q, people, state, ...rest }: Omit<BatchFilter, 'decision' | 'among'> & Pick<Wanted, 'wall'>,
) {
  const among = q ? await guidsOf(matching(reader, { q, people, ...rest })) : undefined
  const count = async (of: BatchFilter['state']) => {
    const rows = await matching(reader, { ...rest, among, state: of })
      .clearSelect()
      .select(({ fn }) => ['batch.kind as value', fn.countAll<bigint>().as('count')])
      .groupBy('batch.kind')
      .execute()
    return new Map(rows.map(({ value, count: found }) => [value, Number(found)]))
  }
  // Nearly all were sent, and no index names them: they are what is left of all.
  const [all, ...others] =
    state === 'sent'
      ? await Promise.all([count(undefined), count('waiting'), count('recalled')])
      : [await count(state)]
  return [...all].map(([value, found]) => ({
    value,
    count: others.reduce((left, other) => left - (other.get(value) ?? 0), found),
  }))
}

/** Whether a batch decided about somebody who is found; where many are found the newest batches are asked. */
function holdsAnyOf(people: PeopleFound | null | undefined, q: string) {
  const decided = sql`decision as found join application on application.guid = found.application_guid
    join participant on participant.guid = application.participant_guid`
  if (people?.more === 'asTyped')
    return sql<SqlBool>`(select bool_or(${isFoundHere(q)}) from decision as found
      join application_search on application_search.application_guid = found.application_guid
      where found.batch_guid = batch.batch_guid)`
  return people?.more
    ? sql<SqlBool>`(select bool_or(${isFound(people, q)}) from ${decided} where found.batch_guid = batch.batch_guid)`
    : sql<SqlBool>`batch.batch_guid in (select found.batch_guid from ${decided} where ${isFound(people, q)})`
}

const stateOf = (wall: Date) =>
  sql<string>`(select case when max(recalled_at) is not null then 'recalled'
      when max(sent_at) is not null or max(recall_until) <= ${wall} then 'sent' else 'waiting' end
    from decision where decision.batch_guid = batch.batch_guid)`

/** In the order in which a batch comes to them; what was given up stands as sent. */
const standings = ['waiting', 'sent', 'recalled'] as const

/** Few batches wait or are recalled, and an index names these. */
function standsAs(state: (typeof standings)[number], wall: Date): RawBuilder<SqlBool> {
  const stands = sql<SqlBool>`${stateOf(wall)} = ${state}`
  if (state === 'sent') return stands
  const few =
    state === 'recalled'
      ? sql`recalled_at is not null`
      : sql`recall_until > ${wall} and sent_at is null and recalled_at is null`
  return sql<SqlBool>`(${stands} and batch.batch_guid in (select batch_guid from decision where ${few}))`
}

export function readBatch(reader: Reader, batchGuid: string): Promise<BatchRow | undefined> {
  return batches(reader).where('batch.batchGuid', '=', batchGuid).executeTakeFirst()
}

const names = [
  'participant.lastName',
  'participant.firstName',
  'participant.middleName',
  'participant.latinFirstName',
  'participant.latinLastName',
] as const

/** The first `limit` people of each batch, in the order they were decided. */
export function listFirstOfBatches(reader: Reader, batchGuids: string[], limit: number) {
  return reader
    .selectFrom(sql<{ guid: string }>`unnest(${batchGuids}::uuid[])`.as<'wanted'>(sql`wanted (guid)`))
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('decision')
          .select(['decision.guid', 'decision.batchGuid', 'decision.applicationGuid'])
          .whereRef('decision.batchGuid', '=', 'wanted.guid')
          .orderBy('decision.guid')
          .limit(limit)
          .as('decided'),
      join => join.onTrue(),
    )
    .innerJoin('application', 'application.guid', 'decided.applicationGuid')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .select(['decided.batchGuid', 'decided.applicationGuid', ...names])
    .orderBy('decided.guid')
    .execute()
}
