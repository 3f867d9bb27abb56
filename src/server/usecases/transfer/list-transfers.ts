import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/transfer.ts'
import type { TransferRide, TransferRow } from '#contract/transfer.ts'
import { admissionVerdict } from '#domain/admission/admission-verdict.ts'
import { isLegBegun, transferDirections } from '#domain/transfer/transfer.ts'
import type { TransferSort } from '#domain/transfer/transfer-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { csvTable } from '#server/documents/csv-table.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipantByApplication } from '#server/persistence/participant-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import {
  countTransfers,
  countTransfersBy,
  findTransfer,
  listRides,
  listTransferRows,
  type Ride,
  rideOf,
  type TransferFilter,
  type TransferPlace,
  transferOrder,
} from '#server/persistence/transfer-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { admissionFacts } from '../application/admission-facts.ts'
import { nameFor } from '../participant/present-participant.ts'
import { transferOf } from './read-transfer.ts'
import { hubName, presentHubs } from './transfer-hubs.ts'

/** More than any forum has. */
const mostExported = 20_000

/** The fullest are planned first. */
const mostRides = 100

/** Everybody with a transfer, by day and time. */
export const listTransfers: UseCase<typeof routes.listTransfers, 'database' | 'published'> = async (
  { query, facts: { locale } },
  needs,
) => {
  const { database } = needs
  const { cursor, limit, ...asked } = query
  const edition = await readCurrentEdition(database)
  const people = await findPeople(database, query.q)
  const filter = { ...asked, people, editionGuid: edition.guid }
  const [rows, allRides, counted, snapshot] = await Promise.all([
    listTransferRows(database, { ...filter, after: placeOf(query.sort, cursor), limit }),
    listRides(database, edition.guid),
    // Without a search the rides say it all.
    query.q ? countTransfers(database, filter) : null,
    needs.published.snapshot(),
  ])
  const ofDay = allRides.filter(ride => isOf(ride, { ...query, direction: undefined }))
  const rides = ofDay.filter(ride => isOf(ride, query))
  const days = [...new Set(allRides.map(ride => ride.day))].sort()
  const { items, nextCursor } = pageOf(rows, limit, row =>
    transferOrder(query.sort).by === 'day'
      ? [row.day, row.time, row.direction, row.participantGuid]
      : [row.listName, row.direction, row.applicationGuid],
  )
  const countOf = (direction: TransferRow['direction']) =>
    counted
      ? (counted.find(row => row.direction === direction)?.count ?? 0)
      : ofDay.reduce((sum, ride) => sum + (ride.direction === direction ? ride.seats : 0), 0)
  return {
    items: items.map(row => presentRow(row, rides, locale)),
    nextCursor,
    counts: { arrival: countOf('arrival'), departure: countOf('departure') },
    hubs: presentHubs(snapshot, locale),
    days,
    rides: rides.slice(0, mostRides).map(ride => presentRide(ride, locale)),
  }
}

/** How many ways each day and each hub would find beside the other filters. */
export const countTransferFilters: UseCase<typeof routes.countTransferFilters, 'database'> = async (
  { query },
  { database },
) => {
  const { guid: editionGuid } = await readCurrentEdition(database)
  const filter = { ...query, people: await findPeople(database, query.q), editionGuid }
  const byDay = { ...filter, day: undefined }
  const byHub = { ...filter, hub: undefined }
  // Without a search the rides say it all.
  const rides = query.q ? null : await listRides(database, editionGuid)
  const [day, hub] = rides
    ? [addedUp(rides, ride => ride.day, byDay), addedUp(rides, ride => ride.hubGuid, byHub)]
    : await Promise.all([
        countTransfersBy(database, 'day', byDay),
        countTransfersBy(database, 'hubGuid', byHub),
      ])
  const shown = (rows: typeof day) => rows.map(row => ({ ...row, more: false }))
  return { counts: { day: shown(day), hub: shown(hub) } }
}

function addedUp(rides: readonly Ride[], keyOf: (ride: Ride) => string, wanted: Wanted) {
  const seats = new Map<string, number>()
  for (const ride of rides)
    if (isOf(ride, wanted)) seats.set(keyOf(ride), (seats.get(keyOf(ride)) ?? 0) + ride.seats)
  return [...seats].map(([value, count]) => ({ value, count }))
}

type Wanted = Pick<TransferFilter, 'day' | 'direction' | 'hub' | 'from' | 'to'>

function isOf(ride: Ride, wanted: Wanted) {
  return (
    (wanted.from === undefined || ride.day >= wanted.from) &&
    (wanted.to === undefined || ride.day <= wanted.to) &&
    (wanted.hub === undefined || ride.hubGuid === wanted.hub) &&
    (wanted.day === undefined || ride.day === wanted.day) &&
    (wanted.direction === undefined || ride.direction === wanted.direction)
  )
}

