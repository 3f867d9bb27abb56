import { sql } from 'kysely'
import { asRecords } from './crowd-participant-queries.ts'
import type { Tx } from './database.ts'

export type CrowdInvoiceRow = {
  guid: string
  year: number
  number: number
  status: string
  issuedOn: string
  issuedBy: string
  payerName: string
  payerInn: string | null
  payerKpp: string | null
  payerAddress: string
  places: number
  paidOn: string | null
  paymentOrderNumber: string | null
  createdAt: Date
  searchText: string
}

/** Takes so many numbers of a year and gives the last one before them. */
export async function takeCrowdNumbers(
  tx: Tx,
  table: 'invoice_number' | 'advance_tax_invoice_number',
  { year, count }: { year: number; count: number },
): Promise<number> {
  const { rows } = await sql<{ before: number }>`
    insert into ${sql.table(table)} as numbers (year, last) values (${year}, ${count})
    on conflict (year) do update set last = numbers.last + ${count}
    returning last - ${count} as before`.execute(tx)
  return rows[0]?.before ?? 0
}

type Money = { feeKopecks: bigint; vatKopecks: bigint; vatPercent: bigint }

/** Invoices of the staged people with their lines, payment orders and advance tax invoices. */
export async function insertCrowdInvoices(
  tx: Tx,
  rows: readonly CrowdInvoiceRow[],
  facts: Money & {
    editionGuid: string
    legalNumber: number
    payBy: string
    finance: string
    later: { from: string; percent: bigint; kopecks: bigint } | null
  },
): Promise<void> {
  const { feeKopecks, vatKopecks, vatPercent, later } = facts
  await sql`create temp table crowd_invoice (
    guid uuid, year integer, number integer, status text, issued_on date, issued_by uuid, payer_name text, payer_inn text,
    payer_kpp text, payer_address text, places integer, paid_on date, payment_order_number text, created_at timestamptz,
    search_text text
  ) on commit drop`.execute(tx)
  for (let from = 0; from < rows.length; from += 5000)
    await sql`insert into crowd_invoice select * from
      json_populate_recordset(null::crowd_invoice, ${asRecords(rows.slice(from, from + 5000))}::json)`.execute(
      tx,
    )
  await sql`
    insert into invoice (guid, edition_guid, year, number, status, issued_on, due_on, issued_by, payer_name, payer_inn,
      payer_kpp, payer_address, total_kopecks, vat_kopecks, vat_percent, paid_on, payment_order_number, created_at,
      search_text, legal_number, later_vat_from, later_vat_percent, later_vat_kopecks, people)
    select guid, ${facts.editionGuid}::uuid, year, number, status, issued_on, ${facts.payBy}::date, issued_by, payer_name,
      payer_inn, payer_kpp, payer_address, places * ${feeKopecks}::int8, places * ${vatKopecks}::int8,
      ${vatPercent.toString()}::numeric, paid_on, payment_order_number, created_at, search_text, ${facts.legalNumber},
      ${later?.from ?? null}::date, ${later?.percent.toString() ?? null}::numeric, places * ${later?.kopecks ?? null}::int8, places
    from crowd_invoice order by guid`.execute(tx)
  await sql`
    insert into invoice_line (invoice_guid, application_guid, participant_name, amount_kopecks, vat_kopecks,
      advance_vat_kopecks, is_open)
    select invoice_guid, application_guid, coalesce(concat_ws(' ', last_name, first_name, middle_name),
      latin_first_name || ' ' || latin_last_name), ${feeKopecks}::int8, ${vatKopecks}::int8,
      case when crowd_invoice.status = 'paid' then ${vatKopecks}::int8 end, crowd_invoice.status <> 'cancelled'
    from crowd join crowd_invoice on crowd_invoice.guid = crowd.invoice_guid order by crowd.number`.execute(
    tx,
  )
  await sql`
    insert into invoice_payment (invoice_guid, received_on, payment_order_number, amount_kopecks, booked_by, booked_at)
    select guid, paid_on, payment_order_number, places * ${feeKopecks}::int8, ${facts.finance}::uuid,
      greatest(paid_on::timestamptz + interval '11 hours', created_at)
    from crowd_invoice where status = 'paid' order by guid`.execute(tx)
  const { rows: paid } = await sql<{ year: number; count: number }>`
    select extract(year from paid_on)::integer as year, count(*)::integer as count from crowd_invoice
    where status = 'paid' group by 1`.execute(tx)
  for (const { year, count } of paid) {
    const before = await takeCrowdNumbers(tx, 'advance_tax_invoice_number', { year, count })
    await sql`
      insert into advance_tax_invoice (invoice_guid, payment_guid, year, number, issued_on, vat_percent, vat_kopecks,
        amount_kopecks)
      select made.guid, booked.guid, ${year}, ${before} + row_number() over (order by made.paid_on, made.guid),
        made.paid_on, ${vatPercent.toString()}::numeric, made.places * ${vatKopecks}::int8, made.places * ${feeKopecks}::int8
      from crowd_invoice as made join invoice_payment as booked on booked.invoice_guid = made.guid
      where made.status = 'paid' and extract(year from made.paid_on) = ${year}`.execute(tx)
  }
}

