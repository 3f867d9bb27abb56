import { type Selectable, sql } from 'kysely'
import type { DuplicateSort } from '#domain/identity/duplicate-sort.ts'
import type { DuplicateState } from '#domain/identity/judge-duplicates.ts'
import type { Reader, Tx } from './database.ts'
import type { DuplicatePair } from './database-types.gen.ts'
import { bothWays, comesAfter, isWithin, type ListOrder } from './list-order.ts'
import { personMatches } from './search-text.ts'

export type DuplicatePairRow = Selectable<DuplicatePair>
export type DuplicateRecord = Awaited<ReturnType<typeof listDuplicateRecords>>[number]

/** What of people of an edition is compared, and shown side by side. */
function records(reader: Reader, editionGuid: string) {
  return reader
    .selectFrom('participant')
    .innerJoin('application', 'application.participantGuid', 'participant.guid')
    .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
    .leftJoin('passport', 'passport.participantGuid', 'participant.guid')
    .select([
      'participant.guid',
      'participant.version',
      'participant.lastName',
      'participant.firstName',
      'participant.middleName',
      'participant.latinLastName',
      'participant.latinFirstName',
      'participant.birthDate',
      'participant.phone',
      'participant.email',
      'participant.position',
      'participant.createdAt',
    ])
    .select([
      'application.guid as applicationGuid',
      'application.status',
      'application.security',
      'application.payment',
      'application.submittedAt',
    ])
    .select(['company.inn', 'company.shortName as companyShortName', 'company.name as companyName'])
    .select(sql<string | null>`encode(passport.number_hash, 'hex')`.as('passportHash'))
    .where('application.editionGuid', '=', editionGuid)
    .where('participant.erasedAt', 'is', null)
}

export async function listDuplicateRecords(
  reader: Reader,
  { editionGuid, guids }: { editionGuid: string; guids: readonly string[] },
) {
  if (guids.length === 0) return []
  return records(reader, editionGuid)
    .where('participant.guid', 'in', [...guids])
    .execute()
}

type Unsearched = { editionGuid: string; after: string | null; limit: number }

/** People whose names have changed since they were last looked for, the oldest first; `after` is the guid of the last one that was read. */
export async function listUnsearched(
  reader: Reader,
  { editionGuid, after, limit }: Unsearched,
): Promise<DuplicateRecord[]> {
  // First only who, along the key. With everything else in one query PostgreSQL would read a whole forum, and sort it, for each few. Counted for the same
  // reason: of an "exists" it would make a join.
  const guids = await reader
    .selectFrom('participant')
    .select('participant.guid')
    .$if(after !== null, query => query.where('participant.guid', '>', after))
    .where('participant.erasedAt', 'is', null)
    .where(
      sql<boolean>`(select count(*) from application
        where application.participant_guid = participant.guid and application.edition_guid = ${editionGuid}) > 0`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('duplicateSearch as searched')
            .whereRef('searched.participantGuid', '=', 'participant.guid')
            .whereRef('searched.version', '=', 'participant.version'),
        ),
      ),
    )
    .orderBy('participant.guid')
    .limit(limit)
    .execute()
  const people = await listDuplicateRecords(reader, { editionGuid, guids: guids.map(({ guid }) => guid) })
  return people.sort((one, other) => (one.guid < other.guid ? -1 : 1))
}

/** Words in Latin letters, as `folded_key` gives them. */
export type DuplicateWords = { lastNames: string; firstNames: string; otherForms: string }

/** Whoever bears a near last name and a near first name, in any order, and has not withdrawn; the index of name codes serves it. */
export function listDuplicateCandidates(
  reader: Reader,
  { editionGuid, guid, words }: { editionGuid: string; guid: string; words: DuplicateWords },
) {
  return records(reader, editionGuid)
    .where('participant.guid', '<>', guid)
    .where('application.status', '<>', 'cancelled')
    .where(sql<boolean>`participant.name_codes && slip_codes(${words.lastNames})`)
    .where(
      sql<boolean>`participant.name_codes && (slip_codes(${words.firstNames}) || word_codes(${words.otherForms}))`,
    )
    .limit(mostCandidates)
    .execute()
}
const mostCandidates = 300

export type FoundPair = { leftGuid: string; rightGuid: string; score: number }

/** Keeps what was found about these people: new pairs, new scores of undecided ones, and no undecided pair that was not found again. */
export async function saveDuplicatePairs(
  tx: Tx,
  found: {
    editionGuid: string
    searched: readonly { guid: string; version: number }[]
    pairs: readonly FoundPair[]
    at: Date
  },
): Promise<void> {
  const guids = found.searched.map(({ guid }) => guid)
  if (guids.length === 0) return
  const lefts = found.pairs.map(({ leftGuid }) => leftGuid)
  const rights = found.pairs.map(({ rightGuid }) => rightGuid)
  // The new rows refer to people: they are held in the order in which everybody holds people.
  await sql`select from participant where guid = any(${[...guids, ...lefts, ...rights]}::uuid[])
    order by guid for key share`.execute(tx)
  await sql`
    delete from duplicate_pair
    where state = 'open' and (left_guid = any(${guids}::uuid[]) or right_guid = any(${guids}::uuid[]))
      and not exists (
        select from unnest(${lefts}::uuid[], ${rights}::uuid[]) as kept (left_guid, right_guid)
        where kept.left_guid = duplicate_pair.left_guid and kept.right_guid = duplicate_pair.right_guid)`.execute(
    tx,
  )
  await sql`
    insert into duplicate_pair (edition_guid, left_guid, right_guid, score, found_at)
    select ${found.editionGuid}::uuid, left_guid, right_guid, max(score), ${found.at}
    from unnest(${lefts}::uuid[], ${rights}::uuid[], ${found.pairs.map(({ score }) => score)}::integer[])
      as fresh (left_guid, right_guid, score)
    group by left_guid, right_guid order by left_guid, right_guid
    on conflict (left_guid, right_guid) do update set score = excluded.score
    where duplicate_pair.state = 'open' and duplicate_pair.score <> excluded.score`.execute(tx)
  await sql`
    insert into duplicate_search (participant_guid, version, searched_at)
    select guid, version, ${found.at}
    from unnest(${guids}::uuid[], ${found.searched.map(({ version }) => version)}::integer[]) as fresh (guid, version)
    on conflict (participant_guid) do update set version = excluded.version, searched_at = excluded.searched_at`.execute(
    tx,
  )
}

