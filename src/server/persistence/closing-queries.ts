import { type RawBuilder, sql } from 'kysely'
import type { ClosingChannel, ClosingState } from '#domain/closing/closing.ts'
import type { ClosingSort } from '#domain/closing/closing-sort.ts'
import type { DayRange } from '#domain/edition/day-range.ts'
import { isPaidBy } from './company-key-queries.ts'
import type { Reader, Tx } from './database.ts'
import { bothWays, comesAfter, isWithin, type ListOrder, reaches } from './list-order.ts'
import { likePattern } from './search-text.ts'

export type ClosingRecord = NonNullable<Awaited<ReturnType<typeof findClosing>>>

/** A place that an invoice has paid for and somebody took: the person it was issued for, or who came in their place. */
export type AttendedLine = {
  invoiceGuid: string
  /** Null for places of a company. */
  applicationGuid: string | null
  /** How many places of a company it is for; null for a participant. */
  places: number | null
  participantName: string
  amountKopecks: bigint
}

type Waiting = { editionGuid: string; invoiceGuid?: string | undefined }

/** Paid, without papers yet. */
const isWaiting = ({ editionGuid, invoiceGuid }: Waiting) =>
  sql`invoice.status = 'paid' and invoice.edition_guid = ${editionGuid}
    and not exists (select from closing where closing.invoice_guid = invoice.guid)
    ${invoiceGuid ? sql`and invoice.guid = ${invoiceGuid}` : sql``}`

/** Lines whose money was not returned and counts for an approved person, each with who has the place. */
const attendedLines = sql`(select line.*, holder.guid as holder_guid, holder.participant_guid, place.guid as place_guid
  from invoice_line as line
  left join replacement as place
    on place.invoice_line_guid = line.guid and place.settled_at is not null and place.ended_at is null
  join application as holder on holder.guid = coalesce(place.new_application_guid, line.application_guid)
  where line.refunded_at is null and holder.status = 'approved' and holder.payment = 'paid')`

/** The lines of which papers are to be issued. */
export async function listAttendedLines(reader: Reader, of: Waiting): Promise<AttendedLine[]> {
  const { rows } = await sql<AttendedLine>`
    select line.invoice_guid as "invoiceGuid", line.holder_guid as "applicationGuid", null::int as places,
      line.amount_kopecks as "amountKopecks", line.guid as "lineGuid",
      case when line.place_guid is null then line.participant_name else coalesce(
        nullif(concat_ws(' ', person.last_name, person.first_name, person.middle_name), ''),
        nullif(concat_ws(' ', person.latin_last_name, person.latin_first_name), ''), '—') end as "participantName"
    from ${attendedLines} as line
    join invoice on invoice.guid = line.invoice_guid
    join participant as person on person.guid = line.participant_guid
    where ${isWaiting(of)}
    union all
    select line.invoice_guid, null, line.places, line.amount_kopecks, null, line.company_name
    from invoice_raise_line as line
    join invoice on invoice.guid = line.invoice_guid
    where ${isWaiting(of)}
    order by 1, "lineGuid"`.execute(reader)
  return rows
}

type AttendedSum = { totalKopecks: bigint; documents: number; people: number }

/** The same lines as sums of papers: few sums differ, so these are few however many papers there will be. An invoice is for people or for places. */
export async function sumAttendedLines(reader: Reader, of: Waiting): Promise<AttendedSum[]> {
  // `offset 0`: whether an invoice waits is asked once of it, not of each of its lines.
  const { rows } = await sql<AttendedSum>`
    select total as "totalKopecks", count(*)::int as documents, sum(people)::int as people from (
      select sum(line.amount_kopecks)::bigint as total, count(*) as people
      from ${attendedLines} as line
      join (select invoice.guid from invoice where ${isWaiting(of)} offset 0) as waiting
        on waiting.guid = line.invoice_guid
      group by waiting.guid
      union all
      select sum(line.amount_kopecks)::bigint, 0
      from invoice_raise_line as line
      join invoice on invoice.guid = line.invoice_guid
      where ${isWaiting(of)}
      group by invoice.guid
    ) as paper group by total`.execute(reader)
  return rows
}

export function findClosing(reader: Reader, invoiceGuid: string) {
  return reader.selectFrom('closing').selectAll().where('invoiceGuid', '=', invoiceGuid).executeTakeFirst()
}

