import { sql } from 'kysely'
import type { BadgeStanding } from '#domain/badge/badge-standing.ts'
import { badgedKinds } from '#domain/badge/badged-kind.ts'
import type { ParticipantRole } from '#domain/participant/participant-role.ts'
import type { Reader } from './database.ts'

type Span = {
  editionGuid: string
  /** The first instant and the first day that count. */
  since: Date
  firstDay: string
  timeZone: string
}

type Count = bigint | number | string

/** As the indexes of the lists have it: what was never sent lies before everything. */
const sentAt = sql`coalesce(submitted_at, '-infinity')`

/** Applications sent on each day of the forum's zone, by role; days and roles without any are left out. */
export async function countSentByDay(reader: Reader, { editionGuid, since, timeZone }: Span) {
  const { rows } = await sql<{ day: string; role: ParticipantRole; count: Count }>`
    select (submitted_at at time zone ${timeZone})::date::text as day, role, count(*) as count from application
    where edition_guid = ${editionGuid} and ${sentAt} >= ${since} group by 1, 2`.execute(reader)
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}

/** Approvals and rejections of each day by role, as the log has them: releases are timed by the machine's clock, which is not the forum's. */
export async function countDecidedByDay(reader: Reader, { editionGuid, since, timeZone }: Span) {
  const { rows } = await sql<{ day: string; role: ParticipantRole; approved: Count; rejected: Count }>`
    select (entry.at at time zone ${timeZone})::date::text as day, application.role,
      count(*) filter (where entry.action = 'approve') as approved, count(*) filter (where entry.action = 'reject') as rejected
    from audit_entry as entry join application on application.guid = entry.subject_guid
    where entry.subject_kind = 'application' and entry.action in ('approve', 'reject') and entry.at >= ${since}
      and application.edition_guid = ${editionGuid}
    group by 1, 2`.execute(reader)
  return rows.map(row => ({ ...row, approved: Number(row.approved), rejected: Number(row.rejected) }))
}

/** How many applications wait for a decision since before each of these instants, the newest first. */
export async function countWaitingBefore(
  reader: Reader,
  { editionGuid, instants }: { editionGuid: string; instants: readonly Date[] },
): Promise<number[]> {
  const { rows } = await sql<{ count: Count }>`
    select (select count(*) from application
      where edition_guid = ${editionGuid} and status = 'pending' and ${sentAt} <= instant and submitted_at is not null) as count
    from unnest(${[...instants]}::timestamptz[]) with ordinality as given (instant, place) order by place`.execute(
    reader,
  )
  return rows.map(({ count }) => Number(count))
}

/** The same of passports that wait for the check, since they were saved. */
export async function countUncheckedBefore(
  reader: Reader,
  { editionGuid, instants }: { editionGuid: string; instants: readonly Date[] },
): Promise<number[]> {
  const { rows } = await sql<{ count: Count }>`
    select (select count(*) from application
      where edition_guid = ${editionGuid} and security = 'passportPending' and passport_saved_at < instant) as count
    from unnest(${[...instants]}::timestamptz[]) with ordinality as given (instant, place) order by place`.execute(
    reader,
  )
  return rows.map(({ count }) => Number(count))
}

/** What the bank brought to invoices on each day, without bookings taken back. */
export async function sumInvoicesByDay(reader: Reader, { editionGuid, firstDay }: Span) {
  const { rows } = await sql<{ day: string; kopecks: Count }>`
    select booked.received_on::text as day, sum(booked.amount_kopecks)::int8 as kopecks
    from invoice_payment as booked join invoice on invoice.guid = booked.invoice_guid
    where booked.received_on >= ${firstDay} and booked.reversed_at is null and invoice.edition_guid = ${editionGuid}
    group by 1`.execute(reader)
  return rows.map(({ day, kopecks }) => ({ day, kopecks: BigInt(kopecks) }))
}

/** What was taken from cards on each day. */
export async function sumCardsByDay(reader: Reader, { editionGuid, since, timeZone }: Span) {
  const { rows } = await sql<{ day: string; kopecks: Count }>`
    select (card_payment.finished_at at time zone ${timeZone})::date::text as day,
      sum(coalesce(line.captured_kopecks, line.amount_kopecks))::int8 as kopecks
    from card_payment join card_payment_line as line on line.card_payment_guid = card_payment.guid
    where card_payment.edition_guid = ${editionGuid} and card_payment.finished_at >= ${since}
      and line.state in ('charged', 'refunded')
    group by 1`.execute(reader)
  return rows.map(({ day, kopecks }) => ({ day, kopecks: BigInt(kopecks) }))
}

/** How many badges stand at each point: every badge has a pass, few have events yet. */
export async function countBadgeStandings(
  reader: Reader,
  editionGuid: string,
): Promise<Record<BadgeStanding, number>> {
  const { rows } = await sql<{ all: Count; printed: Count; handedOver: Count }>`
    with worn as (
      select event.pass_guid, bool_or(event.event = 'handedOver') as given, bool_or(event.event = 'printed') as printed
      from badge_event as event join pass on pass.guid = event.pass_guid and pass.counter = event.counter
      where pass.edition_guid = ${editionGuid} and pass.revoked_at is null and pass.kind = any(${[...badgedKinds]}::text[])
      group by event.pass_guid
    )
    select (select count(*) from pass where edition_guid = ${editionGuid} and revoked_at is null
        and kind = any(${[...badgedKinds]}::text[])) as "all",
      count(*) filter (where printed and not given) as printed, count(*) filter (where given) as "handedOver"
    from worn`.execute(reader)
  const [row] = rows
  const [all, printed, handedOver] = [row?.all, row?.printed, row?.handedOver].map(Number)
  return {
    toPrint: (all ?? 0) - (printed ?? 0) - (handedOver ?? 0),
    printed: printed ?? 0,
    handedOver: handedOver ?? 0,
  }
}

/** People with a car from a hub, by hub and hour of arrival, from the tally of rides. */
export async function countArrivals(reader: Reader, editionGuid: string) {
  const { rows } = await sql<{ day: string; hour: number; hub: string; count: Count }>`
    select day::text, coalesce(extract(hour from time::time), 0)::int as hour, hub_guid as hub, sum(seats) as count
    from ride_tally where edition_guid = ${editionGuid} and direction = 'arrival' and day is not null
    group by 1, 2, 3 having sum(seats) <> 0 order by 1, 2`.execute(reader)
  return rows.map(row => ({ ...row, count: Number(row.count) }))
}

/** Messages that left on each day, by channel; they leave by the machine's clock. */
export async function countMessagesByDay(
  reader: Reader,
  { since, timeZone }: Pick<Span, 'since' | 'timeZone'>,
) {
  const { rows } = await sql<{ day: string; sms: Count; email: Count; smsParts: Count }>`
    select (sent_at at time zone ${timeZone})::date::text as day,
      count(*) filter (where channel = 'sms') as sms, count(*) filter (where channel = 'email') as email,
      coalesce(sum(coalesce(parts, 1)) filter (where channel = 'sms'), 0) as "smsParts"
    from message where state = 'sent' and sent_at >= ${since} group by 1`.execute(reader)
  return rows.map(({ day, ...row }) => ({
    day,
    sms: Number(row.sms),
    email: Number(row.email),
    smsParts: Number(row.smsParts),
  }))
}
