import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  type RefundKind,
  type RefundSort,
  type RefundState,
  type RefundTab,
  refundKinds,
  refundStatesIn,
  waitingRefundStates,
} from '#domain/payment/refund-state.ts'
import { applicationsOfCompany, isOneOf, isPaidBy } from './company-key-queries.ts'
import type { Reader } from './database.ts'
import { pageByValues } from './list-parts.ts'
import { colleaguesByName } from './organiser-owner-queries.ts'
import { isOwnedBy, requestOwners } from './organiser-request-queries.ts'
import { isFound, type PeopleFound } from './search-text.ts'

export type RefundFilter = {
  editionGuid: string
  /** In which colleagues are named. */
  locale: 'ru' | 'en'
  q?: string | undefined
  /** Whom the search finds (`findPeople`). */
  people?: PeopleFound | null | undefined
  state?: RefundTab | undefined
  kind?: RefundKind | undefined
  /** The account of a colleague; empty: nobody who is one now. */
  askedBy?: string | undefined
  madeBy?: string | undefined
  /** Whoever has taken it; empty: nobody has. */
  owner?: string | undefined
  /** The key of the company whose people or invoices they are of. */
  company?: string | undefined
  since?: Date | undefined
  before?: Date | undefined
}

type Place<Sort> = { sort: Sort; after: readonly (string | null)[] | null; limit: number }

export type RefundPlace = Place<RefundSort>

/** Orders that take one value after another (`pageByValues`). */
type Parted = 'state' | 'kind' | 'askedBy' | 'madeBy' | 'owner'

/** Orders of all refunds together. */
type Plain = Exclude<RefundSort, Parted | `${Parted}Down`>

export type ChosenRefund = { guid: string; kind: RefundKind; sortKey: string }

const byTime = { card: sql`line.refund_at`, transfer: sql`back.booked_at`, type: sql`timestamptz` }
const bySum = { card: sql`line.refund_kopecks`, transfer: sql`back.amount_kopecks`, type: sql`bigint` }

/** Whose place the money paid for; what paid for nobody comes before all names. */
const byName = {
  card: sql`(select list_name from application where application.guid = line.application_guid)`,
  transfer: sql`coalesce((select application.list_name from invoice_line
    join application on application.guid = invoice_line.application_guid
    where invoice_line.guid = back.invoice_line_guid), '')`,
  type: sql`text`,
}

/** As `presentCard` says it. */
const waitSince = sql`case when line.state = 'refundDue'
  then coalesce((select finished_at from card_payment where card_payment.guid = line.card_payment_guid), line.refund_at)
  else coalesce(line.refund_wanted_at, line.refund_at) end`

/** What went back waits no more and comes after all that does. */
const byWait = (done: 'infinity' | '-infinity') => ({
  card: sql`case when line.refund_state = 'done' then ${sql.lit(done)} else ${waitSince} end`,
  transfer: sql`${sql.lit(done)}::timestamptz`,
  type: sql`timestamptz`,
})

/** By the invoice's number. Card payments have none, so they come first. */
const bySource = {
  card: sql`0::bigint`,
  transfer: sql`(select invoice.year::bigint * 1000000000 + invoice.number from invoice where invoice.guid = back.invoice_guid)`,
  type: sql`bigint`,
}

const byBankNumber = {
  card: sql`coalesce((select provider_id from card_payment where card_payment.guid = line.card_payment_guid), '')`,
  transfer: sql`back.payment_order_number`,
  type: sql`text`,
}

/** Only time and sum have an index; refunds are few enough to be sorted for the other orders. */
const orders = {
  newest: { ...byTime, way: sql`desc`, beyond: sql`<` },
  oldest: { ...byTime, way: sql`asc`, beyond: sql`>` },
  largest: { ...bySum, way: sql`desc`, beyond: sql`<` },
  smallest: { ...bySum, way: sql`asc`, beyond: sql`>` },
  name: { ...byName, way: sql`asc`, beyond: sql`>` },
  nameDown: { ...byName, way: sql`desc`, beyond: sql`<` },
  longestWait: { ...byWait('infinity'), way: sql`asc`, beyond: sql`>` },
  shortestWait: { ...byWait('-infinity'), way: sql`desc`, beyond: sql`<` },
  source: { ...bySource, way: sql`asc`, beyond: sql`>` },
  sourceDown: { ...bySource, way: sql`desc`, beyond: sql`<` },
  bankNumber: { ...byBankNumber, way: sql`asc`, beyond: sql`>` },
  bankNumberDown: { ...byBankNumber, way: sql`desc`, beyond: sql`<` },
} as const

