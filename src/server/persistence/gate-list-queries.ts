import { sql } from 'kysely'
import type { GateZone } from '#domain/gate/gate-zone.ts'
import type { Reader, Tx } from './database.ts'

/** The number of an edition's list of passes, locked: who makes a list waits for whoever is making one. */
export async function lockGateList(tx: Tx, editionGuid: string): Promise<bigint> {
  await tx
    .insertInto('gateList')
    .values({ editionGuid })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { number } = await tx
    .selectFrom('gateList')
    .select('number')
    .where('editionGuid', '=', editionGuid)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return number
}

/** Of each pass under which number its digest has last changed; a digest of null for those that have left the list. */
export function listGateEntries(reader: Reader, editionGuid: string) {
  return reader
    .selectFrom('gateListEntry')
    .select(['passGuid', 'number', 'digest'])
    .where('editionGuid', '=', editionGuid)
    .execute()
}

/** Writes what has changed under the list's next number. */
export async function saveGateEntries(
  tx: Tx,
  { editionGuid, number }: { editionGuid: string; number: bigint },
  entries: readonly { passGuid: string; digest: Buffer | null }[],
): Promise<void> {
  await sql`
    insert into gate_list_entry (edition_guid, pass_guid, number, digest)
    select ${editionGuid}::uuid, entry.pass, ${number}::bigint, decode(entry.digest, 'hex')
    from unnest(
      ${entries.map(({ passGuid }) => passGuid)}::uuid[],
      ${entries.map(({ digest }) => digest?.toString('hex') ?? null)}::text[]) as entry (pass, digest)
    on conflict (edition_guid, pass_guid) do update set number = excluded.number, digest = excluded.digest`.execute(
    tx,
  )
  await tx.updateTable('gateList').set({ number }).where('editionGuid', '=', editionGuid).execute()
}

/** The greatest void counter of each pass of the edition, and the number of the list, which never goes back. */
export async function readRevocations(reader: Reader, editionGuid: string) {
  const rows = await reader
    .selectFrom('passRevocation')
    .innerJoin('pass', 'pass.guid', 'passRevocation.passGuid')
    .select(({ fn }) => [
      'pass.guid as pass',
      fn.max('passRevocation.counter').as('counter'),
      fn.max('passRevocation.number').as('number'),
    ])
    .where('pass.editionGuid', '=', editionGuid)
    .groupBy('pass.guid')
    .orderBy('pass.guid')
    .execute()
  return {
    number: rows.reduce((greatest, row) => Math.max(greatest, Number(row.number)), 0),
    items: rows.map(({ pass, counter }) => ({ pass, counter })),
  }
}

/** When this print was voided: the first revocation that reaches its number. */
export async function findVoidedAt(
  reader: Reader,
  { pass, counter }: { pass: string; counter: number },
): Promise<Date | null> {
  const { at } = await reader
    .selectFrom('passRevocation')
    .select(({ fn }) => fn.min('at').as('at'))
    .where('passGuid', '=', pass)
    .where('counter', '>=', counter)
    .executeTakeFirstOrThrow()
  return at
}

/** The passes that are inside a zone. */
export async function listInside(
  reader: Reader,
  { editionGuid, zone }: { editionGuid: string; zone: GateZone },
): Promise<string[]> {
  const rows = await reader
    .selectFrom('gatePresence')
    .select('passGuid')
    .where('editionGuid', '=', editionGuid)
    .where('zone', '=', zone)
    .orderBy('passGuid')
    .execute()
  return rows.map(({ passGuid }) => passGuid)
}
