import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { countedChats } from '#contract/organiser-chat.ts'
import type { ChatSort } from '#domain/chat/chat-sort.ts'
import { mostCounted } from './application-list-queries.ts'
import { erased } from './chat-queries.ts'
import type { Reader } from './database.ts'
import type { DB } from './database-types.gen.ts'
import { ownersByName } from './organiser-owner-queries.ts'
import { firstOfMany, isFound, likePattern, type PeopleFound } from './search-text.ts'

export type ChatFilter = {
  editionGuid: string
  state: 'waiting' | 'mine' | 'open' | 'closed' | 'all'
  callerGuid: string
  q?: string | undefined
  /** Whom the search finds (`findPeople`). */
  people?: PeopleFound | null | undefined
  /** The last message was written in this time. */
  since?: Date | undefined
  before?: Date | undefined
}

/** Where the last page ended: among the waiting chats, the others, those of an owner or of `nobody`, or at a person's name; at this time and guid. */
export type ChatPlace = { part: string; at: Date; guid: string }

export type ChatRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

const isWaiting = (eb: ExpressionBuilder<DB, 'chat'>) =>
  eb.and([eb('chat.waitingSince', 'is not', null), eb('chat.closedAt', 'is', null)])

/** Chats that have begun, with the person, the owner and the last message. */
function rows(reader: Reader) {
  return (
    reader
      .selectFrom('chat')
      .leftJoin('participant', 'participant.guid', 'chat.participantGuid')
      .innerJoin('account', join =>
        join.on(eb => eb('account.guid', '=', eb.fn.coalesce('participant.accountGuid', 'chat.accountGuid'))),
      )
      .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
      .leftJoin('application', join =>
        join
          .onRef('application.participantGuid', '=', 'participant.guid')
          .onRef('application.editionGuid', '=', 'chat.editionGuid'),
      )
      // Whoever is responsible for several companies is shown with the first.
      .leftJoin('staffCompany as staff', join =>
        join.on(
          sql<SqlBool>`staff.guid = (select own.guid from staff_company as own
            where own.account_guid = chat.account_guid and own.edition_guid = chat.edition_guid
            order by own.guid limit 1)`,
        ),
      )
      .leftJoin('organiser as owner', 'owner.accountGuid', 'chat.ownerGuid')
      .leftJoin('chatMessage as last', join =>
        join.onRef('last.chatGuid', '=', 'chat.guid').onRef('last.number', '=', 'chat.lastNumber'),
      )
      .selectAll('chat')
      .select([
        'account.phone as holderPhone',
        'account.locale as holderLocale',
        'participant.locale',
        'participant.phone',
        'participant.role',
        'participant.lastName',
        'participant.firstName',
        'participant.middleName',
        'participant.latinFirstName',
        'participant.latinLastName',
        'company.shortName as companyShortName',
        'staff.name as staffCompanyName',
        'staff.firstName as staffFirstName',
        'staff.lastName as staffLastName',
        'staff.latinFirstName as staffLatinFirstName',
        'staff.latinLastName as staffLatinLastName',
        'application.guid as applicationGuid',
        'application.status',
        'application.security',
        'application.payment',
        'owner.name as ownerName',
        'last.side as lastSide',
      ])
      .select(eb => eb.fn<string | null>('left', ['last.text', eb.val(200)]).as('lastText'))
      // Counts only what support has not read yet, which bounds the cost.
      .select(eb =>
        eb
          .selectFrom('chatMessage as newer')
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .whereRef('newer.chatGuid', '=', 'chat.guid')
          .whereRef('newer.number', '>', 'chat.supportRead')
          .where('newer.side', '=', 'person')
          .as('unread'),
      )
  )
}

/** The chats of a list and whose they are: what a row shows is looked up for those of the page alone. */
function listed(reader: Reader) {
  return reader
    .selectFrom('chat')
    .leftJoin('participant', 'participant.guid', 'chat.participantGuid')
    .select('chat.guid')
    .where('participant.erasedAt', 'is', null)
    .where(eb =>
      eb.or([
        eb('chat.accountGuid', 'is', null),
        eb.not(
          eb.exists(
            eb
              .selectFrom('account')
              .select('account.guid')
              .whereRef('account.guid', '=', 'chat.accountGuid')
              .where('account.phone', 'like', 'erased:%'),
          ),
        ),
      ]),
    )
}

/**
 * Finds a chat by its person; an account's own chat by its phone or its company on site. People are searched first and their chats listed then, so that
 * each step uses its index; where people are many the list is walked, which soon meets some.
 */
