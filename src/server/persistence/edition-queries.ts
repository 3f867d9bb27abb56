import { sql, type Updateable } from 'kysely'
import type { VatRate } from '#domain/payment/vat.ts'
import type { Database, Reader, Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'

export type EditionRow = Awaited<ReturnType<typeof readCurrentEdition>>

/** The current edition; there is always one after the seed, and the start fails without it. */
export function readCurrentEdition(reader: Reader) {
  return reader.selectFrom('edition').selectAll().where('isCurrent', '=', true).executeTakeFirstOrThrow()
}

/** The rates that hold for an edition, the oldest first; trusted without a check, because the settings and the set-up judge what they write. */
export function vatRatesOf({ vatRates }: Pick<EditionRow, 'vatRates'>): VatRate[] {
  const stored = Object.entries(vatRates as Record<string, number>)
  return stored
    .map(([from, percent]) => ({ from, percent: BigInt(percent) }))
    .sort((left, right) => left.from.localeCompare(right.from))
}

/** As they are stored. */
export function storedVatRates(
  rates: readonly { from: string; percent: bigint | number }[],
): Record<string, number> {
  return Object.fromEntries(rates.map(({ from, percent }) => [from, Number(percent)]))
}

/** An edition that need not be the current one. */
export function readEdition(reader: Reader, guid: string): Promise<EditionRow> {
  return reader.selectFrom('edition').selectAll().where('guid', '=', guid).executeTakeFirstOrThrow()
}

export async function hasCurrentEdition(reader: Reader): Promise<boolean> {
  const row = await reader
    .selectFrom('edition')
    .select('guid')
    .where('isCurrent', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** False when the edition's version has changed. */
export async function changeEdition(
  tx: Tx,
  wanted: { guid: string; version: number },
  change: Omit<Updateable<DB['edition']>, 'guid' | 'version'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('edition')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .where('guid', '=', wanted.guid)
    .where('version', '=', wanted.version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Call when something on public pages has changed: every instance drops its rendered pages on commit. */
export async function raiseContentVersion(tx: Tx): Promise<void> {
  await tx
    .updateTable('contentVersion')
    .set(eb => ({ version: eb('version', '+', 1n) }))
    .execute()
  await sql`select pg_notify('content', '')`.execute(tx)
}

/** Call beside it when what people plan by has changed: sessions and halls. */
export async function noteProgrammeChange(tx: Tx): Promise<void> {
  await tx.updateTable('contentVersion').set({ programmeChangedAt: sql<Date>`now()` }).execute()
}

export async function loadClockAnchor(database: Database): Promise<{ anchoredAt: Date; value: Date } | null> {
  return (await database.selectFrom('demoClock').select(['anchoredAt', 'value']).executeTakeFirst()) ?? null
}

export async function saveClockAnchor(
  database: Database,
  anchor: { anchoredAt: Date; value: Date },
): Promise<void> {
  await database.transaction().execute(async tx => {
    await tx
      .insertInto('demoClock')
      .values({ id: true, ...anchor })
      .onConflict(conflict => conflict.column('id').doUpdateSet(anchor))
      .execute()
    await sql`select pg_notify('clock', '')`.execute(tx)
    await raiseContentVersion(tx)
  })
}
