import type { Reader, Tx } from './database.ts'

export async function insertFile(
  tx: Tx,
  file: {
    guid: string
    kind: 'photograph' | 'passportPage'
    participantGuid: string
    storageKey: string
    contentType: string
    bytes: number
    sealedKeyId: string | null
    createdBy: string
    createdAt: Date
  },
): Promise<void> {
  await tx.insertInto('file').values(file).execute()
}

/** A file with the account that holds its participant. */
export function findFile(reader: Reader, guid: string) {
  return reader
    .selectFrom('file')
    .innerJoin('participant', 'participant.guid', 'file.participantGuid')
    .selectAll('file')
    .select(['participant.accountGuid'])
    .where('file.guid', '=', guid)
    .where('file.removedAt', 'is', null)
    .executeTakeFirst()
}

export async function removeFile(tx: Tx, guid: string, at: Date): Promise<void> {
  await tx.updateTable('file').set({ removedAt: at }).where('guid', '=', guid).execute()
}

/** Whether every one of these files is a passport page of this participant. */
export async function ownsPassportPages(
  reader: Reader,
  participantGuid: string,
  guids: string[],
): Promise<boolean> {
  if (guids.length === 0) return true
  const rows = await reader
    .selectFrom('file')
    .select('guid')
    .where('guid', 'in', guids)
    .where('participantGuid', '=', participantGuid)
    .where('kind', '=', 'passportPage')
    .where('removedAt', 'is', null)
    .execute()
  return rows.length === new Set(guids).size
}
