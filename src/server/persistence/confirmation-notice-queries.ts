import type { Reader, Tx } from './database.ts'

/** Notes a confirmation for the letter to the group's coordinator; true when it is the first that waits. */
export async function noteConfirmation(
  tx: Tx,
  notice: { applicationGuid: string; groupGuid: string; dueAt: Date },
): Promise<boolean> {
  const waiting = await tx
    .selectFrom('confirmationNotice')
    .select('applicationGuid')
    .where('groupGuid', '=', notice.groupGuid)
    .limit(1)
    .executeTakeFirst()
  await tx
    .insertInto('confirmationNotice')
    .values(notice)
    .onConflict(conflict => conflict.column('applicationGuid').doNothing())
    .execute()
  return waiting === undefined
}

/** Takes a group's notices once the first is due, with the people by name; simultaneous callers get them once. */
export async function takeConfirmationNotices(tx: Tx, groupGuid: string, now: Date) {
  const taken = await tx
    .deleteFrom('confirmationNotice')
    .where('groupGuid', '=', groupGuid)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('confirmationNotice as first')
          .select('first.applicationGuid')
          .where('first.groupGuid', '=', groupGuid)
          .where('first.dueAt', '<=', now),
      ),
    )
    .returning('applicationGuid')
    .execute()
  if (taken.length === 0) return []
  return tx
    .selectFrom('application')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .select(['participant.firstName', 'participant.lastName'])
    .select(['participant.latinFirstName', 'participant.latinLastName'])
    .where(
      'application.guid',
      'in',
      taken.map(row => row.applicationGuid),
    )
    .where('participant.erasedAt', 'is', null)
    .orderBy('participant.lastName')
    .orderBy('participant.firstName')
    .orderBy('participant.guid')
    .execute()
}

/** Groups whose job was lost. */
export async function overdueConfirmationNotices(reader: Reader, before: Date): Promise<string[]> {
  const rows = await reader
    .selectFrom('confirmationNotice')
    .select('groupGuid')
    .distinct()
    .where('dueAt', '<', before)
    .limit(200)
    .execute()
  return rows.map(row => row.groupGuid)
}

/** Takes links that have expired unfollowed since `after`, of people who still have not confirmed; each once. */
export function takeExpiredLinks(
  tx: Tx,
  { after, now, at }: { after: Date; now: Date; at: Date },
): Promise<{ applicationGuid: string; participantGuid: string; editionGuid: string }[]> {
  return tx
    .with('expired', db =>
      db
        .updateTable('confirmationLink')
        .set({ expiryToldAt: at })
        .where('guid', 'in', ({ selectFrom }) =>
          selectFrom('confirmationLink as link')
            .innerJoin('application', 'application.guid', 'link.applicationGuid')
            .select('link.guid')
            .where('link.expiresAt', '<=', now)
            .where('link.expiresAt', '>', after)
            .where('link.usedAt', 'is', null)
            .where('link.supersededAt', 'is', null)
            .where('link.expiryToldAt', 'is', null)
            .where('application.status', '=', 'unconfirmed')
            .limit(200)
            .forUpdate('link')
            .skipLocked(),
        )
        .returning('applicationGuid'),
    )
    .selectFrom('application')
    .innerJoin('expired', 'expired.applicationGuid', 'application.guid')
    .select(['application.guid as applicationGuid', 'application.participantGuid', 'application.editionGuid'])
    .orderBy('application.guid')
    .execute()
}
