import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import type { DeliveryFault } from '#domain/message/delivery-fault.ts'
import {
  type DeliverySort,
  decisionDeliveries,
  type MessageDelivery,
  messageDeliveries,
} from '#domain/message/message-delivery.ts'
import { pageOfFound } from './application-search-queries.ts'
import type { Reader } from './database.ts'
import { bothWays, comesAfter, type ListOrder } from './list-order.ts'
import { pageByValues } from './list-parts.ts'
import { retriable } from './message-list-queries.ts'
import { joinMerged, type MergedNames, mergedNames } from './message-resend-queries.ts'
import { firstOfMany, isFound, namedPeople, type PeopleFound, pageOfGathered } from './search-text.ts'

export type PeopleFilter = {
  q?: string | undefined
  /** Whom the search finds (`findPeople`). */
  people?: PeopleFound | null | undefined
  delivery?: MessageDelivery | undefined
}

type Place<Sort> = {
  sort: Sort
  /** Where the page before has ended. */
  after: readonly (string | null)[] | null
  limit: number
}

export type PeoplePlace = Place<DeliverySort>

/** Orders of all of them together; `delivery` takes one outcome after another, each by time. */
type PlainSort = Exclude<DeliverySort, 'delivery' | 'deliveryDown'>

type Wanted<Sort> = PeopleFilter & { place: Place<Sort> }

type Names = {
  lastName: string | null
  firstName: string | null
  middleName: string | null
  latinFirstName: string | null
  latinLastName: string | null
}

type PersonRow = Names & {
  applicationGuid: string
  delivery: MessageDelivery
  at: Date
  /** What the order compares, and the guid that breaks ties. */
  sortKey: string
  sortGuid: string
}

/** The key and the guid of the orders by time; those by name are the application's. */
type Time = { key: RawBuilder<unknown>; guid: RawBuilder<unknown> }

const isByName = (sort: PlainSort) => sort === 'name' || sort === 'nameDown'

/** Where one page of this order begins, and the order itself. */
function paged({ sort, after }: Place<PlainSort>, time: Time) {
  const byTime = bothWays('instant', time.key)
  const byName = bothWays('text', sql`application.list_name`)
  const orders = { newest: byTime.down, oldest: byTime.up, name: byName.up, nameDown: byName.down }
  const order: ListOrder = orders[sort]
  const guid = isByName(sort) ? sql`application.guid` : time.guid
  const way = sql.raw(order.way)
  return {
    selected: sql`${order.key}::text as sort_key, ${guid} as sort_guid`,
    from: comesAfter(order, guid, after),
    order: sql`order by ${order.key} ${way}, ${guid} ${way}`,
  }
}

const names = sql`participant.last_name, participant.first_name, participant.middle_name, participant.latin_first_name, participant.latin_last_name`

/** People are wide rows, so those who are named are not read. */
function isReaderFound({ q, people }: PeopleFilter): RawBuilder<SqlBool> {
  if (!q) return sql<SqlBool>`true`
  return people && !people.more
    ? sql<SqlBool>`recipient.participant_guid = any(${namedPeople(people)})`
    : sql<SqlBool>`(select ${isFound(people, q)} from participant where participant.guid = recipient.participant_guid)`
}

const found = ({ q, people }: PeopleFilter) => (q ? isFound(people, q) : sql<SqlBool>`true`)

export type LetterPersonRow = PersonRow &
  MergedNames & {
    messageGuid: string | null
    fault: DeliveryFault | null
    retriable: boolean | null
  }

async function inOrder<Row extends PersonRow>(
  all: readonly MessageDelivery[],
  wanted: Wanted<DeliverySort>,
  rowsOf: (wanted: Wanted<PlainSort>) => Promise<Row[]>,
): Promise<Row[]> {
  const { sort, after, limit } = wanted.place
  if (sort !== 'delivery' && sort !== 'deliveryDown')
    return rowsOf({ ...wanted, place: { sort, after, limit } })
  const values = all.filter(one => wanted.delivery === undefined || wanted.delivery === one)
  return pageByValues({ values, isDown: sort === 'deliveryDown', after, limit }, (delivery, place) =>
    rowsOf({ ...wanted, delivery, place }),
  )
}

/** `isShort`: its readers are so few that they are asked one by one (`isShortLetter`). */
type Letter = { guid: string; editionGuid: string; isShort: boolean }

/** More than these are found sooner by the index of the search. */
const mostAsked = 3000

/** Whether a letter has so few readers that a search asks each of them, however many people of the forum it would find. */
export async function isShortLetter(reader: Reader, letterGuid: string): Promise<boolean> {
  const { rows } = await sql<{ isShort: boolean }>`
    select count(*) <= ${mostAsked} as is_short
    from (select from marketing_letter_recipient where letter_guid = ${letterGuid} limit ${mostAsked + 1}) as reader`.execute(
    reader,
  )
  return rows[0]?.isShort ?? true
}

export function listPeopleOfLetter(reader: Reader, letter: Letter, wanted: Wanted<DeliverySort>) {
  return inOrder(messageDeliveries, wanted, plain => pageOfLetter(reader, letter, plain))
}