/** One page, each refund with its place in the order as `sortKey`. */
export async function listRefundsInOrder(
  reader: Reader,
  filter: RefundFilter,
  place: RefundPlace,
): Promise<ChosenRefund[]> {
  const { sort } = place
  switch (sort) {
    case 'state':
    case 'stateDown':
      return byValue(
        reader,
        { filter: { ...filter, state: undefined }, place },
        { name: 'state', values: refundStatesIn(filter.state) },
      )
    case 'kind':
    case 'kindDown':
      return byValue(reader, { filter, place }, { name: 'kind', values: refundKinds })
    case 'askedBy':
    case 'askedByDown':
    case 'madeBy':
    case 'madeByDown': {
      const name = sort.startsWith('askedBy') ? 'askedBy' : 'madeBy'
      return byValue(reader, { filter, place }, { name, values: await colleagues(reader, name, filter) })
    }
    case 'owner':
    case 'ownerDown': {
      const values = await requestOwners(reader, 'refunds', filter.locale)
      return byValue(reader, { filter, place }, { name: 'owner', values })
    }
    default:
      return pageAlong(reader, filter, { ...place, sort })
  }
}

const refundLines = sql`select from card_payment_line as line where line.refund_state is not null`

/** Only colleagues who have a refund of theirs, because the list is asked once for each. */
const who = {
  askedBy: sql<SqlBool>`exists (${refundLines} and line.refund_wanted_by = organiser.account_guid)`,
  madeBy: sql<SqlBool>`(exists (${refundLines} and line.refunded_by = organiser.account_guid)
    or exists (select from invoice_refund as back where back.booked_by = organiser.account_guid))`,
}

/** By the names that the reader sees, and nobody last. */
const colleagues = async (reader: Reader, name: keyof typeof who, { locale }: RefundFilter) => [
  ...(await colleaguesByName(reader, { who: who[name], locale })),
  '',
]

/** The list in parts of one value each; what the filter leaves out is not walked through. */
function byValue<Name extends Parted>(
  reader: Reader,
  { filter, place: { sort, after, limit } }: { filter: RefundFilter; place: RefundPlace },
  { name, values }: { name: Name; values: readonly NonNullable<RefundFilter[Name]>[] },
): Promise<ChosenRefund[]> {
  const asked = values.filter(value => filter[name] === undefined || filter[name] === value)
  return pageByValues({ values: asked, isDown: sort.endsWith('Down'), after, limit }, (value, place) =>
    pageAlong(reader, { ...filter, [name]: value }, place),
  )
}

/** Of each state of the cards and of the transfers the first, put in order. */
async function pageAlong(reader: Reader, filter: RefundFilter, place: Place<Plain>): Promise<ChosenRefund[]> {
  const order = orders[place.sort]
  const { rows } = await sql<ChosenRefund>`
    select guid, kind, key::text as sort_key from (${parts(filter, place)}) as refund
    order by key ${order.way}, guid ${order.way} limit ${place.limit}`.execute(reader)
  return rows
}

/** How many each state has, apart from which state is asked for. */
export async function countRefunds(reader: Reader, wanted: RefundFilter): Promise<Record<RefundTab, number>> {
  const filter = { ...wanted, state: undefined }
  const { rows } = await sql<{ state: RefundState; count: bigint }>`
    select state, count(*) as count from (${parts(filter, null)}) as refund group by state`.execute(reader)
  const found = new Map(rows.map(({ state, count }) => [state, Number(count)]))
  const counts = {
    due: found.get('due') ?? 0,
    unconfirmed: found.get('unconfirmed') ?? 0,
    sent: found.get('sent') ?? 0,
    done: found.get('done') ?? 0,
  }
  return { waiting: waitingRefundStates.reduce((sum, state) => sum + counts[state], 0), ...counts }
}

