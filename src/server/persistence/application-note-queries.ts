import type { Reader, Tx } from './database.ts'

/** Internal notes of an application with their authors, newest first. */
export function listNotes(reader: Reader, applicationGuid: string) {
  return reader
    .selectFrom('applicationNote')
    .leftJoin('organiser', 'organiser.accountGuid', 'applicationNote.writtenBy')
    .select(['applicationNote.guid', 'applicationNote.text', 'applicationNote.writtenAt', 'organiser.name'])
    .where('applicationNote.applicationGuid', '=', applicationGuid)
    .orderBy('applicationNote.guid', 'desc')
    .execute()
}

export async function insertNote(
  tx: Tx,
  note: { applicationGuid: string; writtenBy: string; text: string; writtenAt: Date },
): Promise<string> {
  const { guid } = await tx
    .insertInto('applicationNote')
    .values(note)
    .returning('guid')
    .executeTakeFirstOrThrow()
  return guid
}