export function listClosingLines(reader: Reader, closingGuid: string) {
  return reader
    .selectFrom('closingLine')
    .selectAll()
    .where('closingGuid', '=', closingGuid)
    .orderBy('guid')
    .execute()
}

/** One invoice has its papers once: false when somebody else was first. */
export async function insertClosing(
  tx: Tx,
  closing: {
    editionGuid: string
    invoiceGuid: string
    year: number
    number: number
    issuedOn: string
    totalKopecks: bigint
    vatKopecks: bigint
    vatPercent: number
    documentsBy: ClosingChannel
    createdAt: Date
    createdBy: string | null
    lines: (Omit<AttendedLine, 'invoiceGuid'> & { vatKopecks: bigint })[]
  },
): Promise<string> {
  const { lines, ...row } = closing
  const { guid } = await tx
    .insertInto('closing')
    .values({ ...row, people: lines.length })
    .returning('guid')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('closingLine')
    .values(lines.map(line => ({ ...line, closingGuid: guid })))
    .execute()
  return guid
}

function closings(reader: Reader) {
  return reader
    .selectFrom('closing')
    .innerJoin('invoice', 'invoice.guid', 'closing.invoiceGuid')
    .selectAll('closing')
    .select([
      'invoice.year as invoiceYear',
      'invoice.number as invoiceNumber',
      'invoice.payerName',
      'invoice.payerInn',
      'invoice.edoOperator',
      'invoice.edoId',
    ])
    .select(eb => [
      // The payer's own address before one of the others on the invoice.
      eb
        .selectFrom('postalAddress as address')
        .innerJoin('participant as person', 'person.guid', 'address.participantGuid')
        .innerJoin('application', 'application.participantGuid', 'person.guid')
        .innerJoin('closingLine as line', 'line.applicationGuid', 'application.guid')
        .select(
          sql<string>`concat_ws(', ', address.recipient, address.postal_code, address.country, address.region, address.city, address.street)`.as(
            'text',
          ),
        )
        .whereRef('line.closingGuid', '=', 'closing.guid')
        .orderBy(
          sql`(person.account_guid = invoice.issued_by and person.is_primary) desc, address.saved_at desc`,
        )
        .limit(1)
        .as('address'),
    ])
}

const states: Record<ClosingState, ReturnType<typeof sql<boolean>>> = {
  prepared: sql<boolean>`closing.sent_on is null`,
  sent: sql<boolean>`closing.sent_on is not null and closing.returned_on is null`,
  returned: sql<boolean>`closing.returned_on is not null`,
}

function matches(q: string) {
  const pattern = `%${likePattern(q)}%`
  return sql<boolean>`(invoice.search_text like ${pattern}
    or closing.year || '-' || lpad(closing.number::text, 4, '0') like ${pattern}
    or lower(closing.reference) like ${pattern})`
}

export function findClosingRow(reader: Reader, guid: string) {
  return closings(reader).where('closing.guid', '=', guid).executeTakeFirst()
}

export type ClosingRowRecord = NonNullable<Awaited<ReturnType<typeof findClosingRow>>>

const byNumber = bothWays('guid', sql`closing.guid`)
const byPayer = bothWays('text', sql`lower(invoice.payer_name collate "und-x-icu")`)
const byInvoice = bothWays('guid', sql`invoice.guid`)
const bySum = bothWays('whole', sql`closing.total_kopecks`)
const byPeople = bothWays('whole', sql`closing.people`)
const byWay = bothWays(
  'whole',
  sql`closing_way(closing.returned_on, closing.sent_on, closing.channel, closing.documents_by)`,
)

/** What was sent waits no more and comes after all that does. */
const byWait = (after: 'infinity' | '-infinity') =>
  bothWays(
    'instant',
    sql`(case when closing.sent_on is null then closing.created_at else ${sql.lit(after)}::timestamptz end)`,
  )

/** An index serves each both ways. Guids are given in the order of numbers. */
const orders: Record<ClosingSort, ListOrder> = {
  newest: byNumber.down,
  oldest: byNumber.up,
  payer: byPayer.up,
  payerDown: byPayer.down,
  invoice: byInvoice.up,
  invoiceDown: byInvoice.down,
  largest: bySum.down,
  smallest: bySum.up,
  mostPeople: byPeople.down,
  fewestPeople: byPeople.up,
  way: byWay.up,
  wayDown: byWay.down,
  longestWait: byWait('infinity').up,
  shortestWait: byWait('-infinity').down,
}

