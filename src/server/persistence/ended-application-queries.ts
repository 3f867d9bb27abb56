import type { Reader } from './database.ts'

/** The account's own applications of an edition, the newest first, and whether the place of each was given to somebody else. */
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
