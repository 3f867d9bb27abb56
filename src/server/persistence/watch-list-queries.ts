import { type RawBuilder, sql } from 'kysely'
import type { StoredNames } from '#domain/identity/person-names.ts'
import { type WatchedKind, type WatchHitState, watchedKinds } from '#domain/watch-list/judge-watched.ts'
import type { WatchHitSort } from '#domain/watch-list/watch-hit-sort.ts'
import type { Reader, Tx } from './database.ts'
import type { DuplicateWords } from './duplicate-queries.ts'
import { bothWays, comesAfter, isWithin, type ListOrder } from './list-order.ts'

/** Somebody who is to come in. */
export type WatchedRecord = StoredNames & {
  kind: WatchedKind
  guid: string
  birthDate: string | null
  company: string | null
  applicationGuid: string | null
}

/** Everybody who is to come in: participants who have not withdrawn or been declined, employees with drivers among them, volunteers. */
const comers = sql`(
  select 'participant' as kind, participant.guid, application.edition_guid, participant.last_name, participant.first_name,
    participant.middle_name, participant.latin_last_name, participant.latin_first_name, participant.birth_date,
    coalesce(company.short_name, company.name) as company, application.guid as application_guid, participant.name_codes
  from participant join application on application.participant_guid = participant.guid
    left join participant_company as company on company.participant_guid = participant.guid
  where participant.erased_at is null and application.status not in ('cancelled', 'rejected')
  union all
  select 'employee', employee.guid, staff_company.edition_guid, employee.last_name, employee.first_name, employee.middle_name,
    employee.latin_last_name, employee.latin_first_name, null, staff_company.name, null, employee.name_codes
  from employee join staff_company on staff_company.guid = employee.company_guid
  where employee.erased_at is null and employee.removed_at is null
  union all
  select 'volunteer', volunteer.guid, volunteer.edition_guid, volunteer.last_name, volunteer.first_name, volunteer.middle_name,
    volunteer.latin_last_name, volunteer.latin_first_name, volunteer.birth_date::text, null, null, volunteer.name_codes
  from volunteer where volunteer.erased_at is null) as comer`

const columns = sql`kind, guid, last_name as "lastName", first_name as "firstName", middle_name as "middleName",
  latin_last_name as "latinLastName", latin_first_name as "latinFirstName", birth_date as "birthDate", company,
  application_guid as "applicationGuid"`

const mostCandidates = 300

/** Whoever bears a near last name and a near first name, in any order; of very many those born on the same day first. */
export async function listWatchedCandidates(
  reader: Reader,
  { editionGuid, words, birthDate }: { editionGuid: string; words: DuplicateWords; birthDate: string | null },
): Promise<WatchedRecord[]> {
  const { rows } = await sql<WatchedRecord>`
    select ${columns} from ${comers}
    where edition_guid = ${editionGuid}::uuid and name_codes && slip_codes(${words.lastNames})
      and name_codes && (slip_codes(${words.firstNames}) || word_codes(${words.otherForms}))
    order by birth_date is not distinct from ${birthDate} desc, guid limit ${mostCandidates}`.execute(reader)
  return rows
}

/** Those of these who are still to come in. */
export async function listWatchedRecords(
  reader: Reader,
  { editionGuid, guids }: { editionGuid: string; guids: readonly string[] },
): Promise<WatchedRecord[]> {
  if (guids.length === 0) return []
  const { rows } = await sql<WatchedRecord>`
    select ${columns} from ${comers}
    where edition_guid = ${editionGuid}::uuid and guid = any(${guids}::uuid[])`.execute(reader)
  return rows
}