function isWith(q: string, people: PeopleFound | null | undefined): RawBuilder<SqlBool> {
  const pattern = `%${likePattern(q)}%`
  const ofCompanies = sql`
    select found.guid from chat found join staff_company on staff_company.account_guid = found.account_guid
      and staff_company.edition_guid = found.edition_guid
    where lower(staff_company.name) like ${pattern}`
  // Only what is a number can be a part of one: every account would be looked at.
  const ofAccounts = /^%\+?\d+%$/.test(pattern)
    ? sql`${ofCompanies} union all
      select found.guid from chat found where found.account_guid is not null
        and (select phone from account where account.guid = found.account_guid) like ${pattern}`
    : ofCompanies
  if (people?.more) return sql<SqlBool>`(${isFound(people, q)} or chat.guid in (${ofAccounts}))`
  return sql<SqlBool>`chat.guid in (
    select found.guid from chat found join participant on participant.guid = found.participant_guid where ${isFound(people, q)}
    union all ${ofAccounts})`
}

function matching(reader: Reader, filter: ChatFilter) {
  const { editionGuid, state, callerGuid, q, people, since, before } = filter
  let query = listed(reader).where('chat.editionGuid', '=', editionGuid).where('chat.lastNumber', '>', 0)
  if (state === 'closed') query = query.where('chat.closedAt', 'is not', null)
  else if (state !== 'all') query = query.where('chat.closedAt', 'is', null)
  if (state === 'mine') query = query.where('chat.ownerGuid', '=', callerGuid)
  if (since) query = query.where('chat.updatedAt', '>=', since)
  if (before) query = query.where('chat.updatedAt', '<', before)
  if (q) query = query.where(isWith(q, people))
  return query
}

type Wanted = ChatFilter & { sort: ChatSort; after: ChatPlace | null; limit: number; locale: 'ru' | 'en' }

/** A page of chats and one row more. */
export function listChatRows(reader: Reader, wanted: Wanted): Promise<ChatRow[]> {
  const { sort } = wanted
  if (sort === 'longestWait') return waitingFirst(reader, wanted, 'asc')
  if (sort === 'shortestWait') return waitingFirst(reader, wanted, 'desc')
  if (sort === 'owner' || sort === 'ownerDown') return byOwner(reader, wanted)
  if (sort === 'person' || sort === 'personDown')
    return byPerson(reader, wanted, sort === 'person' ? 'asc' : 'desc')
  return byLastMessage(reader, wanted, sort === 'newest' ? 'desc' : 'asc')
}

/** `owner`: of that one alone, or of nobody. */
function pageByLastMessage(
  reader: Reader,
  wanted: Omit<Wanted, 'sort'> & { owner?: string | null },
  direction: 'asc' | 'desc',
) {
  const { after, state, owner } = wanted
  const compared = direction === 'desc' ? sql`<` : sql`>`
  let page = matching(reader, wanted)
  if (state === 'waiting') page = page.where(isWaiting)
  if (after)
    page = page.where(
      sql<SqlBool>`(chat.updated_at, chat.guid) ${compared} (${after.at}, ${after.guid}::uuid)`,
    )
  if (owner !== undefined)
    page = page
      .where('chat.ownerGuid', owner === null ? 'is' : '=', owner)
      // The index knows no order after "is null" but with the column itself before it.
      .orderBy('chat.ownerGuid', direction)
  return page
    .orderBy('chat.updatedAt', direction)
    .orderBy('chat.guid', direction)
    .limit(wanted.limit + 1)
}

function byLastMessage(reader: Reader, wanted: Wanted, direction: 'asc' | 'desc') {
  return rowsOf(reader, pageByLastMessage(reader, wanted, direction))
    .orderBy('chat.updatedAt', direction)
    .orderBy('chat.guid', direction)
    .execute()
}

/** By the names of those who have taken them, nobody last, and of each the last message first; or all of it turned round. */
async function byOwner(reader: Reader, wanted: Wanted): Promise<ChatRow[]> {
  const { after, limit } = wanted
  const direction = wanted.sort === 'owner' ? 'desc' : 'asc'
  const named = await ownersByName(reader, { ...wanted, table: 'chat' })
  const owners = wanted.sort === 'owner' ? named : named.toReversed()
  const ended = owners.findIndex(owner => (owner ?? 'nobody') === after?.part)
  const page: string[] = []
  for (const [index, owner] of owners.entries()) {
    if (index < ended || page.length > limit) continue
    const place = index === ended ? after : null
    const part = { ...wanted, owner, after: place, limit: limit - page.length }
    page.push(...(await pageByLastMessage(reader, part, direction).execute()).map(({ guid }) => guid))
  }
  const found = await rows(reader).where(sql<SqlBool>`chat.guid = any(${page}::uuid[])`).execute()
  const byGuid = new Map(found.map(row => [row.guid, row]))
  return page.flatMap(guid => byGuid.get(guid) ?? [])
}

