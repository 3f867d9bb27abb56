import { type SqlBool, sql } from 'kysely'
import type { CallSort } from '#domain/passport/call-sort.ts'
import {
  type CallOutcome,
  type CallQuestion,
  type CallTab,
  callOutcomes,
} from '#domain/passport/mismatch-call.ts'
import { isOfPeople } from './application-filter-queries.ts'
import type { Reader, Tx } from './database.ts'
import { bothWays, comesAfter, isWithin, type ListOrder } from './list-order.ts'
import { colleaguesByName } from './organiser-owner-queries.ts'
import { isOwnedBy } from './organiser-request-queries.ts'
import type { PeopleFound } from './search-text.ts'

/** Whose passport did not match, with what has been done about it; nothing where nobody has acted yet. The few who are erased are left out by name. */
function desk(reader: Reader) {
  return reader
    .selectFrom('application')
    .leftJoin('mismatchCall as call', 'call.applicationGuid', 'application.guid')
    .where('application.security', '=', 'passportFailed')
    .where('application.status', '<>', 'cancelled')
    .where(
      sql<SqlBool>`application.participant_guid not in (select guid from participant where erased_at is not null)`,
    )
}

const calls = (reader: Reader, editionGuid: string) =>
  desk(reader).where('application.editionGuid', '=', editionGuid)

/** An older failure than the desk counts from when the passport was saved. */
const openedAt = sql<Date>`coalesce(call.opened_at, application.passport_saved_at, application.created_at)`
/** Who asked to be called later comes when they asked, all others when their promise says. */
const turn = sql<Date>`coalesce(call.call_at, call.opened_at, application.passport_saved_at, application.created_at)`

const attempts = sql<number>`(select count(*)::integer from mismatch_call_attempt as attempt
  where attempt.application_guid = application.guid and attempt.called_at >= ${openedAt})`
const lastOutcome = sql<CallOutcome | null>`(select outcome from mismatch_call_attempt as attempt
  where attempt.application_guid = application.guid order by attempt.guid desc limit 1)`

const byTurn = bothWays('instant', turn)
const bySince = bothWays('instant', openedAt)
const byName = bothWays('text', sql`application.list_name`)
const byCompany = bothWays('text', sql`application.list_company`)
const byAttempts = bothWays('whole', attempts)
/** Whoever was not called yet comes before all outcomes. */
const byOutcome = bothWays(
  'whole',
  sql`coalesce(array_position(${[...callOutcomes]}::text[], ${lastOutcome}), 0)`,
)

const orders: Record<Exclude<CallSort, 'owner' | 'ownerDown'>, ListOrder> = {
  turn: byTurn.up,
  turnDown: byTurn.down,
  oldest: bySince.up,
  newest: bySince.down,
  name: byName.up,
  nameDown: byName.down,
  company: byCompany.up,
  companyDown: byCompany.down,
  mostAttempts: byAttempts.down,
  fewestAttempts: byAttempts.up,
  outcome: byOutcome.up,
  outcomeDown: byOutcome.down,
}

/** Colleagues by the names that the reader sees; nobody comes after everybody. */
async function orderOf(
  reader: Reader,
  { sort, locale }: { sort: CallSort; locale: 'ru' | 'en' },
): Promise<ListOrder> {
  if (sort !== 'owner' && sort !== 'ownerDown') return orders[sort]
  const named = await colleaguesByName(reader, {
    who: sql`exists (select from mismatch_call where mismatch_call.taken_by = organiser.account_guid)`,
    locale,
  })
  const place = sql`coalesce(array_position(${named}::uuid[], call.taken_by), ${named.length + 1}::integer)`
  return bothWays('whole', place)[sort === 'owner' ? 'up' : 'down']
}

function rows(reader: Reader, editionGuid: string) {
  return calls(reader, editionGuid)
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
    .leftJoin('organiser', 'organiser.accountGuid', 'call.takenBy')
    .select([
      'application.guid',
      'application.status',
      'participant.guid as participantGuid',
      'participant.isPrimary',
      'participant.lastName',
      'participant.firstName',
      'participant.middleName',
      'participant.latinLastName',
      'participant.latinFirstName',
      'company.shortName as companyShortName',
      'company.name as companyName',
      'call.callAt',
      'call.takenBy',
      'call.takenAt',
      'call.linkSentAt',
      'organiser.name as takenByName',
    ])
    .select(sql<number>`coalesce(call.version, 0)`.as('version'))
    .select(openedAt.as('openedAt'))
    .select([attempts.as('attempts'), lastOutcome.as('lastOutcome')])
}

