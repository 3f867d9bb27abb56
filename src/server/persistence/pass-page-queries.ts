import { type Expression, type SqlBool, sql } from 'kysely'
import { badgeStandings } from '#domain/badge/badge-standing.ts'
import { type PassKind, passKinds } from '#domain/pass/pass-payload.ts'
import type { PassSort } from '#domain/pass/pass-sort.ts'
import type { Reader } from './database.ts'
import { bothWays, comesAfter, type ListOrder } from './list-order.ts'
import { type Page, type Placed, pageByValues } from './list-parts.ts'
import { passesAlong, passOrders } from './pass-order.ts'

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
      (value, place) => inNameOrder(reader, sql`${matching} and pass.kind = ${value}`, place),
    )
  if (sort === 'badge' || sort === 'badgeDown')
    return pageByValues({ ...badgesOf(kind, sort === 'badgeDown'), ...page }, (badge, place) =>
      inNameOrder(
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

/** A vehicle has none and comes last both ways: whoever turns the order round looks for badges that were handed over. */
function badgesOf(kind: PassKind | undefined, isDown: boolean) {
  const standings = kind === 'vehicle' ? [] : badgeStandings
  const vehicles = kind && kind !== 'vehicle' ? [] : (['none'] as const)
  return { values: isDown ? [...vehicles, ...standings] : [...standings, ...vehicles], isDown }
}

/** The newest of a value come first where its names go upwards. */
const inNameOrder = (
  reader: Reader,
  matching: Expression<SqlBool>,
  { sort, ...page }: Page & { sort: string },
) => along(reader, matching, { order: passOrders[sort === 'newest' ? 'name' : 'nameDown'], ...page })

const along = (
  reader: Reader,
  matching: Expression<SqlBool>,
  { order, ...page }: Page & { order: ListOrder },
): Promise<Placed[]> =>
  passesAlong(reader, matching, { order, ...page })
    .select(['pass.guid', sql<string>`(${order.key})::text`.as('sortKey')])
    .execute()

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
