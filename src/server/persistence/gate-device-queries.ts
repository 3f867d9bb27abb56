import type { Insertable } from 'kysely'
import type { Database, Reader, Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'

export type GateDeviceRow = NonNullable<Awaited<ReturnType<typeof findGateDevice>>>

export function findGateDevice(reader: Reader, guid: string) {
  return reader.selectFrom('gateDevice').selectAll().where('guid', '=', guid).executeTakeFirst()
}

export async function insertGateDevice(tx: Tx, device: Insertable<DB['gateDevice']>): Promise<string> {
  const { guid } = await tx
    .insertInto('gateDevice')
    .values(device)
    .returning('guid')
    .executeTakeFirstOrThrow()
  return guid
}

/** A device of this edition, locked until the transaction ends. */
export function lockGateDevice(tx: Tx, { guid, editionGuid }: { guid: string; editionGuid: string }) {
  return tx
    .selectFrom('gateDevice')
    .selectAll()
    .where('guid', '=', guid)
    .where('editionGuid', '=', editionGuid)
    .forUpdate()
    .executeTakeFirst()
}

export async function setGateDeviceCode(
  tx: Tx,
  guid: string,
  code: { codeHash: Buffer; codeExpiresAt: Date },
): Promise<void> {
  await tx.updateTable('gateDevice').set(code).where('guid', '=', guid).execute()
}

/**
 * Takes the code of a device, if it is still good, and marks the device as enrolled; of two who use a code at once the second finds none. `at` by the
 * edition's clock, `wall` by the machine's, by which codes end.
 */
export function enrolByCode(
  tx: Tx,
  wanted: { editionGuid: string; codeHash: Buffer; at: Date; wall: Date },
  account: string,
) {
  return tx
    .updateTable('gateDevice')
    .set({
      enrolledAt: wanted.at,
      enrolledBy: account,
      lastSeenAt: wanted.at,
      codeHash: null,
      codeExpiresAt: null,
    })
    .where('editionGuid', '=', wanted.editionGuid)
    .where('codeHash', '=', wanted.codeHash)
    .where('codeExpiresAt', '>', wanted.wall)
    .where('enrolledAt', 'is', null)
    .where('shutOutAt', 'is', null)
    .returning(['guid', 'name', 'gate', 'zone'])
    .executeTakeFirst()
}

export async function setGateDeviceSecret(tx: Tx, guid: string, secretHash: Buffer): Promise<void> {
  await tx.updateTable('gateDevice').set({ secretHash }).where('guid', '=', guid).execute()
}

/** Shuts a device out for good; it keeps its secret, so that it is told so at its next call. */
export async function shutOutDevice(tx: Tx, guid: string, by: { at: Date; account: string }): Promise<void> {
  await tx
    .updateTable('gateDevice')
    .set({ shutOutAt: by.at, shutOutBy: by.account, codeHash: null, codeExpiresAt: null })
    .where('guid', '=', guid)
    .execute()
}

/** Remembers that a device has called. */
export async function touchGateDevice(database: Database, guid: string, at: Date): Promise<void> {
  await database.updateTable('gateDevice').set({ lastSeenAt: at }).where('guid', '=', guid).execute()
}