/** How many there are under a filter. */
export async function countFoundRefunds(reader: Reader, filter: RefundFilter): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from (${parts(filter, null)}) as refund`.execute(reader)
  return Number(rows[0]?.count ?? 0)
}

/** How many of the state there are of each kind, apart from which kind is asked for. */
export async function countRefundKinds(reader: Reader, wanted: RefundFilter) {
  const filter = { ...wanted, kind: undefined }
  const { rows } = await sql<{ value: RefundKind; count: bigint }>`
    select kind as value, count(*) as count from (${parts(filter, null)}) as refund group by kind`.execute(
    reader,
  )
  return rows.map(({ value, count }) => ({ value, count: Number(count) }))
}

function parts(filter: RefundFilter, place: Place<Plain> | null): RawBuilder<unknown> {
  const cards = filter.kind === 'transfer' ? null : cardPart(filter, place)
  // What was made in the bank is done when it is written down.
  const transfers =
    filter.kind === 'card' || !refundStatesIn(filter.state).includes('done')
      ? null
      : transferPart(filter, place)
  const all = [cards, transfers].filter(part => part !== null)
  return all.length > 0
    ? sql.join(all, sql` union all `)
    : sql`select null::uuid as guid, null::text as kind, null::text as state, null::bigint as key where false`
}

function paging(place: Place<Plain> | null, side: 'card' | 'transfer', guid: RawBuilder<unknown>) {
  if (!place) return { key: sql`0`, from: null, end: sql`` }
  const { after, sort, limit } = place
  const order = orders[sort]
  const key = order[side]
  const [reached, last] = after ?? []
  return {
    key,
    from: after
      ? sql<SqlBool>`(${key}, ${guid}) ${order.beyond} (${reached}::${order.type}, ${last}::uuid)`
      : null,
    end: sql`order by ${key} ${order.way}, ${guid} ${order.way} limit ${limit}`,
  }
}

const allOf = (conditions: (RawBuilder<SqlBool> | null)[]) =>
  sql.join(
    conditions.filter(one => one !== null),
    sql` and `,
  )

function cardPart(filter: RefundFilter, place: Place<Plain> | null): RawBuilder<unknown> {
  const { editionGuid, q, company, since, before } = filter
  const states = [...refundStatesIn(filter.state)]
  const { key, from, end } = paging(place, 'card', sql`line.guid`)
  const where = allOf([
    sql<SqlBool>`line.refund_state = of_state.state`,
    sql<SqlBool>`exists (select from card_payment where card_payment.guid = line.card_payment_guid
      and card_payment.edition_guid = ${editionGuid})`,
    isBy(filter.askedBy, sql`line.refund_wanted_by`),
    isBy(filter.madeBy, sql`line.refunded_by`),
    isOwnedBy(filter.owner, sql`line.owner_guid`, sql`of_state.state = any(${waitingRefundStates}::text[])`),
    company
      ? isOneOf(sql`line.application_guid`, applicationsOfCompany({ editionGuid, key: company }))
      : null,
    since ? sql<SqlBool>`line.refund_at >= ${since}` : null,
    before ? sql<SqlBool>`line.refund_at < ${before}` : null,
    q
      ? sql<SqlBool>`(${isOf(filter, q, sql`line.application_guid`)} or exists (select from card_payment
          where card_payment.guid = line.card_payment_guid and card_payment.provider_id = ${q.trim()}))`
      : null,
    from,
  ])
  return sql`(select found.guid, 'card' as kind, of_state.state, found.key
    from unnest(${states}::text[]) as of_state (state) cross join lateral (
      select line.guid, ${key} as key from card_payment_line as line where ${where} ${end}
    ) as found)`
}

function transferPart(filter: RefundFilter, place: Place<Plain> | null): RawBuilder<unknown> {
  const { editionGuid, q, company, since, before } = filter
  const { key, from, end } = paging(place, 'transfer', sql`back.guid`)
  const number = /^(\d{4})-(\d{1,9})$/.exec(q?.trim() ?? '')
  const where = allOf([
    sql<SqlBool>`exists (select from invoice where invoice.guid = back.invoice_guid
      and invoice.edition_guid = ${editionGuid})`,
    // A transfer is made by whoever books it, and nobody asks for one.
    isBy(filter.askedBy, sql`null::uuid`),
    isBy(filter.madeBy, sql`back.booked_by`),
    // Nor takes one.
    filter.owner === undefined ? null : sql<SqlBool>`false`,
    company ? isPaidBy(sql`back.invoice_guid`, { editionGuid, key: company }) : null,
    since ? sql<SqlBool>`back.booked_at >= ${since}` : null,
    before ? sql<SqlBool>`back.booked_at < ${before}` : null,
    q
      ? sql<SqlBool>`(back.payment_order_number = ${q.trim()}
          or ${
            number
              ? sql<SqlBool>`exists (select from invoice where invoice.guid = back.invoice_guid
                  and invoice.year = ${number[1]}::integer and invoice.number = ${number[2]}::integer)`
              : sql<SqlBool>`false`
          }
          or ${isOf(filter, q, sql`(select application_guid from invoice_line where invoice_line.guid = back.invoice_line_guid)`)})`
      : null,
    from,
  ])
  return sql`(select back.guid, 'transfer' as kind, 'done' as state, ${key} as key from invoice_refund as back where ${where} ${end})`
}

function isBy(colleague: string | undefined, column: RawBuilder<unknown>): RawBuilder<SqlBool> | null {
  if (colleague === undefined) return null
  return colleague === ''
    ? sql<SqlBool>`not exists (select from organiser where organiser.account_guid = ${column})`
    : sql<SqlBool>`${column} = ${colleague}::uuid`
}

/** Whether the application is one of those who are found; where they are many the person of each refund is asked. */
function isOf({ people }: RefundFilter, q: string, application: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const persons = sql`application join participant on participant.guid = application.participant_guid`
  return people?.more
    ? sql<SqlBool>`exists (select from ${persons} where application.guid = ${application} and ${isFound(people, q)})`
    : sql<SqlBool>`${application} = any(array(select application.guid from ${persons} where ${isFound(people, q)}))`
}

const name = [
  'participant.lastName',
  'participant.firstName',
  'participant.middleName',
  'participant.latinFirstName',
  'participant.latinLastName',
] as const

export function readCardRefunds(reader: Reader, guids: string[]) {
  if (guids.length === 0) return Promise.resolve([])
  return reader
    .selectFrom('cardPaymentLine as line')
    .innerJoin('cardPayment', 'cardPayment.guid', 'line.cardPaymentGuid')
    .innerJoin('application', 'application.guid', 'line.applicationGuid')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .leftJoin('organiser as asker', 'asker.accountGuid', 'line.refundWantedBy')
    .leftJoin('organiser as giver', 'giver.accountGuid', 'line.refundedBy')
    .leftJoin('organiser as owner', 'owner.accountGuid', 'line.ownerGuid')
    .select(name)
    .select(['line.guid', 'line.refundState', 'line.refundAt', 'line.refundKopecks', 'line.applicationGuid'])
    .select([
      'line.refundWantedAt',
      'line.refundWantedBy',
      'line.refundWantedBecause',
      'line.cardPaymentGuid',
      'line.state',
    ])
    .select(['cardPayment.providerId', 'cardPayment.finishedAt'])
    .select(['asker.name as askedBy', 'giver.name as madeBy'])
    .select(['line.ownerGuid', 'owner.name as ownerName'])
    .where('line.guid', 'in', guids)
    .execute()
}

/** A return of money that had paid for nobody has no person. */
export function readTransferRefunds(reader: Reader, guids: string[]) {
  if (guids.length === 0) return Promise.resolve([])
  return reader
    .selectFrom('invoiceRefund as back')
    .innerJoin('invoice', 'invoice.guid', 'back.invoiceGuid')
    .leftJoin('invoiceLine', 'invoiceLine.guid', 'back.invoiceLineGuid')
    .leftJoin('application', 'application.guid', 'invoiceLine.applicationGuid')
    .leftJoin('participant', 'participant.guid', 'application.participantGuid')
    .leftJoin('organiser as booker', 'booker.accountGuid', 'back.bookedBy')
    .select(name)
    .select(['back.guid', 'back.amountKopecks', 'back.bookedAt', 'back.returnedOn', 'back.reason'])
    .select(['back.paymentOrderNumber', 'back.invoiceGuid', 'invoice.year', 'invoice.number'])
    .select(['invoiceLine.applicationGuid', 'booker.name as madeBy'])
    .where('back.guid', 'in', guids)
    .execute()
}
