import type { Reader, Tx } from './database.ts'

/** Saves language and channels of messages on the version that was read; false when they were saved meanwhile. */
export async function saveSettingsRow(
  tx: Tx,
  save: {
    participantGuid: string
    version: number
    data: { locale: 'ru' | 'en'; noticesBy: 'both' | 'sms' | 'email' }
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('participant')
    .set(eb => ({ ...save.data, settingsVersion: eb('settingsVersion', '+', 1) }))
    .where('guid', '=', save.participantGuid)
    .where('settingsVersion', '=', save.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** When marketing letters were agreed to; null where they are not. */
export async function advertisingSince(reader: Reader, participantGuid: string): Promise<Date | null> {
  const row = await reader
    .selectFrom('consent')
    .select('givenAt')
    .where('participantGuid', '=', participantGuid)
    .where('kind', '=', 'advertising')
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return row?.givenAt ?? null
}

/** The person of an unsubscribe link; nobody if erased or without an address. */
export async function findSubscriber(reader: Reader, unsubscribeGuid: string) {
  const row = await reader
    .selectFrom('participant')
    .select(['guid', 'email'])
    .where('unsubscribeGuid', '=', unsubscribeGuid)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
  return row?.email ? { guid: row.guid, email: row.email } : null
}
