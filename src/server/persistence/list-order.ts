import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RequestSort } from '#domain/change-request/request-sort.ts'
import type { ReviewSort } from '#domain/staff-company/review-sort.ts'

/** What an order compares, and what its part of a cursor looks like. Rows that are alike go by their guid, the same way. */
export type ListOrder = {
  key: RawBuilder<unknown>
  type: RawBuilder<unknown>
  like: RegExp
  way: 'asc' | 'desc'
}

/** An instant as PostgreSQL writes it. */
export const instantKey = /^-?infinity$|^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/

export const wholeKey = /^\d{1,18}$/

const kinds = {
  text: { type: sql`text`, like: /^/ },
  instant: { type: sql`timestamptz`, like: instantKey },
  day: { type: sql`date`, like: /^\d{4}-\d\d-\d\d$/ },
  whole: { type: sql`bigint`, like: wholeKey },
  guid: { type: sql`uuid`, like: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/ },
} as const

/** An order by a key, and the same backwards. */
export function bothWays(
  kind: keyof typeof kinds,
  key: RawBuilder<unknown>,
): { up: ListOrder; down: ListOrder } {
  return { up: { ...kinds[kind], key, way: 'asc' }, down: { ...kinds[kind], key, way: 'desc' } }
}

/** What belongs to the next page. Without a place, or with one of another order, the list begins anew. */
export function comesAfter(
  { key, type, like, way }: ListOrder,
  guid: RawBuilder<unknown>,
  place: readonly (string | null)[] | null,
): RawBuilder<SqlBool> {
  const [value, last] = place ?? []
  if (typeof value !== 'string' || !last || !like.test(value)) return sql<SqlBool>`true`
  const beyond = way === 'asc' ? sql`>` : sql`<`
  return sql<SqlBool>`(${key}, ${guid}) ${beyond} (${value}::${type}, ${last}::uuid)`
}

/** The key's part of the same: where key and guid stand in two tables, the index of the key needs a comparison of its own. */
export function reaches(
  { key, type, like, way }: ListOrder,
  place: readonly (string | null)[] | null,
): RawBuilder<SqlBool> {
  const [value] = place ?? []
  if (typeof value !== 'string' || !like.test(value)) return sql<SqlBool>`true`
  return sql<SqlBool>`${key} ${way === 'asc' ? sql`>=` : sql`<=`} ${value}::${type}`
}

/** Whether an instant lies in a range of days (`instantsOf`); `before` is not included. */
export function isWithin(
  instant: RawBuilder<unknown>,
  { since, before }: { since?: Date | undefined; before?: Date | undefined },
): RawBuilder<SqlBool> {
  const from = since ? sql<SqlBool>`${instant} >= ${since}` : sql<SqlBool>`true`
  return before ? sql<SqlBool>`(${from} and ${instant} < ${before})` : from
}

/** Requests for changes and erasures; an index serves each order. */
export function requestOrders(table: 'changeRequest' | 'erasureRequest'): Record<RequestSort, ListOrder> {
  const byTime = bothWays('instant', sql.ref(`${table}.requestedAt`))
  const byName = bothWays('text', sql.ref(`${table}.listName`))
  const byCompany = bothWays('text', sql.ref(`${table}.listCompany`))
  return {
    oldest: byTime.up,
    newest: byTime.down,
    name: byName.up,
    nameDown: byName.down,
    company: byCompany.up,
    companyDown: byCompany.down,
  }
}

/** By how long rows wait for security; what does not wait comes after all that does, both ways. */
export function reviewWaits(state: RawBuilder<unknown>, sentAt: RawBuilder<unknown>) {
  const waitsSince = sql`case when ${state} = 'pending' then ${sentAt} end`
  return {
    longestWait: bothWays('instant', sql`coalesce(${waitsSince}, 'infinity')`).up,
    shortestWait: bothWays('instant', sql`coalesce(${waitsSince}, '-infinity')`).down,
  }
}

/** The orders of what security reviews; what was never sent ends both orders by time. The company is joined. */
export function reviewOrders(
  table: 'employee' | 'vehicle',
  name: RawBuilder<unknown>,
): Record<ReviewSort, ListOrder> {
  const sentAt = sql.ref(`${table}.sentAt`)
  const byName = bothWays('text', name)
  const byCompany = bothWays('text', sql`lower(staff_company.name collate "und-x-icu")`)
  return {
    oldest: bothWays('instant', sql`coalesce(${sentAt}, 'infinity')`).up,
    newest: bothWays('instant', sql`coalesce(${sentAt}, '-infinity')`).down,
    ...reviewWaits(sql.ref(`${table}.state`), sentAt),
    name: byName.up,
    nameDown: byName.down,
    company: byCompany.up,
    companyDown: byCompany.down,
  }
}