type ClosingFilter = {
  editionGuid: string
  q?: string | undefined
  /** The key of the payer. */
  company?: string | undefined
  /** The days on which they came to how they stand, both included, and the same as instants. */
  days?: DayRange & { since?: Date | undefined; before?: Date | undefined }
}

function cameWithin({ from, to, since, before }: NonNullable<ClosingFilter['days']>) {
  if (!from && !to) return sql<boolean>`true`
  const isIn = (day: RawBuilder<unknown>) =>
    sql<boolean>`${day} between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date`
  return sql<boolean>`case when closing.returned_on is not null then ${isIn(sql`closing.returned_on`)}
    when closing.sent_on is not null then ${isIn(sql`closing.sent_on`)}
    else ${isWithin(sql`closing.created_at`, { since, before })} end`
}

function isAmong({ editionGuid, q, company, days = {} }: ClosingFilter) {
  const conditions = [
    cameWithin(days),
    ...(q ? [matches(q)] : []),
    ...(company ? [isPaidBy(sql`closing.invoice_guid`, { editionGuid, key: company })] : []),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Each with its place in the order as `sortKey`. */
export function listClosings(
  reader: Reader,
  wanted: ClosingFilter & {
    state?: ClosingState | undefined
    sort: ClosingSort
    after: readonly (string | null)[] | null
    limit: number
  },
) {
  const order = orders[wanted.sort]
  let query = closings(reader)
    .select(sql<string>`${order.key}::text`.as('sortKey'))
    .where('closing.editionGuid', '=', wanted.editionGuid)
    .where('invoice.editionGuid', '=', wanted.editionGuid)
    .where(isAmong(wanted))
  if (wanted.state) query = query.where(states[wanted.state])
  return query
    .where(comesAfter(order, sql.ref('closing.guid'), wanted.after))
    .where(reaches(order, wanted.after))
    .orderBy(order.key, order.way)
    .orderBy('closing.guid', order.way)
    .limit(wanted.limit)
    .execute()
}

export async function countClosings(
  reader: Reader,
  wanted: ClosingFilter,
): Promise<Record<ClosingState, number> & { oldestAt: Date | null }> {
  const row = await reader
    .selectFrom('closing')
    .innerJoin('invoice', 'invoice.guid', 'closing.invoiceGuid')
    .select(eb => [
      eb.fn.countAll<bigint>().filterWhere(states.prepared).as('prepared'),
      eb.fn.countAll<bigint>().filterWhere(states.sent).as('sent'),
      eb.fn.countAll<bigint>().filterWhere(states.returned).as('returned'),
      eb.fn.min('closing.createdAt').filterWhere(states.prepared).as('oldestAt'),
    ])
    .where('closing.editionGuid', '=', wanted.editionGuid)
    .where(isAmong(wanted))
    .executeTakeFirstOrThrow()
  return {
    prepared: Number(row.prepared),
    sent: Number(row.sent),
    returned: Number(row.returned),
    oldestAt: row.oldestAt ?? null,
  }
}

/** Locks papers in the order of their guids until the transaction ends. */
export function lockClosings(tx: Tx, guids: readonly string[]) {
  return tx
    .selectFrom('closing')
    .selectAll()
    .where('guid', 'in', [...guids])
    .orderBy('guid')
    .forUpdate()
    .execute()
}

export async function markClosingsSent(
  tx: Tx,
  guids: readonly string[],
  change: { channel: ClosingChannel; sentOn: string; reference: string | null },
): Promise<void> {
  if (guids.length === 0) return
  await tx
    .updateTable('closing')
    .set(change)
    .where('guid', 'in', [...guids])
    .execute()
}

export async function markClosingReturned(tx: Tx, guid: string, returnedOn: string): Promise<void> {
  await tx.updateTable('closing').set({ returnedOn }).where('guid', '=', guid).execute()
}

export async function markClosingUnsent(tx: Tx, guid: string): Promise<void> {
  await tx
    .updateTable('closing')
    .set({ channel: null, sentOn: null, reference: null, returnedOn: null })
    .where('guid', '=', guid)
    .execute()
}