type PairFilter = {
  editionGuid: string
  q?: string | undefined
  /** Found in this time; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
}

/** Pairs of which neither has withdrawn or been erased: there is nothing left to put right. Of a merged pair one is withdrawn by the merge. */
function standingPairs(reader: Reader, { editionGuid, q, since, before }: PairFilter) {
  return reader
    .selectFrom('duplicatePair as pair')
    .where('pair.editionGuid', '=', editionGuid)
    .where(isWithin(sql.ref('pair.foundAt'), { since, before }))
    .where(
      sql<boolean>`not exists (
        select from application join participant on participant.guid = application.participant_guid
        where application.edition_guid = pair.edition_guid and application.participant_guid in (pair.left_guid, pair.right_guid)
          and (application.status = 'cancelled' and pair.state <> 'merged' or participant.erased_at is not null))`,
    )
    .$if(q !== undefined && q !== '', query =>
      query.where(
        sql<boolean>`exists (
          select from participant where participant.guid in (pair.left_guid, pair.right_guid) and ${personMatches(q ?? '')})`,
      ),
    )
}

const byScore = bothWays('whole', sql.ref('pair.score'))
const byTime = bothWays('instant', sql.ref('pair.foundAt'))
const byName = bothWays('text', sql.ref('pair.listName'))
const byCompany = bothWays('text', sql.ref('pair.listCompany'))

/** An index serves each. */
const orders: Record<DuplicateSort, ListOrder> = {
  likest: byScore.down,
  leastLike: byScore.up,
  newest: byTime.down,
  oldest: byTime.up,
  name: byName.up,
  nameDown: byName.down,
  company: byCompany.up,
  companyDown: byCompany.down,
}

/** One row more than the page; each says by `sortKey` where it stands in the order. */
export function listDuplicatePairs(
  reader: Reader,
  wanted: PairFilter & {
    state: DuplicateState
    sort: DuplicateSort
    after: readonly (string | null)[] | null
    limit: number
  },
) {
  const order = orders[wanted.sort]
  const guid = sql.ref('pair.guid')
  return standingPairs(reader, wanted)
    .leftJoin('organiser', 'organiser.accountGuid', 'pair.decidedBy')
    .selectAll('pair')
    .select('organiser.name as decidedByName')
    .select(sql<string>`(${order.key})::text`.as('sortKey'))
    .where('pair.state', '=', wanted.state)
    .where(comesAfter(order, guid, wanted.after))
    .orderBy(order.key, order.way)
    .orderBy(guid, order.way)
    .limit(wanted.limit + 1)
    .execute()
}

/** The undecided pairs of a person, each with what the other record is called. */
export function listOpenPairsOf(
  reader: Reader,
  { participantGuid, editionGuid }: { participantGuid: string; editionGuid: string },
) {
  return standingPairs(reader, { editionGuid })
    .innerJoin('participant as other', join =>
      join.on(
        sql<boolean>`other.guid = case when pair.left_guid = ${participantGuid}::uuid then pair.right_guid else pair.left_guid end`,
      ),
    )
    .select(['pair.guid', 'pair.foundAt'])
    .select(['other.lastName', 'other.firstName', 'other.middleName'])
    .select(['other.latinLastName', 'other.latinFirstName'])
    .where('pair.state', '=', 'open')
    .where(({ eb, or }) =>
      or([eb('pair.leftGuid', '=', participantGuid), eb('pair.rightGuid', '=', participantGuid)]),
    )
    .execute()
}

export async function countDuplicatePairs(
  reader: Reader,
  filter: PairFilter,
): Promise<Partial<Record<DuplicateState, number>>> {
  const rows = await standingPairs(reader, filter)
    .select(({ fn }) => ['pair.state', fn.countAll<bigint>().as('count')])
    .groupBy('pair.state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

/** One pair with the name of whoever decided it. */
export function findDuplicatePair(
  reader: Reader,
  { guid, editionGuid }: { guid: string; editionGuid: string },
) {
  return standingPairs(reader, { editionGuid })
    .leftJoin('organiser', 'organiser.accountGuid', 'pair.decidedBy')
    .selectAll('pair')
    .select('organiser.name as decidedByName')
    .where('pair.guid', '=', guid)
    .executeTakeFirst()
}

/** Locks a pair until the transaction ends. */
export function lockDuplicatePair(tx: Tx, { guid, editionGuid }: { guid: string; editionGuid: string }) {
  return tx
    .selectFrom('duplicatePair')
    .selectAll()
    .where('guid', '=', guid)
    .where('editionGuid', '=', editionGuid)
    .forUpdate()
    .executeTakeFirst()
}

/** Only for a pair that is locked. */
export async function saveDuplicateDecision(
  tx: Tx,
  guid: string,
  decision: { state: DuplicateState; decidedBy: string | null; decidedAt: Date | null; note: string | null },
): Promise<void> {
  await tx
    .updateTable('duplicatePair')
    .set(eb => ({ ...decision, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .execute()
}