/** The same list as a spreadsheet file; the export of names and phones is recorded. */
export const exportTransfers: UseCase<typeof routes.exportTransfers, 'clock' | 'database'> = async (
  { actor, query, facts: { locale, requestId } },
  needs,
) => {
  const { database } = needs
  const edition = await readCurrentEdition(database)
  const filter = { ...query, people: await findPeople(database, query.q), editionGuid: edition.guid }
  const [rows, rides] = await Promise.all([
    listTransferRows(database, { ...filter, after: null, limit: mostExported }),
    // Only the ride of each row is looked up, so that more of them do no harm.
    listRides(database, edition.guid),
  ])
  await database.transaction().execute(tx =>
    recordAudit(tx, {
      at: needs.clock.now(),
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'read-transfers'),
      subjectKind: 'edition',
      subjectGuid: edition.guid,
      action: 'exportTransfers',
      toValue: String(Math.min(rows.length, mostExported)),
      // The search text may be a name, so it is not recorded.
      reason: JSON.stringify({
        ...{ direction: query.direction, day: query.day, hub: query.hub },
        ...{ from: query.from, to: query.to },
      }),
      requestId,
    }),
  )
  const presented = rows.slice(0, mostExported).map(row => presentRow(row, rides, locale))
  const word = (text: (inputs: Record<string, never>, options: { locale: Locale }) => string) =>
    text({}, { locale })
  const directions = { arrival: word(m.transfer_arrival), departure: word(m.transfer_departure) }
  const bytes = csvTable(
    [
      word(m.transfer_column_direction),
      word(m.transfer_column_day),
      word(m.transfer_column_time),
      word(m.transfer_column_hub),
      word(m.transfer_column_number),
      word(m.transfer_column_together),
      word(m.transfer_column_place),
      word(m.transfer_column_name),
      word(m.transfer_column_company),
      word(m.transfer_column_phone),
    ],
    presented.map(row => [
      directions[row.direction],
      row.day,
      row.time,
      row.hub,
      row.number ?? '',
      String(row.together),
      row.place,
      row.name,
      row.company ?? '',
      row.phone,
    ]),
    locale,
  )
  return { bytes, contentType: 'text/csv; charset=utf-8', fileName: `transfers-${edition.slug}.csv` }
}

/** The transfer of one application, for its page in the console. */
export const readApplicationTransfer: UseCase<
  typeof routes.readApplicationTransfer,
  'database' | 'published'
> = async ({ params: { guid: applicationGuid }, facts: { locale } }, needs) => {
  const { database } = needs
  const edition = await readCurrentEdition(database)
  const record = await findParticipantByApplication(database, { applicationGuid, editionGuid: edition.guid })
  if (!record) refuse('not_found')
  const row = await findTransfer(database, record.guid)
  const person = {
    name: nameFor(locale, record),
    company: record.companyShortName ?? record.companyName,
    phone: record.phone ?? record.accountPhone,
    mayEnter: admissionVerdict(admissionFacts(record, edition)).open.length === 0,
  }
  if (!row) return { person, needed: null, ways: [] }
  const transfer = transferOf(row)
  const snapshot = await needs.published.snapshot()
  return {
    person,
    needed: row.needed,
    ways: transferDirections
      .filter(direction => isLegBegun(transfer, direction))
      .map(direction => ({
        direction,
        day: transfer[`${direction}Day`] ?? '',
        time: transfer[`${direction}Time`] ?? '',
        hub: hubName(snapshot, locale, transfer[`${direction}Hub`]),
        number: transfer[`${direction}Number`],
        place: transfer[`${direction}Place`] ?? '',
      })),
  }
}

type Row = Awaited<ReturnType<typeof listTransferRows>>[number]

function presentRide(ride: Ride, locale: Locale): TransferRide {
  const { direction, day, time, number, seats } = ride
  return { direction, day, time, hub: ride.hubName[locale], number, seats }
}

/** One's flight is among the rides of the same filters. */
function seatsWith(row: Row, rides: readonly Ride[]): number {
  const name = rideOf(row)
  const found = rides.find(
    ride =>
      ride.direction === row.direction &&
      ride.day === row.day &&
      ride.hubGuid === row.hubGuid &&
      ride.ride === name,
  )
  return found?.seats ?? 1
}

function presentRow(row: Row, rides: readonly Ride[], locale: Locale): TransferRow {
  return {
    id: `${row.participantGuid}-${row.direction}`,
    applicationGuid: row.applicationGuid,
    direction: row.direction,
    day: row.day,
    time: row.time,
    hub: row.hubName[locale],
    number: row.number,
    place: row.place ?? '',
    name: nameFor(locale, row),
    company: row.companyShortName ?? row.companyName,
    phone: row.phone ?? row.accountPhone,
    together: seatsWith(row, rides),
  }
}

/** Null, which starts the list anew, for an invalid cursor. */
function placeOf(sort: TransferSort, cursor: string | undefined): TransferPlace | null {
  const byDay = transferOrder(sort).by === 'day'
  const place = decodeCursor(cursor, byDay ? 4 : 3)
  const [guid, direction, ...keys] = place?.toReversed() ?? []
  if (!guid || (direction !== 'arrival' && direction !== 'departure')) return null
  const known = keys.toReversed().flatMap(key => key ?? [])
  if (known.length < keys.length || (byDay && !/^\d{4}-\d\d-\d\d$/.test(known[0] ?? ''))) return null
  return { keys: known, direction, guid }
}
