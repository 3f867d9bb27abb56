import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** What an order compares, and what its part of a cursor looks like. Rows that are alike go by their guid, the same way. */
export type ListOrder = {
  key: RawBuilder<unknown>
  type: RawBuilder<unknown>
  like: RegExp
  way: 'asc' | 'desc'
}

/** An instant as PostgreSQL writes it. */
export const instantKey = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/

export const wholeKey = /^\d{1,18}$/

const kinds = {
  text: { type: sql`text`, like: /^/ },
  instant: { type: sql`timestamptz`, like: instantKey },
  whole: { type: sql`bigint`, like: wholeKey },
} as const

/** An order by a key, and the same backwards. */
export function bothWays(
  kind: keyof typeof kinds,
  key: RawBuilder<unknown>,
): { up: ListOrder; down: ListOrder } {
  return { up: { ...kinds[kind], key, way: 'asc' }, down: { ...kinds[kind], key, way: 'desc' } }
}

/** Whether a row comes after the one with which a page has ended; true for the first page, and for a cursor of something else. */
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
