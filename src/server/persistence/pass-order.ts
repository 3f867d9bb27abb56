import { type Expression, type SqlBool, sql } from 'kysely'
import type { BadgeSort } from '#domain/badge/badge-sort.ts'
import type { PassSort } from '#domain/pass/pass-sort.ts'
import type { Reader } from './database.ts'
import { bothWays, comesAfter, type ListOrder } from './list-order.ts'
import type { Page } from './list-parts.ts'

const byName = bothWays('text', sql`pass.list_name`)
const byCompany = bothWays('text', sql`pass.list_company`)
/** Since when a pass stands as it does. */
export const passSince = sql`coalesce(pass.withheld_at, pass.revoked_at, pass.issued_at)`
/** A badge that was never printed stands after every printed one. */
export const lastPrint = sql`coalesce(pass.badge_printed_at, 'infinity')`

const bySince = bothWays('instant', passSince)

const byRole = bothWays('whole', sql`pass.list_role`)
const byPrint = bothWays('instant', lastPrint)
const byStanding = bothWays('whole', sql`badge_rank(pass.badge_standing)`)

const byCounter = bothWays('whole', sql`pass.counter`)

/** The orders that go along one index; the others are put together in pass-page-queries.ts. */
export type IndexedPassSort = Exclude<
  PassSort,
  'kind' | 'kindDown' | 'badge' | 'badgeDown' | 'scan' | 'scanDown'
>

/** An index serves each. */
export const passOrders: Record<IndexedPassSort | BadgeSort, ListOrder> = {
  name: byName.up,
  nameDown: byName.down,
  company: byCompany.up,
  companyDown: byCompany.down,
  newest: bySince.down,
  oldest: bySince.up,
  counter: byCounter.up,
  counterDown: byCounter.down,
  role: byRole.up,
  roleDown: byRole.down,
  printed: byPrint.up,
  printedDown: byPrint.down,
  state: byStanding.up,
  stateDown: byStanding.down,
}

/** A page along the index of an order. Whose the passes are stands in four tables, which are asked for these alone. */
export const passesAlong = (
  reader: Reader,
  condition: Expression<SqlBool>,
  { order, after, limit }: Page & { order: ListOrder },
) =>
  reader
    .selectFrom('pass')
    .where(condition)
    .where(comesAfter(order, sql.ref('pass.guid'), after))
    .orderBy(order.key, order.way)
    .orderBy('pass.guid', order.way)
    .limit(limit)
