import type { Reader } from './database.ts'

/** The account's own applications of an edition, newest first, and whether each place was given to somebody else. */
export function listOwnApplications(reader: Reader, of: { accountGuid: string; editionGuid: string }) {
  return reader
    .selectFrom('participant')
    .innerJoin('application', 'application.participantGuid', 'participant.guid')
    .select('application.status')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('replacement')
          .select('replacement.guid')
          .whereRef('replacement.oldApplicationGuid', '=', 'application.guid'),
      )
        .$castTo<boolean>()
        .as('isReplaced'),
    )
    .where('participant.accountGuid', '=', of.accountGuid)
    .where('participant.isPrimary', '=', true)
    .where('participant.erasedAt', 'is', null)
    .where('application.editionGuid', '=', of.editionGuid)
    .orderBy('application.guid', 'desc')
    .limit(20)
    .execute()
}

/** Whether somebody to whom the account sent a link has declined; group members are shown on the board instead. */
export async function hasBeenDeclined(
  reader: Reader,
  of: { accountGuid: string; editionGuid: string },
): Promise<boolean> {
  const declined = await reader
    .selectFrom('confirmationLink')
    .innerJoin('application', 'application.guid', 'confirmationLink.applicationGuid')
    .innerJoin('auditEntry', 'auditEntry.subjectGuid', 'application.guid')
    .select('application.guid')
    .where('confirmationLink.createdBy', '=', of.accountGuid)
    .where('application.editionGuid', '=', of.editionGuid)
    .where('application.status', '=', 'cancelled')
    .where('application.confirmedAt', 'is', null)
    .where('auditEntry.action', '=', 'cancel')
    .where('auditEntry.actorRole', '=', 'participant')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('groupMember')
            .select('groupMember.applicationGuid')
            .whereRef('groupMember.applicationGuid', '=', 'application.guid'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return declined !== undefined
}