export type CallRecord = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

type CallFilter = {
  editionGuid: string
  /** Only these, whom a search has found (`findCalls`). */
  among?: readonly string[] | null | undefined
  /** The account of whoever has taken them; empty: nobody has. */
  owner?: string | undefined
  /** Found not to match in this time; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
  now: Date
}

/** The desk is short, so what is asked for is looked for in the whole of it. */
function chosen(reader: Reader, { editionGuid, among, owner, since, before }: CallFilter) {
  return calls(reader, editionGuid)
    .$if(Boolean(among), query => query.where(isAmong(among ?? [])))
    .where(isOwnedBy(owner, sql.ref('call.takenBy'), sql`true`))
    .where(isWithin(openedAt, { since, before }))
}

/** The applications of those at the desk whom a search finds. Looked up once: the page and the counts both ask for them. */
export async function findCalls(
  reader: Reader,
  { editionGuid, q, people }: { editionGuid: string; q: string; people: PeopleFound | null },
): Promise<string[]> {
  const found = await calls(reader, editionGuid)
    .select('application.guid')
    .where(isOfPeople({ q, people }))
    .execute()
  return found.map(({ guid }) => guid)
}

const isAmong = (guids: readonly string[]) => sql<SqlBool>`application.guid = any(${guids}::uuid[])`

const isLater = (now: Date) => sql<boolean>`coalesce(call.call_at > ${now}, false)`

/** One row more than the page, each with its place in the order as `sortKey`. */
export async function listCallRows(
  reader: Reader,
  wanted: CallFilter & {
    tab: CallTab
    sort: CallSort
    after: readonly (string | null)[] | null
    limit: number
    locale: 'ru' | 'en'
  },
) {
  const { editionGuid, now, tab, after } = wanted
  const order = await orderOf(reader, wanted)
  // First whose turn it is, then what is said of them.
  const page = chosen(reader, wanted)
    .select('application.guid')
    .where(isLater(now), '=', tab === 'later')
    .where(comesAfter(order, sql.ref('application.guid'), after))
    .orderBy(order.key, order.way)
    .orderBy('application.guid', order.way)
    .limit(wanted.limit + 1)
  return rows(reader, editionGuid)
    .select(sql<string>`${order.key}::text`.as('sortKey'))
    .where(sql<SqlBool>`application.guid = any(array(${page}))`)
    .orderBy(order.key, order.way)
    .orderBy('application.guid', order.way)
    .execute()
}

/** How many are to be called now and later, and since when the first waits. */
export async function countCalls(
  reader: Reader,
  filter: CallFilter,
): Promise<{ due: number; later: number; oldestAt: Date | null }> {
  const { now } = filter
  const found = await chosen(reader, filter)
    .select([
      sql<bigint>`count(*) filter (where not ${isLater(now)})`.as('due'),
      sql<bigint>`count(*) filter (where ${isLater(now)})`.as('later'),
      sql<Date | null>`min(${openedAt}) filter (where not ${isLater(now)})`.as('oldestAt'),
    ])
    .executeTakeFirstOrThrow()
  return { due: Number(found.due), later: Number(found.later), oldestAt: found.oldestAt }
}

export function findCall(
  reader: Reader,
  { guid, editionGuid }: { guid: string; editionGuid: string },
): Promise<CallRecord | undefined> {
  return rows(reader, editionGuid).where('application.guid', '=', guid).executeTakeFirst()
}

/** Since when the person is at the desk, and under which tab; undefined where they are not. */
export function findOpenCall(
  reader: Reader,
  { guid, editionGuid, now }: { guid: string; editionGuid: string; now: Date },
) {
  return calls(reader, editionGuid)
    .select(openedAt.as('openedAt'))
    .select(sql<CallTab>`case when ${isLater(now)} then 'later' else 'due' end`.as('tab'))
    .where('application.guid', '=', guid)
    .executeTakeFirst()
}

/** The desk begins anew: a failed check is called about whatever came of earlier ones. */
export async function beginCall(tx: Tx, applicationGuid: string, at: Date): Promise<void> {
  await sql`
    insert into mismatch_call (application_guid, opened_at) values (${applicationGuid}, ${at})
    on conflict (application_guid) do update set opened_at = excluded.opened_at, call_at = null,
      taken_by = null, taken_at = null, link_sent_at = null, version = mismatch_call.version + 1`.execute(tx)
}

/** Locks the row of a call on the version that the operator saw, made if it is missing; false when a colleague has acted meanwhile. */
export async function lockCall(
  tx: Tx,
  { guid, version, openedAt: since }: { guid: string; version: number; openedAt: Date },
): Promise<boolean> {
  await sql`
    insert into mismatch_call (application_guid, opened_at) values (${guid}, ${since})
    on conflict (application_guid) do nothing`.execute(tx)
  const row = await tx
    .selectFrom('mismatchCall')
    .select('version')
    .where('applicationGuid', '=', guid)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.version === version
}

type CallChange = {
  callAt?: Date | null
  takenBy?: string | null
  takenAt?: Date | null
  linkSentAt?: Date | null
}

/** Only for a call that is locked. */
export async function changeCall(tx: Tx, guid: string, change: CallChange): Promise<void> {
  await tx
    .updateTable('mismatchCall')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .where('applicationGuid', '=', guid)
    .execute()
}

/** The calls that an organiser has taken, of those at the desk. */
export const callsTakenBy = (reader: Reader, accountGuid: string) =>
  desk(reader).where('call.takenBy', '=', accountGuid)

/** What an organiser has taken goes to a colleague, or back to all; what has left the desk meanwhile goes to nobody. Returns what was at the desk. */
export async function passCalls(
  tx: Tx,
  { from, to, at }: { from: string; to: string | null; at: Date },
): Promise<string[]> {
  await tx
    .selectFrom('mismatchCall')
    .select('applicationGuid')
    .where('takenBy', '=', from)
    .orderBy('applicationGuid')
    .forUpdate()
    .execute()
  const waiting = await callsTakenBy(tx, from).select('application.guid').execute()
  const guids = waiting.map(({ guid }) => guid)
  const pass = (owner: { takenBy: string | null; takenAt: Date | null }) =>
    tx
      .updateTable('mismatchCall')
      .set(eb => ({ ...owner, version: eb('version', '+', 1) }))
      .where('takenBy', '=', from)
  if (to !== null && guids.length > 0)
    await pass({ takenBy: to, takenAt: at }).where('applicationGuid', 'in', guids).execute()
  await pass({ takenBy: null, takenAt: null }).execute()
  return guids
}

export async function insertAttempt(
  tx: Tx,
  attempt: {
    applicationGuid: string
    calledBy: string
    calledAt: Date
    outcome: CallOutcome
    callAt: Date | null
    note: string | null
  },
): Promise<void> {
  await tx.insertInto('mismatchCallAttempt').values(attempt).execute()
}

/** The newest first. */
export function listAttempts(reader: Reader, applicationGuid: string) {
  return reader
    .selectFrom('mismatchCallAttempt as attempt')
    .leftJoin('organiser', 'organiser.accountGuid', 'attempt.calledBy')
    .select(['attempt.guid', 'attempt.calledAt', 'attempt.outcome', 'attempt.callAt', 'attempt.note'])
    .select('organiser.name as calledByName')
    .where('attempt.applicationGuid', '=', applicationGuid)
    .orderBy('attempt.guid', 'desc')
    .limit(100)
    .execute()
}

export async function insertAnswer(
  tx: Tx,
  answer: {
    applicationGuid: string
    askedBy: string
    askedAt: Date
    question: CallQuestion
    matches: boolean
  },
): Promise<void> {
  await tx.insertInto('mismatchCallAnswer').values(answer).execute()
}

/** Answers since the check failed, in the order in which they were given. */
export function listAnswers(reader: Reader, { guid, since }: { guid: string; since: Date }) {
  return reader
    .selectFrom('mismatchCallAnswer')
    .select(['question', 'matches', 'askedBy', 'askedAt'])
    .where('applicationGuid', '=', guid)
    .where('askedAt', '>=', since)
    .orderBy('guid')
    .execute()
}
