import { type RawBuilder, sql } from 'kysely'
import { cardPaymentStatuses } from '#domain/payment/card-payment-merge.ts'
import { mostCounted } from './application-list-queries.ts'
import {
  type CardPaymentFilter,
  isAmong,
  isAskedBesideSearch,
  isPaymentOfSearch,
  type PaymentsFound,
} from './card-payment-list-queries.ts'
import type { Reader } from './database.ts'

/** The value that a filter asks for, and the values that there are; both as an index of card payments has them. */
const counted = {
  status: {
    value: sql`card_payment.status`,
    key: sql`card_payment_rank(card_payment.status)`,
    keyOf: sql`card_payment_rank(given.value)`,
    values: () => sql`unnest(${[...cardPaymentStatuses]}::text[])`,
  },
  failure: {
    value: sql`card_payment.failure`,
    key: sql`coalesce(card_payment.failure, '')`,
    keyOf: sql`given.value`,
    values: causes,
  },
}

/** `found` is what the search has found (`findPayments`), so that no count looks for it again. */
export type CountedPayments = CardPaymentFilter & { found: PaymentsFound | null }

/** How many payments each value of a filter would find beside the others; values that find none are left out. */
export async function countCardPaymentValues(
  reader: Reader,
  name: keyof typeof counted,
  filter: CountedPayments,
) {
  const { found, ...asked } = filter
  const { rows } = await sql<{ value: string; count: number; more: boolean }>`${
    found ? amongFound(name, asked, found) : upToLimit(name, asked)
  }`.execute(reader)
  return rows
}

/** Each value from its own part of an index. */
function upToLimit(name: keyof typeof counted, filter: CardPaymentFilter): RawBuilder<unknown> {
  const { key, keyOf, values } = counted[name]
  return sql`select value, least(found, ${mostCounted})::integer as count, found > ${mostCounted} as more from (
      select given.value, (select count(*) from (
        select from card_payment where ${isAskedBesideSearch({ ...filter, [name]: undefined })} and ${key} = ${keyOf}
        limit ${mostCounted + 1}) as part) as found
      from ${values(filter)} as given (value)
    ) as counted where found > 0`
}

/** Of too many people the first of those who are found stand for all: there are at least so many. */
function amongFound(
  name: keyof typeof counted,
  filter: CardPaymentFilter,
  found: PaymentsFound,
): RawBuilder<unknown> {
  const { value } = counted[name]
  return sql`select ${value} as value, count(*)::integer as count, ${found.inPart}::boolean as more from card_payment
    where ${isAskedBesideSearch({ ...filter, [name]: undefined })} and ${value} is not null and ${isAmong(found)}
    group by 1`
}

/** The causes of failure that there are, one step along the index for each. */
function causes({ editionGuid }: CardPaymentFilter): RawBuilder<unknown> {
  const next = (after: RawBuilder<unknown>) => sql`(select coalesce(failure, '') from card_payment
    where edition_guid = ${editionGuid} and coalesce(failure, '') > ${after} order by coalesce(failure, '') limit 1)`
  return sql`(with recursive cause (word) as (
      select ${next(sql`''`)} union all select ${next(sql`cause.word`)} from cause where cause.word is not null
    ) select word from cause where word is not null)`
}

/** How many payments the search and filters find, up to 1,000; the tab of due refunds is ignored. */
export async function countPaymentsFound(
  reader: Reader,
  { found: ofSearch, ...filter }: CountedPayments,
): Promise<{ count: number; more: boolean }> {
  const asked = isAskedBesideSearch({ ...filter, refundDue: undefined })
  const isFound = ofSearch ? sql`and ${isAmong(ofSearch)}` : sql``
  const { rows } = await sql<{ found: number }>`select count(*)::integer as found from (
    select from card_payment where ${asked} ${isFound} limit ${mostCounted + 1}) as part`.execute(reader)
  const found = rows[0]?.found ?? 0
  return { count: Math.min(found, mostCounted), more: found > mostCounted || Boolean(ofSearch?.inPart) }
}

/** Payments with money to give back. */
export async function countPaymentsDue(
  reader: Reader,
  { found, ...filter }: CountedPayments,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from card_payment
    where ${isAskedBesideSearch({ ...filter, refundDue: true })} and ${isPaymentOfSearch(filter, found)}`.execute(
    reader,
  )
  return rows[0]?.count ?? 0
}
