import { sql } from 'kysely'
import type { TimeOrder } from '#domain/search/time-order.ts'

/** How a list is walked in an order of time, and how the rows after a place compare with it. */
export function walkBy(order: TimeOrder) {
  return order === 'newest'
    ? ({ direction: 'desc', beyond: sql`<` } as const)
    : ({ direction: 'asc', beyond: sql`>` } as const)
}