/** In order of time by an index of the letter, in order of names by that of the applications. */
async function pageOfLetter(
  reader: Reader,
  letter: Letter,
  { delivery, place, q, people }: Wanted<PlainSort>,
): Promise<LetterPersonRow[]> {
  const { selected, from, order } = paged(place, {
    key: sql`recipient.delivery_at`,
    guid: sql`recipient.participant_guid`,
  })
  const byName = isByName(place.sort)
  const applications = sql`join application on application.participant_guid = recipient.participant_guid
    and application.edition_guid = ${letter.editionGuid}`
  // First which people, then what is said of them: to put a few thousand names in order nothing else is looked up.
  const pageFor = (people: PeopleFilter['people']) => sql`
    select recipient.participant_guid from marketing_letter_recipient as recipient
    ${byName ? applications : sql``}
    where recipient.letter_guid = ${letter.guid} and ${delivery ? sql`recipient.delivery = ${delivery}` : sql`true`}
      and ${isReaderFound({ q, people })} and ${from} ${order} limit ${place.limit}`
  // In an order of names those who are found stand together, perhaps at its end.
  const found =
    q && !letter.isShort && people?.more === 'asTyped' && (place.sort === 'name' || place.sort === 'nameDown')
      ? await pageOfFound(reader, {
          ...{ editionGuid: letter.editionGuid, typed: q, order: place.sort, after: place.after },
          limit: place.limit,
          more: sql<SqlBool>`(select true from marketing_letter_recipient as recipient
            where recipient.letter_guid = ${letter.guid} and recipient.participant_guid = application_search.participant_guid
              and ${delivery ? sql`recipient.delivery = ${delivery}` : sql`true`})`,
        })
      : null
  const gatheredPage =
    q && !letter.isShort && people?.more === 'near' && byName
      ? await pageOfGathered(reader, { people, typed: q }, pageFor)
      : null
  const page = found
    ? sql`array(select participant_guid from application where guid = any(${found}::uuid[]))`
    : gatheredPage
      ? sql`${gatheredPage}::uuid[]`
      : sql`array(${pageFor(people)})`
  const { rows } = await sql<LetterPersonRow>`
    select application.guid as application_guid, ${names}, recipient.delivery, recipient.delivery_at as at, ${selected},
      recipient.message_guid, message.fault, ${retriable} as retriable, ${mergedNames}
    from marketing_letter_recipient as recipient ${applications}
    join participant on participant.guid = recipient.participant_guid
    left join message on message.guid = recipient.message_guid ${joinMerged}
    where recipient.letter_guid = ${letter.guid} and recipient.participant_guid = any(${page}) ${order}`.execute(
    reader,
  )
  return rows
}

type Counted = { delivery: MessageDelivery; count: bigint }

/** How many of a letter's people stand how, under the same search. `isPartial`: a search finds more people of the forum than those of whom it was asked who reads the letter. */
export async function countPeopleOfLetter(
  reader: Reader,
  letter: Pick<Letter, 'guid' | 'isShort'>,
  { q = '', people }: PeopleFilter = {},
): Promise<{ counts: Partial<Record<MessageDelivery, number>>; isPartial: boolean }> {
  const some = letter.isShort ? null : firstOfMany(people, q)
  const { rows } = await sql<Counted>`
    select delivery, count(*) as count from marketing_letter_recipient as recipient
    where recipient.letter_guid = ${letter.guid} and ${isReaderFound({ q, people: some ?? people })} group by delivery`.execute(
    reader,
  )
  return { counts: asCounts(rows), isPartial: some !== null }
}

export type DecisionPersonRow = PersonRow & {
  /** Of the decision about this person. */
  guid: string
  status: ApplicationStatus
  reason: string | null
}

/** Everybody of a batch, of whom there are a few hundred at most; what failed says more than what went. */
const decided = (batchGuid: string) => sql`decision
  join application on application.guid = decision.application_guid
  join participant on participant.guid = application.participant_guid
  cross join lateral (
    select case when bool_or(state = 'failed') then 'failed' when bool_or(state = 'waiting') then 'waiting'
        when bool_or(state = 'sent') then 'sent' when count(*) > 0 then 'cancelled' else 'unrecorded' end as delivery,
      coalesce(max(coalesce(sent_at, not_before)), decision.released_at) as at
    from message where message.decision_guid = decision.guid
  ) as said
  where decision.batch_guid = ${batchGuid}`

export function listPeopleOfBatch(reader: Reader, batchGuid: string, wanted: Wanted<DeliverySort>) {
  return inOrder(decisionDeliveries, wanted, plain => pageOfBatch(reader, batchGuid, plain))
}

async function pageOfBatch(
  reader: Reader,
  batchGuid: string,
  { delivery, place, ...filter }: Wanted<PlainSort>,
): Promise<DecisionPersonRow[]> {
  const { selected, from, order } = paged(place, { key: sql`said.at`, guid: sql`decision.guid` })
  const { rows } = await sql<DecisionPersonRow>`
    select decision.guid, decision.application_guid, decision.reason, application.status, ${names}, said.delivery, said.at, ${selected}
    from ${decided(batchGuid)} and ${delivery ? sql`said.delivery = ${delivery}` : sql`true`}
      and ${found(filter)} and ${from} ${order} limit ${place.limit}`.execute(reader)
  return rows
}

export async function countPeopleOfBatch(
  reader: Reader,
  batchGuid: string,
  filter: PeopleFilter,
): Promise<Partial<Record<MessageDelivery, number>>> {
  const { rows } = await sql<Counted>`
    select said.delivery, count(*) as count from ${decided(batchGuid)} and ${found(filter)}
    group by said.delivery`.execute(reader)
  return asCounts(rows)
}

const asCounts = (rows: readonly Counted[]) =>
  Object.fromEntries(rows.map(({ delivery, count }) => [delivery, Number(count)]))
