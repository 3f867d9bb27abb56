import type { Transfer } from '#domain/transfer/transfer.ts'
import type { Reader, Tx } from './database.ts'

export type TransferRecord = NonNullable<Awaited<ReturnType<typeof findTransfer>>>

export function findTransfer(reader: Reader, participantGuid: string) {
  return reader
    .selectFrom('transfer')
    .selectAll()
    .where('participantGuid', '=', participantGuid)
    .executeTakeFirst()
}

/** The transfers of these people, in no particular order. `guids` must not be empty. */
export function listTransfersOf(reader: Reader, participantGuids: readonly string[]) {
  return reader.selectFrom('transfer').selectAll().where('participantGuid', 'in', participantGuids).execute()
}

export async function hasTransfer(reader: Reader, participantGuid: string): Promise<boolean> {
  const row = await reader
    .selectFrom('transfer')
    .select('version')
    .where('participantGuid', '=', participantGuid)
    .executeTakeFirst()
  return row !== undefined
}

function columnsOf({ arrivalHub, departureHub, ...transfer }: Transfer) {
  return { ...transfer, arrivalHubGuid: arrivalHub, departureHubGuid: departureHub }
}

/** Saves a transfer on the version it was read in, 0 before the first; false when it was saved meanwhile. */
export async function saveTransferRow(
  tx: Tx,
  save: { participantGuid: string; version: number; transfer: Transfer; at: Date },
): Promise<boolean> {
  const change = { ...columnsOf(save.transfer), savedAt: save.at }
  if (save.version === 0) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('transfer')
      .values({ participantGuid: save.participantGuid, ...change })
      .onConflict(conflict => conflict.column('participantGuid').doNothing())
      .executeTakeFirstOrThrow()
    return Number(numInsertedOrUpdatedRows) > 0
  }
  const { numUpdatedRows } = await tx
    .updateTable('transfer')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .where('participantGuid', '=', save.participantGuid)
    .where('version', '=', save.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Writes what an organiser granted, whatever the version. */
export async function grantTransferRow(
  tx: Tx,
  grant: { participantGuid: string; transfer: Transfer; at: Date },
): Promise<void> {
  const change = { ...columnsOf(grant.transfer), savedAt: grant.at }
  await tx
    .insertInto('transfer')
    .values({ participantGuid: grant.participantGuid, ...change })
    .onConflict(conflict =>
      conflict
        .column('participantGuid')
        .doUpdateSet(eb => ({ ...change, version: eb('transfer.version', '+', 1) })),
    )
    .execute()
}
