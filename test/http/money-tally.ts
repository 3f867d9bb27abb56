import { sql } from 'kysely'
import { afterAll, expect } from 'vitest'
import { foldTallies } from '#server/persistence/application-tally-queries.ts'
import { sumReceived } from '#server/persistence/console-queries.ts'
import type { Database } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countInvoices } from '#server/persistence/invoice-list-queries.ts'
import type { TestServer } from '#test/server.ts'

/** After all tests of a file, whatever they did with money, its tally must say what a sum over everything says, folded or not. */
export function keepsMoneyTally(server: () => TestServer): void {
  afterAll(async () => {
    const { database } = server()
    await expectTallied(database)
    await foldTallies(database)
    await expectTallied(database)
  })
}

async function expectTallied(database: Database): Promise<void> {
  const { guid: editionGuid } = await readCurrentEdition(database)
  const tallied = await countInvoices(database, { editionGuid })
  const ofStatus = (rows: typeof tallied) =>
    Object.fromEntries(
      rows.map(({ status, count, kopecks, oldestAt }) => [
        status,
        { count: Number(count), kopecks: BigInt(kopecks), oldestAt: oldestAt.toISOString() },
      ]),
    )
  // A range of days makes it count the invoices themselves.
  const counted = await countInvoices(database, { editionGuid, from: '2000-01-01' })
  expect(ofStatus(tallied)).toEqual(ofStatus(counted))
  expect(await sumReceived(database, editionGuid)).toBe(await addedUp(database, editionGuid))
}

async function addedUp(database: Database, editionGuid: string): Promise<bigint> {
  const { rows } = await sql<{ kopecks: bigint }>`
    select coalesce((
      select sum(booked.amount_kopecks) from invoice_payment as booked join invoice on invoice.guid = booked.invoice_guid
      where invoice.edition_guid = ${editionGuid} and booked.reversed_at is null
    ), 0)::int8 - coalesce((
      select sum(sent.amount_kopecks) from invoice_refund as sent join invoice on invoice.guid = sent.invoice_guid
      where invoice.edition_guid = ${editionGuid}
    ), 0)::int8 + coalesce((
      select sum(coalesce(line.captured_kopecks, line.amount_kopecks)
        - case when line.state = 'refunded' then coalesce(line.refunded_kopecks, line.captured_kopecks, line.amount_kopecks) else 0 end)
      from card_payment_line as line join card_payment on card_payment.guid = line.card_payment_guid
      where card_payment.edition_guid = ${editionGuid} and line.state in ('charged', 'refunded')
    ), 0)::int8 as kopecks`.execute(database)
  return BigInt(rows[0]?.kopecks ?? 0)
}
