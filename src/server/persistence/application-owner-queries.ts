import type { Reader, Tx } from './database.ts'

/** Who has taken an application; the account alone where the organiser is gone. */
export function readApplicationOwner(reader: Reader, guid: string) {
  return applicationOwners(reader).where('application.guid', '=', guid).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export function lockApplicationOwner(tx: Tx, wanted: { guid: string; editionGuid: string }) {
  return applicationOwners(tx)
    .where('application.guid', '=', wanted.guid)
    .where('application.editionGuid', '=', wanted.editionGuid)
    .forUpdate('application')
    .executeTakeFirst()
}

function applicationOwners(reader: Reader) {
  return reader
    .selectFrom('application')
    .leftJoin('organiser', 'organiser.accountGuid', 'application.ownerGuid')
    .select(['application.ownerGuid', 'organiser.name as ownerName'])
}

export async function saveApplicationOwner(tx: Tx, guid: string, ownerGuid: string | null): Promise<void> {
  await tx.updateTable('application').set({ ownerGuid }).where('guid', '=', guid).execute()
}