/** By the name that stands on the chat; those without one come before all others. */
function byPerson(reader: Reader, wanted: Wanted, direction: 'asc' | 'desc') {
  const { after, state, limit } = wanted
  const beyond = direction === 'asc' ? sql`>` : sql`<`
  let page = matching(reader, wanted)
  if (state === 'waiting') page = page.where(isWaiting)
  if (after)
    page = page.where(
      sql<SqlBool>`(chat.list_name, chat.guid) ${beyond} (${after.part}::text, ${after.guid}::uuid)`,
    )
  page = page
    .orderBy('chat.listName', direction)
    .orderBy('chat.guid', direction)
    .limit(limit + 1)
  return rowsOf(reader, page).orderBy('chat.listName', direction).orderBy('chat.guid', direction).execute()
}

/** Those who wait, from the longest wait or from the shortest, then all others by last message. */
async function waitingFirst(reader: Reader, wanted: Wanted, direction: 'asc' | 'desc') {
  const { after, state } = wanted
  const beyond = direction === 'asc' ? sql`>` : sql`<`
  const most = wanted.limit + 1
  let waiting = matching(reader, wanted).where(isWaiting)
  if (after)
    waiting = waiting.where(
      sql<SqlBool>`(chat.waiting_since, chat.guid) ${beyond} (${after.at}, ${after.guid}::uuid)`,
    )
  const first =
    state === 'closed' || (after && after.part !== 'waiting')
      ? []
      : await rowsOf(
          reader,
          waiting.orderBy('chat.waitingSince', direction).orderBy('chat.guid', direction).limit(most),
        )
          .orderBy('chat.waitingSince', direction)
          .orderBy('chat.guid', direction)
          .execute()
  if (state === 'waiting' || first.length === most) return first
  let others = matching(reader, wanted).where(eb => eb.not(isWaiting(eb)))
  if (after && after.part !== 'waiting')
    others = others.where(sql<SqlBool>`(chat.updated_at, chat.guid) < (${after.at}, ${after.guid}::uuid)`)
  const rest = await rowsOf(
    reader,
    others
      .orderBy('chat.updatedAt', 'desc')
      .orderBy('chat.guid', 'desc')
      .limit(most - first.length),
  )
    .orderBy('chat.updatedAt', 'desc')
    .orderBy('chat.guid', 'desc')
    .execute()
  return [...first, ...rest]
}

/** As an array, because the planner would rather join all chats and then look which are of the page. */
function rowsOf(reader: Reader, page: ReturnType<typeof listed>) {
  return rows(reader).where(sql<SqlBool>`chat.guid = any(array(${page}))`)
}

/** One chat as the list shows it. */
export function findChatRow(reader: Reader, guid: string) {
  return rows(reader)
    .where('chat.guid', '=', guid)
    .where(eb => eb.not(erased))
    .executeTakeFirst()
}

/**
 * How many chats each state has under a search and days. A search that finds too many people counts the first of them; closed chats are counted up to a limit.
 * @param filter.overdueBefore what has waited since before this moment is overdue
 */
export async function countChats(
  reader: Reader,
  { overdueBefore, ...filter }: Omit<ChatFilter, 'state'> & { overdueBefore: Date },
) {
  const { editionGuid, callerGuid, q, people, since, before } = filter
  const few = firstOfMany(people, q ?? '')
  const named = { ...filter, people: few ?? people }
  let open = reader
    .selectFrom('chat')
    .select(({ fn, eb }) => [
      fn.countAll<bigint>().as('open'),
      fn.countAll<bigint>().filterWhere(isWaiting).as('waiting'),
      fn.countAll<bigint>().filterWhere('waitingSince', '<', overdueBefore).as('overdue'),
      fn
        .countAll<bigint>()
        .filterWhere(eb('ownerGuid', '=', callerGuid))
        .as('mine'),
    ])
    .where('editionGuid', '=', editionGuid)
    .where('closedAt', 'is', null)
    .where('lastNumber', '>', 0)
  if (since) open = open.where('updatedAt', '>=', since)
  if (before) open = open.where('updatedAt', '<', before)
  if (q) open = open.where(isWith(q, named.people))
  const ended = matching(reader, { ...named, state: 'closed' }).limit(mostCounted + 1)
  const [row, { closed: found }] = await Promise.all([
    open.executeTakeFirstOrThrow(),
    reader
      .selectFrom(ended.as('ended'))
      .select(({ fn }) => fn.countAll<bigint>().as('closed'))
      .executeTakeFirstOrThrow(),
  ])
  const closed = Math.min(Number(found), mostCounted)
  const counts = {
    waiting: Number(row.waiting),
    overdue: Number(row.overdue),
    mine: Number(row.mine),
    open: Number(row.open),
    closed,
    all: Number(row.open) + closed,
  }
  const inPart: (keyof typeof counts)[] = Number(found) > mostCounted ? ['closed', 'all'] : []
  return { counts, countedInPart: few ? [...countedChats] : inPart }
}
