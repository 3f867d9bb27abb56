import type { Reader } from './database.ts'

/** Contacts of a paying account: its phone, and the e-mail of its own person, its group or its company. */
export async function findPayerContact(
  reader: Reader,
  of: { accountGuid: string; editionGuid: string },
): Promise<{ email: string | null; phone: string; locale: 'ru' | 'en' }> {
  const row = await reader
    .selectFrom('account')
    .select(['phone', 'locale'])
    .select(eb => [
      eb
        .selectFrom('participant')
        .innerJoin('application', join =>
          join
            .onRef('application.participantGuid', '=', 'participant.guid')
            .on('application.editionGuid', '=', of.editionGuid),
        )
        .select('participant.email')
        .whereRef('participant.accountGuid', '=', 'account.guid')
        .where('participant.isPrimary', '=', true)
        .limit(1)
        .as('ownEmail'),
      eb
        .selectFrom('participantGroup')
        .select('participantGroup.email')
        .whereRef('participantGroup.accountGuid', '=', 'account.guid')
        .where('participantGroup.editionGuid', '=', of.editionGuid)
        .as('groupEmail'),
      eb
        .selectFrom('participantGroup')
        .select('participantGroup.locale')
        .whereRef('participantGroup.accountGuid', '=', 'account.guid')
        .where('participantGroup.editionGuid', '=', of.editionGuid)
        .as('groupLocale'),
      eb
        .selectFrom('staffCompany')
        .select('staffCompany.email')
        .whereRef('staffCompany.accountGuid', '=', 'account.guid')
        .where('staffCompany.editionGuid', '=', of.editionGuid)
        .orderBy('staffCompany.guid')
        .limit(1)
        .as('companyEmail'),
    ])
    .where('account.guid', '=', of.accountGuid)
    .executeTakeFirstOrThrow()
  return {
    phone: row.phone,
    email: row.groupEmail ?? row.ownEmail ?? row.companyEmail,
    locale: row.groupLocale ?? row.locale,
  }
}
