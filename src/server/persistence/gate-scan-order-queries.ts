import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { gateOutcomes } from '#contract/organiser-gate.ts'
import type { GateScanSort } from '#domain/gate/gate-scan-sort.ts'
import { gateDirections, gateZones } from '#domain/gate/gate-zone.ts'
import type { TimeOrder } from '#domain/search/time-order.ts'
import type { Reader } from './database.ts'
import { type GateLogFilter, gatherPasses, isScanFound, scansAsked } from './gate-log-queries.ts'
import { bothWays, comesAfter, instantKey } from './list-order.ts'
import { type Page, type Placed, pageByValues } from './list-parts.ts'
import { isCountedPass } from './pass-search-queries.ts'
import { firstScansWalked } from './search-limits.ts'

type InTime = Page & { sort: TimeOrder }

type Key = 'listName' | 'listCompany'

/** Which scans stand on a page, up to `limit`. An index serves each order. */
export function pageOfScans(
  reader: Reader,
  filter: GateLogFilter,
  { sort, ...page }: Page & { sort: GateScanSort },
): Promise<Placed[]> {
  if (sort === 'newest' || sort === 'oldest') return pageInTime(reader, filter, { sort, ...page })
  if (sort === 'state' || sort === 'stateDown')
    return pageByValues(
      {
        values: filter.outcome ? [filter.outcome] : gateOutcomes,
        isDown: sort === 'stateDown',
        ...page,
      },
      (outcome, place) => pageInTime(reader, { ...filter, outcome }, place),
    )
  if (sort === 'gate' || sort === 'gateDown')
    return scansByGate(reader, filter, { isDown: sort === 'gateDown', ...page })
  const key = sort === 'name' || sort === 'nameDown' ? 'listName' : 'listCompany'
  const isDown = sort === 'nameDown' || sort === 'companyDown'
  return pageByValues(
    { values: ['known', 'unknown'], isDown, ...page },
    (bearer, place): Promise<Placed[]> =>
      bearer === 'known'
        ? scansOfPasses(reader, filter, { key, ...place })
        : // A code that is no pass of ours names nobody.
          scansInTime(reader, filter, place).where('gateScan.passGuid', 'is', null).execute(),
  )
}

const byTime = bothWays('instant', sql.ref('gateScan.at'))

function scansInTime(reader: Reader, filter: GateLogFilter, { sort, after, limit }: InTime) {
  const order = sort === 'newest' ? byTime.down : byTime.up
  return scansAsked(reader, filter)
    .select(['gateScan.guid', 'gateScan.at', sql<string>`gate_scan.at::text`.as('sortKey')])
    .where(comesAfter(order, sql.ref('gateScan.guid'), after))
    .orderBy('gateScan.at', order.way)
    .orderBy('gateScan.guid', order.way)
    .limit(limit)
}

/**
 * Few scans are refused or let through by hand. An index keeps them apart by outcome, zone and direction, and a page is read from there: otherwise thousands of
 * admitted scans would be read to find fifty.
 */
async function pageInTime(reader: Reader, filter: GateLogFilter, page: InTime): Promise<Placed[]> {
  const { outcome, found, device, conflict, zone, direction } = filter
  const isNamed = found && !found.passes.more
  if (!outcome || outcome === 'admitted' || isNamed || device || conflict)
    return (await scansWalked(reader, filter, page)) ?? scansInTime(reader, filter, page).execute()
  const zones = zone ? [zone] : gateZones
  const directions = direction ? [direction] : gateDirections
  return inTimeOf(
    reader,
    zones.flatMap(zone =>
      directions.map(direction => {
        const stretch = { ...filter, zone, direction, found: found && { ...found, isAskedEach: true } }
        return scansInTime(reader, stretch, page)
      }),
    ),
    page,
  )
}

/** To gather the thousands of passes that a frequent search finds takes longer than to ask the first scans of the list for theirs. Null where those do not fill the page. */
async function scansWalked(
  reader: Reader,
  { found, ...others }: GateLogFilter,
  page: InTime,
): Promise<Placed[] | null> {
  if (!found?.passes.more) return null
  const walked = scansInTime(reader, others, { ...page, limit: firstScansWalked }).select([
    'gateScan.passGuid',
    'gateScan.deviceGuid',
  ])
  const rows = await reader
    .selectFrom(walked.as('gateScan'))
    .select(['gateScan.guid', 'gateScan.sortKey'])
    .where(isScanFound({ ...found, isAskedEach: true }))
    .orderBy('gateScan.at', page.sort === 'newest' ? 'desc' : 'asc')
    .orderBy('gateScan.guid', page.sort === 'newest' ? 'desc' : 'asc')
    .limit(page.limit)
    .execute()
  return rows.length === page.limit ? rows : null
}

/** The scans of several stretches of the log, put together in order of time. */
async function inTimeOf(
  reader: Reader,
  stretches: readonly ReturnType<typeof scansInTime>[],
  { sort, limit, passes = [] }: InTime & { passes?: readonly RawBuilder<unknown>[] },
): Promise<Placed[]> {
  const way = sort === 'newest' ? sql`desc` : sql`asc`
  const all = sql`part as (${sql.join(
    stretches.map(stretch => sql`(${stretch})`),
    sql` union all `,
  )})`
  const { rows } = await sql<Placed>`
    with ${sql.join([...passes, all])}
    select part.guid, part.sort_key from part order by part.at ${way}, part.guid ${way} limit ${limit}`.execute(
    reader,
  )
  return rows
}

