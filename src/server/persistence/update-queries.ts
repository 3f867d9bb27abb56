import type { Reader, Tx } from './database.ts'

/** When a participant opened each of these important updates; unread ones are omitted. */
export async function listReadings(
  reader: Reader,
  participantGuid: string,
  contentGuids: readonly string[],
): Promise<Map<string, Date>> {
  if (contentGuids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('updateReading')
    .select(['contentGuid', 'readAt'])
    .where('participantGuid', '=', participantGuid)
    .where('contentGuid', 'in', contentGuids)
    .execute()
  return new Map(rows.map(row => [row.contentGuid, row.readAt]))
}

/** The same of a company. */
export async function listCompanyReadings(
  reader: Reader,
  companyGuid: string,
  contentGuids: readonly string[],
): Promise<Map<string, Date>> {
  if (contentGuids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('companyUpdateReading')
    .select(['contentGuid', 'readAt'])
    .where('companyGuid', '=', companyGuid)
    .where('contentGuid', 'in', contentGuids)
    .execute()
  return new Map(rows.map(row => [row.contentGuid, row.readAt]))
}

export async function insertCompanyReading(
  tx: Tx,
  reading: { companyGuid: string; contentGuid: string; readAt: Date },
): Promise<void> {
  await tx
    .insertInto('companyUpdateReading')
    .values(reading)
    .onConflict(conflict => conflict.columns(['companyGuid', 'contentGuid']).doNothing())
    .execute()
}

/** False when it was already read. */
export async function insertReading(
  tx: Tx,
  reading: { participantGuid: string; contentGuid: string; readAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('updateReading')
    .values(reading)
    .onConflict(conflict => conflict.columns(['participantGuid', 'contentGuid']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
