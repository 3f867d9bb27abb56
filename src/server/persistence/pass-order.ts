import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PassSort } from '#domain/pass/pass-sort.ts'
import type { Reader } from './database.ts'
import { bothWays, comesAfter, type ListOrder } from './list-order.ts'

const byName = bothWays('text', sql`pass.list_name`)
const byCompany = bothWays('text', sql`pass.list_company`)
const bySince = bothWays('instant', sql`coalesce(pass.withheld_at, pass.revoked_at, pass.issued_at)`)

/** An index serves each. */
export const passOrders: Record<PassSort, ListOrder> = {
  name: byName.up,
  nameDown: byName.down,
  company: byCompany.up,
  companyDown: byCompany.down,
  newest: bySince.down,
  oldest: bySince.up,
}

/** The guids of one page and of one pass more. Whose they are stands in four tables, which are asked for these alone. */
export function pageOfPasses(
  reader: Reader,
  condition: Expression<SqlBool>,
  { order, after, limit }: { order: ListOrder; after: readonly (string | null)[] | null; limit: number },
): RawBuilder<string[]> {
  const page = reader
    .selectFrom('pass')
    .select('pass.guid')
    .where(condition)
    .where(comesAfter(order, sql.ref('pass.guid'), after))
    .orderBy(order.key, order.way)
    .orderBy('pass.guid', order.way)
    .limit(limit + 1)
  return sql<string[]>`array(${page})`
}
