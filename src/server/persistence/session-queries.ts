import type { Expression, ExpressionBuilder } from 'kysely'
import type { SessionUser } from '#contract/auth.ts'
import { applicationStatusIds } from '#domain/application/application-status.ts'
import { securityStatusIds } from '#domain/passport/security-status.ts'
import type { Reader } from './database.ts'
import type { DB } from './database-types.gen.ts'

/** Blocked in the sense of spec point 4, for an application. */
export const isRejected = ({ eb, or }: Pick<ExpressionBuilder<DB, 'application'>, 'eb' | 'or'>) =>
  or([eb('application.status', '=', 'rejected'), eb('application.security', '=', 'rejected')])

/**
 * The participants of an account whose applications stand in any edition, those of the current one first; withdrawn ones are not listed, so
 * that one may apply again. `allBlocked` says of each row whether every one of them is blocked (spec point 4). The edition is compared as a
 * column: as a condition it would tempt the planner to go through all applications of the edition.
 */
export function usersOfAccount(reader: Reader, accountGuid: string | Expression<string>) {
  return reader
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
    .select(({ eb, fn, selectFrom, or }) => [
      eb(
        'application.editionGuid',
        '=',
        selectFrom('edition').select('edition.guid').where('edition.isCurrent', '=', true),
      ).as('isCurrent'),
      fn
        .agg<boolean>('bool_and', [isRejected({ eb, or })])
        .over()
        .as('allBlocked'),
    ])
    .where('participant.accountGuid', '=', accountGuid)
    .where('application.status', '<>', 'cancelled')
    .where('participant.erasedAt', 'is', null)
    .orderBy('isCurrent', 'desc')
    .orderBy('participant.isPrimary', 'desc')
    .orderBy('participant.guid')
    .limit(500)
}

type Row = Awaited<ReturnType<ReturnType<typeof usersOfAccount>['executeTakeFirstOrThrow']>>

/** Those of the current edition, as a session shows them. */
export function presentSessionUsers(rows: Row[]): SessionUser[] {
  return rows
    .filter(({ isCurrent }) => isCurrent)
    .map(row => ({
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

/** The account's participants of the current edition. */
export async function listSessionUsers(reader: Reader, accountGuid: string): Promise<SessionUser[]> {
  const rows = await usersOfAccount(reader, accountGuid).execute()
  return presentSessionUsers(rows)
}
