import { type Expression, type SqlBool, sql } from 'kysely'
import { badgeStandings } from '#domain/badge/badge-standing.ts'
import { type PassKind, passKinds } from '#domain/pass/pass-payload.ts'
import type { PassSort } from '#domain/pass/pass-sort.ts'
import type { Reader } from './database.ts'
import { bothWays, comesAfter, type ListOrder } from './list-order.ts'
import { pageByValues } from './list-parts.ts'
import { passOrders } from './pass-order.ts'

/** A pass on a page, with its place in the order. */
type Placed = { guid: string; sortKey: string }

type Page = { after: readonly (string | null)[] | null; limit: number }

type Asked = {
  editionGuid: string
  /** What the list asks of a pass. */
  matching: Expression<SqlBool>
  /** The only kind that it asks for. */
  kind: PassKind | undefined
}

/** Which passes stand on a page, up to `limit`. An index serves each order. */
export function passesInOrder(
  reader: Reader,
  { editionGuid, matching, kind }: Asked,
  { sort, ...page }: Page & { sort: PassSort },
): Promise<Placed[]> {
  if (sort === 'kind' || sort === 'kindDown')
    return pageByValues(
      { values: kind ? [kind] : passKinds, isDown: sort === 'kindDown', ...page },
      (value, place) => byName(reader, sql`${matching} and pass.kind = ${value}`, place),
    )
  if (sort === 'badge' || sort === 'badgeDown')
    return pageByValues({ values: badgesOf(kind), isDown: sort === 'badgeDown', ...page }, (badge, place) =>
      byName(
        reader,
        badge === 'none'
          ? sql`${matching} and pass.kind = 'vehicle'`
          : sql`${matching} and pass.kind <> 'vehicle' and pass.badge_standing = ${badge}`,
        place,
      ),
    )
  if (sort === 'scan' || sort === 'scanDown')
    return byLastScan(reader, { editionGuid, matching, isDown: sort === 'scanDown', ...page })
  return along(reader, matching, { order: passOrders[sort], ...page })
}

/** A vehicle has none. */
function badgesOf(kind: PassKind | undefined) {
  if (kind === 'vehicle') return ['none'] as const
  return kind ? badgeStandings : ([...badgeStandings, 'none'] as const)
}

/** The newest of a value come first where its names go upwards. */
const byName = (reader: Reader, matching: Expression<SqlBool>, { sort, ...page }: Page & { sort: string }) =>
  along(reader, matching, { order: passOrders[sort === 'newest' ? 'name' : 'nameDown'], ...page })

function along(
  reader: Reader,
  matching: Expression<SqlBool>,
  { order, after, limit }: Page & { order: ListOrder },
): Promise<Placed[]> {
  return reader
    .selectFrom('pass')
    .select(['pass.guid', sql<string>`(${order.key})::text`.as('sortKey')])
    .where(matching)
    .where(comesAfter(order, sql.ref('pass.guid'), after))
    .orderBy(order.key, order.way)
    .orderBy('pass.guid', order.way)
    .limit(limit)
    .execute()
}

const byScan = bothWays('instant', sql.ref('passLastScan.at'))

function byLastScan(
  reader: Reader,
  { editionGuid, matching, isDown, after, limit }: Omit<Asked, 'kind'> & Page & { isDown: boolean },
): Promise<Placed[]> {
  const order = isDown ? byScan.down : byScan.up
  return reader
    .selectFrom('passLastScan')
    .innerJoin('pass', 'pass.guid', 'passLastScan.passGuid')
    .select(['pass.guid', sql<string>`pass_last_scan.at::text`.as('sortKey')])
    .where('passLastScan.editionGuid', '=', editionGuid)
    .where(matching)
    .where(comesAfter(order, sql.ref('passLastScan.passGuid'), after))
    .orderBy('passLastScan.at', order.way)
    .orderBy('passLastScan.passGuid', order.way)
    .limit(limit)
    .execute()
}
