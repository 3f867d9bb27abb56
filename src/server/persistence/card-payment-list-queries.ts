import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type CardPaymentStatus, openCardPaymentStatuses } from '#domain/payment/card-payment-merge.ts'
import type { CardPaymentSort } from '#domain/payment/card-payment-sort.ts'
import { waitingRefundStates } from '#domain/payment/refund-state.ts'
import { firstFoundApplications, pageOfFoundApplications } from './application-search-queries.ts'
import { cardPaymentsOfCompany, isOneOf } from './company-key-queries.ts'
import type { Reader } from './database.ts'
import { bothWays, comesAfter, isWithin, type ListOrder, reaches } from './list-order.ts'
import { pageByParts } from './list-parts.ts'
import { isFound, type PeopleFound, pageOfGathered } from './search-text.ts'

const isGuid = (typed: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(typed)

const shownSum = sql<bigint>`coalesce(card_payment.captured_kopecks, card_payment.amount_kopecks)`

const byTime = bothWays('guid', sql`card_payment.guid`)
const bySum = bothWays('whole', shownSum)
const byName = bothWays('text', sql`application.list_name`)
const byState = bothWays('whole', sql`card_payment_rank(card_payment.status)`)
const byEnd = bothWays('instant', sql`coalesce(card_payment.finished_at, 'infinity')`)
const byFailure = bothWays('text', sql`coalesce(card_payment.failure, '')`)

/** Written out, so that the partial index fits. */
const openStatuses = sql.join(openCardPaymentStatuses.map(status => sql.lit(status)))

/** As `cardPaymentWait` says it, of those that wait. */
const byWait = bothWays(
  'instant',
  sql`coalesce((
    select min(case when line.state = 'refundDue' then coalesce(card_payment.finished_at, card_payment.started_at)
      else line.refund_wanted_at end)
    from card_payment_line as line where line.card_payment_guid = card_payment.guid
      and (line.state = 'refundDue' or line.state = 'charged' and line.refund_wanted_at is not null)
  ), card_payment.started_at)`,
)

/** An index serves each both ways. Guids are given in the order of time. */
const orders: Record<Exclude<CardPaymentSort, 'longestWait' | 'shortestWait'>, ListOrder> = {
  newest: byTime.down,
  oldest: byTime.up,
  largest: bySum.down,
  smallest: bySum.up,
  name: byName.up,
  nameDown: byName.down,
  state: byState.up,
  stateDown: byState.down,
  finished: byEnd.up,
  finishedDown: byEnd.down,
  failure: byFailure.up,
  failureDown: byFailure.down,
}

export type CardPaymentFilter = {
  editionGuid: string
  q?: string | undefined
  /** Whom the search finds (`findPeople`). */
  people?: PeopleFound | null | undefined
  refundDue?: boolean | undefined
  status?: CardPaymentStatus | undefined
  failure?: string | undefined
  /** The key of the company for whose people it pays. */
  company?: string | undefined
  /** Began in this time. */
  since?: Date | undefined
  before?: Date | undefined
}

type Wanted = CardPaymentFilter & {
  sort: CardPaymentSort
  /** Where the page before has ended. */
  after: readonly (string | null)[] | null
  limit: number
}

/** Card payments for finance in an order, each with its place in it as `sortKey`; found by any person on them and by the acquirer's number. */
export function listCardPayments(reader: Reader, wanted: Wanted) {
  const { sort } = wanted
  if (sort === 'longestWait' || sort === 'shortestWait') return waitingFirst(reader, wanted, sort)
  return pageAlong(reader, wanted, { order: orders[sort], among: null })
}

/** Those that wait, which are few, and after them all others, the newest first. */
function waitingFirst(reader: Reader, wanted: Wanted, sort: 'longestWait' | 'shortestWait') {
  const isWaiting = sql`card_payment.guid in (${paymentsDue}
    union select guid from card_payment where status in (${openStatuses}))`
  const parts = [
    { name: 'waiting', order: sort === 'longestWait' ? byWait.up : byWait.down, among: isWaiting },
    { name: 'settled', order: byTime.down, among: sql`not ${isWaiting}` },
  ]
  const [key, guid] = wanted.after ?? []
  const ended = parts.findIndex(({ name }) => key?.startsWith(`${name}:`))
  return pageByParts(parts, { ended, limit: wanted.limit }, async ({ name, ...part }, { goesOn, limit }) => {
    const after = goesOn && key && guid ? [key.slice(name.length + 1), guid] : null
    const rows = await pageAlong(reader, { ...wanted, after, limit }, part)
    return rows.map(row => ({ ...row, sortKey: `${name}:${row.sortKey}` }))
  })
}

type Part = { order: ListOrder; among: RawBuilder<unknown> | null }

async function pageAlong(reader: Reader, wanted: Omit<Wanted, 'sort'>, { order, among }: Part) {
  const { q = '', people, editionGuid } = wanted
  const { way } = order
  const isByName = order === byName.up || order === byName.down
  const asked = sql.join(
    [
      isAskedBesideSearch(wanted),
      among ?? [],
      comesAfter(order, sql`card_payment.guid`, wanted.after),
      isByName ? [isOfFirst(editionGuid), reaches(order, wanted.after)] : [],
    ].flat(),
    sql` and `,
  )
  // First which rows, then what they say.
  const pageFor = (isFound: RawBuilder<SqlBool>) => sql<string[]>`
    select card_payment.guid from ${isByName ? paymentsOfPeople : sql`card_payment`} where ${asked} and ${isFound}
    order by ${order.key} ${sql.raw(way)}, card_payment.guid ${sql.raw(way)} limit ${wanted.limit}`
  const gathered = isByName ? await gatherPage(reader, { editionGuid, q, people }, pageFor) : null
  const page = gathered
    ? sql`${gathered}::uuid[]`
    : sql`array(${pageFor(q ? isPaymentFound(q, people) : sql<SqlBool>`true`)})`
  const key = isByName ? firstName : order.key
  return reader
    .selectFrom('cardPayment')
    .selectAll()
    .select(sql<string>`${key}::text`.as('sortKey'))
    .where(sql<SqlBool>`guid = any(${page})`)
    .orderBy(key, way)
    .orderBy('guid', way)
    .execute()
}

/** Everything but the search; an index each has the state and the failure. */
export function isAskedBesideSearch({
  editionGuid,
  refundDue,
  status,
  failure,
  company,
  since,
  before,
}: CardPaymentFilter) {
  const isDue = sql`card_payment.guid in (${paymentsDue})`
  return sql<SqlBool>`${sql.join(
    [
      sql`card_payment.edition_guid = ${editionGuid}`,
      refundDue === undefined ? [] : refundDue ? isDue : sql`not ${isDue}`,
      status ? sql`card_payment_rank(card_payment.status) = card_payment_rank(${status})` : [],
      failure ? sql`coalesce(card_payment.failure, '') = ${failure}` : [],
      company ? isOneOf(sql`card_payment.guid`, cardPaymentsOfCompany({ editionGuid, key: company })) : [],
      isWithin(sql`card_payment.created_at`, { since, before }),
    ].flat(),
    sql` and `,
  )}`
}

/** By name, those who are found for their name stand together, perhaps at the end: they are gathered. Null where they are too many or were named before. */
async function gatherPage(
  reader: Reader,
  { editionGuid, q, people }: { editionGuid: string; q: string; people: PeopleFound | null | undefined },
  pageFor: (isFound: RawBuilder<SqlBool>) => RawBuilder<string[]>,
): Promise<string[] | null> {
  if (!people?.more) return null
  if (people.more === 'near')
    return pageOfGathered(reader, { people, typed: q }, all => pageFor(isPaymentFound(q, all)))
  return pageOfFoundApplications(reader, { editionGuid, typed: q }, few =>
    pageFor(sql<SqlBool>`card_payment.guid in (
      select card_payment_guid from card_payment_line where application_guid = any(${few}) union all ${byNumber(q)})`),
  )
}

/** To walk the names of the applications, which stand in an index. */
const paymentsOfPeople = sql`application join card_payment_line as line on line.application_guid = application.guid
  join card_payment on card_payment.guid = line.card_payment_guid`

/** A payment for several people goes by the one who stands first on it. */
const firstLine = sql`(select own.guid from card_payment_line as own
  where own.card_payment_guid = card_payment.guid order by own.guid limit 1)`

const firstName = sql`(select application.list_name from application
  where application.guid = (select application_guid from card_payment_line where guid = ${firstLine}))`

/** Wrapped, because the planner takes a bare comparison for so rare that it would rather sort everybody than walk. */
const isOfFirst = (editionGuid: string) =>
  sql<SqlBool>`application.edition_guid = ${editionGuid} and coalesce(line.guid = ${firstLine}, false)`

/** Payments with money to give back, or with a refund that waits for a second person; the two partial indexes hold them all, and they are few. */
const paymentsDue = sql`
  select due.card_payment_guid from card_payment_line as due where due.state = 'refundDue'
  union select wanted.card_payment_guid from card_payment_line as wanted
    where wanted.state = 'charged' and wanted.refund_wanted_at is not null`

/** As the acquirer's statement and the payer's return address name it; the statement names our number of the order too. */
function byNumber(q: string) {
  const typed = q.trim()
  return sql`select guid from card_payment where provider_id = ${typed}
    ${isGuid(typed) ? sql`union all select guid from card_payment where callback_guid = ${typed} or guid = ${typed}` : sql``}`
}

const paid = sql`card_payment_line as line join application on application.guid = line.application_guid
  join participant on participant.guid = application.participant_guid`

/** Each way of finding one uses its own index, which a condition with "or" could not; where people are many the newest payments are asked. */
function isPaymentFound(q: string, people: PeopleFound | null | undefined) {
  return people?.more
    ? sql<SqlBool>`(card_payment.guid in (${byNumber(q)}) or (
        select bool_or(${isFound(people, q)}) from ${paid} where line.card_payment_guid = card_payment.guid))`
    : sql<SqlBool>`card_payment.guid in (
        select line.card_payment_guid from ${paid} where ${isFound(people, q)} union all ${byNumber(q)})`
}

/** The payments that a search finds; of too many people those of the first, and `inPart` says so. */
export type PaymentsFound = { guids: readonly string[]; inPart: boolean }

/** All counts under a search are of the same payments, so these are looked up once. Null without a search. */
export async function findPayments(
  reader: Reader,
  filter: Pick<CardPaymentFilter, 'editionGuid' | 'q' | 'people'>,
): Promise<PaymentsFound | null> {
  const { q, people } = filter
  if (!q) return null
  const applications = firstFoundApplications(filter)
  const ofPeople = applications
    ? sql`select card_payment_guid from card_payment_line where application_guid = any(${applications})`
    : sql`select line.card_payment_guid from ${paid} where ${isFound(people, q)}`
  const { rows } = await sql<{ guids: string[] }>`
    select array(${ofPeople} union ${byNumber(q)}) as guids`.execute(reader)
  return { guids: rows[0]?.guids ?? [], inPart: applications !== null }
}

/** The search as a condition, where few payments are asked. */
export function isPaymentOfSearch(
  { q, people }: CardPaymentFilter,
  found: PaymentsFound | null,
): RawBuilder<SqlBool> {
  if (!found || !q) return sql<SqlBool>`true`
  return found.inPart ? isPaymentFound(q, people) : isAmong(found)
}

export const isAmong = ({ guids }: PaymentsFound) =>
  sql<SqlBool>`card_payment.guid = any(${[...guids]}::uuid[])`

/** Card payments that include an application, newest first; attempts that took no money among them. */
export function listCardPaymentsOf(reader: Reader, applicationGuid: string) {
  return reader
    .selectFrom('cardPayment')
    .selectAll()
    .where('guid', 'in', eb =>
      eb
        .selectFrom('cardPaymentLine as line')
        .select('line.cardPaymentGuid')
        .where('line.applicationGuid', '=', applicationGuid),
    )
    .orderBy('guid', 'desc')
    .execute()
}

/** Refunds that have not gone back: how many, how much, since when; as the list of refunds shows them. */
export async function countRefundsDue(
  reader: Reader,
  editionGuid: string,
): Promise<{ count: number; kopecks: bigint; oldestAt: Date | null }> {
  const row = await reader
    .selectFrom('cardPaymentLine as line')
    .innerJoin('cardPayment', 'cardPayment.guid', 'line.cardPaymentGuid')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      fn.sum<bigint | null>('line.refundKopecks').as('kopecks'),
      // What is asked for waits since then; the payment may be much older.
      fn
        .min(
          sql<Date | null>`case when line.state = 'refundDue' then coalesce(card_payment.finished_at, line.refund_at)
            else coalesce(line.refund_wanted_at, line.refund_at) end`,
        )
        .as('oldestAt'),
    ])
    .where('line.refundState', 'in', waitingRefundStates)
    .where('cardPayment.editionGuid', '=', editionGuid)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), kopecks: BigInt(row.kopecks ?? 0), oldestAt: row.oldestAt }
}
