import type { Reader, Tx } from './database.ts'

type Company = { editionGuid: string; key: string }

/** Internal notes about a company with their authors, newest first. */
export function listCompanyNotes(reader: Reader, { editionGuid, key }: Company) {
  return reader
    .selectFrom('companyNote')
    .leftJoin('organiser', 'organiser.accountGuid', 'companyNote.writtenBy')
    .select(['companyNote.guid', 'companyNote.text', 'companyNote.writtenAt', 'organiser.name'])
    .where('companyNote.editionGuid', '=', editionGuid)
    .where('companyNote.companyKey', '=', key)
    .orderBy('companyNote.guid', 'desc')
    .execute()
}

export async function insertCompanyNote(
  tx: Tx,
  note: { editionGuid: string; companyKey: string; writtenBy: string; text: string; writtenAt: Date },
): Promise<void> {
  await tx.insertInto('companyNote').values(note).execute()
}

/** Of editions whose applications and correspondence are kept no longer. */
export async function forgetCompanyNotes(tx: Tx, editionGuids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('companyNote')
    .where('editionGuid', 'in', [...editionGuids])
    .execute()
}
