import type { SessionUser } from '#contract/auth.ts'
import { applicationStatusIds } from '#domain/application/application-status.ts'
import { securityStatusIds } from '#domain/passport/security-status.ts'
import type { Reader } from './database.ts'

/** The participants of an account in an edition; withdrawn applications are not listed, so that one may apply again. */
export async function listSessionUsers(
  reader: Reader,
  accountGuid: string,
  editionGuid: string,
): Promise<SessionUser[]> {
  const rows = await reader
    .selectFrom('participant')
    .innerJoin('application', 'application.participantGuid', 'participant.guid')
    .leftJoin('participantCompany', 'participantCompany.participantGuid', 'participant.guid')
    .select([
      'participant.guid',
      'participant.isPrimary',
      'participant.role',
      'participant.firstName',
      'participant.lastName',
      'participant.latinFirstName',
      'participant.latinLastName',
      'participantCompany.shortName',
      'application.status',
      'application.security',
      'application.payment',
    ])
    .where('participant.accountGuid', '=', accountGuid)
    .where('application.editionGuid', '=', editionGuid)
    .where('application.status', '<>', 'cancelled')
    .orderBy('participant.isPrimary', 'desc')
    .orderBy('participant.guid')
    .limit(500)
    .execute()
  return rows.map(row => ({
    guid: row.guid,
    statusId: applicationStatusIds[row.status],
    securityStatus: securityStatusIds[row.security],
    primary: row.isPrimary,
    status: row.status,
    security: row.security,
    payment: row.payment,
    role: row.role,
    firstName: row.firstName,
    lastName: row.lastName,
    latinName: [row.latinFirstName, row.latinLastName].filter(Boolean).join(' ') || null,
    companyShortName: row.shortName,
  }))
}