/** Card payments of the staged people: those that settled a place, those that failed before, and a few whose money is of no use. */
export async function insertCrowdCardPayments(
  tx: Tx,
  facts: Money & { editionGuid: string; payer: { sealed: Buffer; keyId: string; guid: string } },
): Promise<void> {
  const { feeKopecks, vatKopecks, vatPercent, payer } = facts
  await sql`create temp table crowd_card on commit drop as
    select gen_random_uuid() as guid, crowd.application_guid, crowd.account_guid, crowd.locale, made.status, made.state,
      crowd.number, made.at
    from crowd cross join lateral (
      select 'failed' as status, 'lapsed' as state, paid_at - interval '20 minutes' as at
        where payment = 'cardPaymentAccepted' and number % 9 = 0
      union all
      select 'succeeded', 'charged', paid_at where payment = 'cardPaymentAccepted'
      union all
      select 'succeeded', 'refundDue', paid_at where payment = 'paid' and number % 251 = 0
      union all
      select 'refunded', 'refunded', paid_at where payment = 'paid' and number % 97 = 0
    ) as made`.execute(tx)
  // Newest first is by guid, so a guid begins with its time.
  await sql`update crowd_card set guid = (
    lpad(to_hex((extract(epoch from at) * 1000)::int8), 12, '0') || '7' || substr(md5(application_guid || state), 1, 3)
      || '8' || substr(md5(application_guid || state), 4, 15))::uuid`.execute(tx)
  await sql`
    insert into card_payment (guid, edition_guid, status, amount_kopecks, vat_percent, provider_id, failure, locale,
      payer_sealed, key_id, payer_seal_guid, started_by, created_at, started_at, expires_at, finished_at, captured_kopecks)
    select guid, ${facts.editionGuid}::uuid, status, ${feeKopecks}::int8, ${vatPercent.toString()}::numeric,
      md5('bank' || guid)::uuid::text, case when status = 'failed' then 'insufficient_funds' end, locale,
      ${payer.sealed}::bytea, ${payer.keyId}, ${payer.guid}::uuid, account_guid, at, at, at + interval '15 minutes',
      at + interval '2 minutes', case when status <> 'failed' then ${feeKopecks}::int8 end
    from crowd_card order by guid`.execute(tx)
  await sql`
    insert into card_payment_line (card_payment_guid, application_guid, amount_kopecks, state, captured_kopecks, vat_kopecks,
      refunded_kopecks, refund_asked_at, refunded_at)
    select guid, application_guid, ${feeKopecks}::int8, state,
      case when status <> 'failed' then ${feeKopecks}::int8 end, case when status <> 'failed' then ${vatKopecks}::int8 end,
      case when state = 'refunded' then ${feeKopecks}::int8 end,
      case when state = 'refunded' then at + interval '1 day' end, case when state = 'refunded' then at + interval '1 day' end
    from crowd_card order by guid`.execute(tx)
}