/** Whoever loads the list and whoever looks through it wait for one another: the counts are true, and neither holds half of what the other needs. */
async function holdWatchList(tx: Tx, editionGuid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('watch-list ' || ${editionGuid}, 0))`.execute(tx)
}

export type WatchEntryFacts = {
  lastName: string
  firstName: string
  middleName: string | null
  birthDate: string | null
  remark: string | null
}

/** Adds who is new to the list and, where it replaces the former one, takes out who is not in it; answers how many of each. */
export async function saveWatchEntries(
  tx: Tx,
  save: { editionGuid: string; people: readonly WatchEntryFacts[]; replace: boolean; by: string; at: Date },
): Promise<{ added: number; removed: number }> {
  const { people, editionGuid } = save
  const given = sql`unnest(${people.map(({ lastName }) => lastName)}::text[], ${people.map(({ firstName }) => firstName)}::text[],
    ${people.map(({ middleName }) => middleName)}::text[], ${people.map(({ birthDate }) => birthDate)}::text[],
    ${people.map(({ remark }) => remark)}::text[]) as given (last_name, first_name, middle_name, birth_date, remark)`
  await holdWatchList(tx, editionGuid)
  const removed = save.replace
    ? await sql`
        delete from watch_entry where edition_guid = ${editionGuid}::uuid and not exists (
          select from ${given}
          where given.last_name = watch_entry.last_name and given.first_name = watch_entry.first_name
            and given.middle_name is not distinct from watch_entry.middle_name
            and given.birth_date is not distinct from watch_entry.birth_date)`.execute(tx)
    : null
  const { rows } = await sql<{ isNew: boolean }>`
    insert into watch_entry (edition_guid, last_name, first_name, middle_name, birth_date, remark, loaded_by, loaded_at)
    select ${editionGuid}::uuid, last_name, first_name, middle_name, birth_date, remark, ${save.by}::uuid, ${save.at}
    from ${given}
    on conflict (edition_guid, last_name, first_name, middle_name, birth_date) do update set remark = excluded.remark
    where watch_entry.remark is distinct from excluded.remark
    returning xmax = 0 as "isNew"`.execute(tx)
  return { added: rows.filter(({ isNew }) => isNew).length, removed: Number(removed?.numAffectedRows ?? 0) }
}

/** People of the list who have not been looked for since that time, the longest ago first. */
export function listDueEntries(
  reader: Reader,
  { editionGuid, before, limit }: { editionGuid: string; before: Date; limit: number },
) {
  return reader
    .selectFrom('watchEntry')
    .selectAll()
    .where('editionGuid', '=', editionGuid)
    .where(eb => eb.or([eb('searchedAt', 'is', null), eb('searchedAt', '<', before)]))
    .orderBy('searchedAt', order => order.asc().nullsFirst())
    .limit(limit)
    .execute()
}

export type FoundHit = { entryGuid: string; kind: WatchedKind; subjectGuid: string; score: number }

/** Keeps what was found about these people of the list: new hits, new scores of undecided ones, and no undecided hit that was not found again. */
export async function saveWatchHits(
  tx: Tx,
  found: { editionGuid: string; searched: readonly string[]; hits: readonly FoundHit[]; at: Date },
): Promise<void> {
  const { searched, hits, at } = found
  if (searched.length === 0) return
  await holdWatchList(tx, found.editionGuid)
  const given = sql`unnest(${hits.map(({ entryGuid }) => entryGuid)}::uuid[], ${hits.map(({ kind }) => kind)}::text[],
    ${hits.map(({ subjectGuid }) => subjectGuid)}::uuid[], ${hits.map(({ score }) => score)}::integer[])
    as given (entry_guid, kind, subject_guid, score)`
  await sql`
    delete from watch_hit where state = 'open' and entry_guid = any(${searched}::uuid[]) and not exists (
      select from ${given} where given.entry_guid = watch_hit.entry_guid and given.kind = watch_hit.kind
        and given.subject_guid = watch_hit.subject_guid)`.execute(tx)
  // Somebody may have been taken out of the list meanwhile.
  await sql`
    insert into watch_hit (edition_guid, entry_guid, kind, subject_guid, score, found_at)
    select ${found.editionGuid}::uuid, entry_guid, kind, subject_guid, score, ${at}
    from ${given} where exists (select from watch_entry where watch_entry.guid = given.entry_guid)
    order by entry_guid, kind, subject_guid
    on conflict (entry_guid, kind, subject_guid) do update set score = excluded.score
    where watch_hit.state = 'open' and watch_hit.score <> excluded.score`.execute(tx)
  await tx
    .updateTable('watchEntry')
    .set({ searchedAt: at })
    .where('guid', 'in', [...searched])
    .execute()
}

/** Hits on people who are still to come in. */
export function standingHits(reader: Reader, editionGuid: string) {
  return reader
    .selectFrom('watchHit as hit')
    .innerJoin('watchEntry as entry', 'entry.guid', 'hit.entryGuid')
    .where('hit.editionGuid', '=', editionGuid)
    .where(
      // With "offset 0" each hit looks for its own person; without it everybody is read for the few hits there are.
      sql<boolean>`exists (select from ${comers} where comer.guid = hit.subject_guid and comer.kind = hit.kind
        and comer.edition_guid = hit.edition_guid offset 0)`,
    )
}

function hitsWithEntries(reader: Reader, editionGuid: string) {
  return standingHits(reader, editionGuid)
    .leftJoin('organiser', 'organiser.accountGuid', 'hit.decidedBy')
    .selectAll('hit')
    .select([
      'entry.lastName',
      'entry.firstName',
      'entry.middleName',
      'entry.birthDate',
      'entry.remark',
      'organiser.name as decidedByName',
    ])
}

export type WatchHitRow = NonNullable<Awaited<ReturnType<typeof findWatchHit>>>

const ofComer = (value: RawBuilder<unknown>) =>
  sql`(select ${value} from ${comers} where comer.guid = hit.subject_guid and comer.kind = hit.kind
    and comer.edition_guid = hit.edition_guid)`

const byScore = bothWays('whole', sql`hit.score`)
const byName = bothWays(
  'text',
  sql`(${ofComer(
    sql`listed_name(comer.last_name, comer.latin_last_name, comer.first_name, comer.latin_first_name)`,
  )} collate "und-x-icu")`,
)
const byKind = bothWays('whole', sql`array_position(${[...watchedKinds]}::text[], hit.kind)`)
/** Whoever has no company comes before all companies. */
const byCompany = bothWays(
  'text',
  sql`lower(coalesce(${ofComer(sql`comer.company`)}, '') collate "und-x-icu")`,
)
const byListed = bothWays(
  'text',
  sql`lower(concat_ws(' ', entry.last_name, entry.first_name, entry.middle_name) collate "und-x-icu")`,
)

const byTime = bothWays('instant', sql`hit.found_at`)

/** No index serves these: hits are few. */
const hitOrders: Record<WatchHitSort, ListOrder> = {
  likest: byScore.down,
  leastLike: byScore.up,
  newest: byTime.down,
  oldest: byTime.up,
  name: byName.up,
  nameDown: byName.down,
  kind: byKind.up,
  kindDown: byKind.down,
  company: byCompany.up,
  companyDown: byCompany.down,
  listed: byListed.up,
  listedDown: byListed.down,
}

export type WatchHitFilter = {
  editionGuid: string
  /** Found in this time; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
}

/** One row more than the page, each with its place in the order as `sortKey`. */
export function listWatchHits(
  reader: Reader,
  wanted: WatchHitFilter & {
    state: WatchHitState
    sort: WatchHitSort
    after: readonly (string | null)[] | null
    limit: number
  },
) {
  const order = hitOrders[wanted.sort]
  return hitsWithEntries(reader, wanted.editionGuid)
    .select(sql<string>`${order.key}::text`.as('sortKey'))
    .where('hit.state', '=', wanted.state)
    .where(isWithin(sql.ref('hit.foundAt'), wanted))
    .where(comesAfter(order, sql.ref('hit.guid'), wanted.after))
    .orderBy(order.key, order.way)
    .orderBy('hit.guid', order.way)
    .limit(wanted.limit + 1)
    .execute()
}

export async function countWatchHits(
  reader: Reader,
  filter: WatchHitFilter,
): Promise<Partial<Record<WatchHitState, number>>> {
  const rows = await standingHits(reader, filter.editionGuid)
    .where(isWithin(sql.ref('hit.foundAt'), filter))
    .select(({ fn }) => ['hit.state', fn.countAll<bigint>().as('count')])
    .groupBy('hit.state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

/** How many people the list has, how many of them have not been looked for yet, and when the last of them was loaded. */
export async function countWatchEntries(reader: Reader, editionGuid: string) {
  const { count, unsearched, loadedAt } = await reader
    .selectFrom('watchEntry')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      fn.countAll<bigint>().filterWhere('searchedAt', 'is', null).as('unsearched'),
      fn.max('loadedAt').as('loadedAt'),
    ])
    .where('editionGuid', '=', editionGuid)
    .executeTakeFirstOrThrow()
  return { count: Number(count), unsearched: Number(unsearched), loadedAt }
}

export function findWatchHit(reader: Reader, { guid, editionGuid }: { guid: string; editionGuid: string }) {
  return hitsWithEntries(reader, editionGuid).where('hit.guid', '=', guid).executeTakeFirst()
}

/** Locks a hit until the transaction ends. */
export function lockWatchHit(tx: Tx, { guid, editionGuid }: { guid: string; editionGuid: string }) {
  return tx
    .selectFrom('watchHit')
    .selectAll()
    .where('guid', '=', guid)
    .where('editionGuid', '=', editionGuid)
    .forUpdate()
    .executeTakeFirst()
}

/** Only for a hit that is locked. */
export async function saveWatchDecision(
  tx: Tx,
  guid: string,
  decision: { state: WatchHitState; decidedBy: string | null; decidedAt: Date | null; note: string | null },
): Promise<void> {
  await tx
    .updateTable('watchHit')
    .set(eb => ({ ...decision, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .execute()
}

/** Whoever is erased leaves the hits, and what was noted about them. */
export async function dropFromWatchHits(tx: Tx, subjectGuid: string): Promise<void> {
  await tx.deleteFrom('watchHit').where('subjectGuid', '=', subjectGuid).execute()
}

/** What security has found about a record that goes stands for the one that stays; where both have it, theirs is the one that counts. */
export async function passWatchHits(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    update watch_hit as theirs set subject_guid = ${to} where theirs.subject_guid = ${from} and not exists (
      select from watch_hit as own
      where own.subject_guid = ${to} and own.entry_guid = theirs.entry_guid and own.kind = theirs.kind)`.execute(
    tx,
  )
}

/** The lists of forums that are over for good. */
export async function eraseWatchLists(tx: Tx, editionGuids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('watchEntry')
    .where(({ eb, val }) => eb('editionGuid', '=', eb.fn.any(val([...editionGuids]))))
    .execute()
}