/** Gate after gate. The cursor knows a gate by its first device, because a gate may be renamed. */
async function scansByGate(reader: Reader, filter: GateLogFilter, wanted: Page & { isDown: boolean }) {
  const gates = new Map((await gatesByName(reader, filter)).map(devices => [devices[0] ?? '', devices]))
  return pageByValues({ values: [...gates.keys()], ...wanted }, (first, place) =>
    scansOfDevices(reader, filter, { devices: gates.get(first) ?? [], ...place }),
  )
}

/** The devices of each gate that the filters can mean: a device keeps its zone. All of them are some tens. */
async function gatesByName(
  reader: Reader,
  { editionGuid, device, zone }: GateLogFilter,
): Promise<string[][]> {
  const gate = sql`lower(gate collate "und-x-icu")`
  const { rows } = await sql<{ devices: string[] }>`
    select array_agg(guid order by guid) as devices from gate_device
    where edition_guid = ${editionGuid} and ${device ? sql`guid = ${device}` : sql`true`}
      and ${zone ? sql`zone = ${zone}` : sql`true`}
    group by ${gate} order by ${gate}`.execute(reader)
  return rows.map(({ devices }) => devices)
}

/** The scans of each device come from its own stretch of an index, and are put together here. */
async function scansOfDevices(
  reader: Reader,
  filter: GateLogFilter,
  { devices, ...page }: InTime & { devices: readonly string[] },
): Promise<Placed[]> {
  const { asked, passes } = gatherPasses(filter)
  const stretches = devices.flatMap(device => {
    const wanted = ofDevice(asked, device)
    return wanted ? [scansInTime(reader, wanted, page)] : []
  })
  return stretches.length > 0 ? inTimeOf(reader, stretches, { ...page, passes }) : []
}

/** A search that finds a device finds all its scans; at any other device only those of the people it finds, and without people none. */
function ofDevice(filter: GateLogFilter, device: string): GateLogFilter | null {
  const { found } = filter
  if (!found || found.devices.includes(device)) return { ...filter, device, found: null }
  const { more, guids } = found.passes
  return more || guids.length > 0 ? { ...filter, device, found: { ...found, devices: [] } } : null
}

/** Where more are found the passes are walked by name, and a page is soon full; a few may be anywhere among the names, and are sorted. */
const mostSorted = 1000

/** By whose pass it was; the newest scan of each comes first, and last the other way round. No copy of a name is kept with a scan. */
async function scansOfPasses(
  reader: Reader,
  filter: GateLogFilter,
  { key, sort, after, limit }: InTime & { key: Key },
): Promise<Placed[]> {
  const isUp = sort === 'newest'
  const [way, back] = isUp ? [sql`asc`, sql`desc`] : [sql`desc`, sql`asc`]
  const place = await readPlace(reader, key, after)
  const found = await scansAsked(reader, filter)
    .select('gateScan.guid')
    .where('gateScan.passGuid', 'is not', null)
    .limit(mostSorted + 1)
    .execute()
  // Of whom a search finds all scans are found, so that nobody else is walked past.
  const ofFound = filter.found?.devices.length === 0 ? filter.found.passes : null
  const asked = ofFound ? { ...filter, found: null } : filter
  const bearers = ofFound
    ? sql`(select guid, edition_guid, list_name, list_company from pass
        where edition_guid = ${filter.editionGuid} and ${isCountedPass(ofFound)}
        order by ${sql.ref(key)} ${way}, guid ${way} offset 0)`
    : sql`pass`
  const name = sql.ref(`bearer.${key}`)
  const isReached = place
    ? sql<SqlBool>`(${name}, bearer.guid) ${isUp ? sql`>=` : sql`<=`} (${place.name}::text, ${place.pass}::uuid)`
    : sql<SqlBool>`true`
  const comesLater = place
    ? sql<SqlBool>`(bearer.guid <> ${place.pass}::uuid
        or (gate_scan.at, gate_scan.guid) ${isUp ? sql`<` : sql`>`} (${place.at}::timestamptz, ${place.scan}::uuid))`
    : sql<SqlBool>`true`
  const scans =
    found.length > mostSorted
      ? sql`cross join lateral (${scansAsked(reader, asked)
          .select(['gateScan.guid', 'gateScan.at'])
          .where(sql<SqlBool>`gate_scan.pass_guid = bearer.guid`)
          .where(comesLater)
          .orderBy('gateScan.at', isUp ? 'desc' : 'asc')
          .orderBy('gateScan.guid', isUp ? 'desc' : 'asc')
          .limit(limit)}) as gate_scan`
      : sql`join gate_scan on gate_scan.pass_guid = bearer.guid
          and gate_scan.guid = any(${found.map(({ guid }) => guid)}::uuid[]) and ${comesLater}`
  const { rows } = await sql<Placed>`
    select gate_scan.guid, bearer.guid || ':' || gate_scan.at::text as sort_key
    from ${bearers} as bearer ${scans}
    where bearer.edition_guid = ${filter.editionGuid} and ${isReached}
    order by ${name} ${way}, bearer.guid ${way}, gate_scan.at ${back}, gate_scan.guid ${back}
    limit ${limit}`.execute(reader)
  return rows
}

const passAndTime = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}):(.+)$/

/** Where the page before ended: whose scan it was, by the name of today, and when. */
async function readPlace(reader: Reader, key: Key, after: Page['after']) {
  const [written, scan] = after ?? []
  const [, pass, at] = passAndTime.exec(written ?? '') ?? []
  if (!scan || !pass || !at || !instantKey.test(at)) return null
  const bearer = await reader
    .selectFrom('pass')
    .select(['listName', 'listCompany'])
    .where('guid', '=', pass)
    .executeTakeFirst()
  return bearer ? { name: bearer[key], pass, at, scan } : null
}
