import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { SessionUser } from '#contract/auth.ts'
import type { AssistantSection } from '#domain/access/participant-access.ts'
import { applicationStatusIds } from '#domain/application/application-status.ts'
import { securityStatusIds } from '#domain/passport/security-status.ts'
import type { Reader } from './database.ts'
import type { DB } from './database-types.gen.ts'

/** Whether an application is blocked in the sense of spec point 4. */
export const isRejected = ({ eb, or }: Pick<ExpressionBuilder<DB, 'application'>, 'eb' | 'or'>) =>
  or([eb('application.status', '=', 'rejected'), eb('application.security', '=', 'rejected')])

/**
 * The account's own people, and those it assists or has registered and who have not confirmed yet. Without the members of its group, who have a board
 * of their own.
 */
export const heldParticipants = (accountGuid: string | Expression<string>) => sql<string>`(
  select guid from participant where account_guid = ${accountGuid} and is_primary
  union all
  select participant_guid from assistant where account_guid = ${accountGuid} and withdrawn_at is null
    and (granted_at is not null or exists (
      select from application where application.participant_guid = assistant.participant_guid
        and application.status in ('draft', 'unconfirmed'))))`

/**
 * The account's own and managed participants with applications in any edition, the current one first. Withdrawn applications are left out, so that
 * the person may apply again. `allBlocked` in each row says whether all of them are blocked (spec point 4).
 * The edition is compared as a column: as a condition it would tempt the planner to scan all applications of the edition.
 */
export function usersOfAccount(reader: Reader, accountGuid: string | Expression<string>) {
  return (
    reader
      .selectFrom('participant')
      .innerJoin('application', 'application.participantGuid', 'participant.guid')
      .leftJoin('participantCompany', 'participantCompany.participantGuid', 'participant.guid')
      .leftJoin('assistant', join =>
        join
          .onRef('assistant.participantGuid', '=', 'participant.guid')
          .on('assistant.accountGuid', '=', accountGuid)
          .on('assistant.withdrawnAt', 'is', null),
      )
      .select([
        'participant.guid',
        'participant.role',
        'participant.firstName',
        'participant.lastName',
        'participant.latinFirstName',
        'participant.latinLastName',
        'participant.photographFileGuid',
        'participantCompany.shortName',
        'application.status',
        'application.security',
        'application.payment',
        'application.decisionReason',
      ])
      .select(({ eb, fn, selectFrom, or }) => [
        eb('participant.accountGuid', '=', accountGuid).and('participant.isPrimary', '=', true).as('isOwn'),
        eb
          .case()
          .when('assistant.grantedAt', 'is not', null)
          .then(eb.ref('assistant.sections'))
          .end()
          .as('granted'),
        eb(
          'application.editionGuid',
          '=',
          selectFrom('edition').select('edition.guid').where('edition.isCurrent', '=', true),
        ).as('isCurrent'),
        fn
          .agg<boolean>('bool_and', [isRejected({ eb, or })])
          .over()
          .as('allBlocked'),
        selectFrom('confirmationLink')
          .select('confirmationLink.expiresAt')
          .whereRef('confirmationLink.applicationGuid', '=', 'application.guid')
          .where('application.status', '=', 'unconfirmed')
          .where('confirmationLink.usedAt', 'is', null)
          .where('confirmationLink.supersededAt', 'is', null)
          .as('linkExpiresAt'),
      ])
      .where('participant.guid', 'in', heldParticipants(accountGuid))
      // A registrant without granted rights keeps the application only until the person confirms.
      .where(({ eb, or }) =>
        or([
          eb('participant.isPrimary', '=', true).and('participant.accountGuid', '=', accountGuid),
          eb('assistant.grantedAt', 'is not', null),
          eb('application.status', 'in', ['draft', 'unconfirmed']),
        ]),
      )
      .where('application.status', '<>', 'cancelled')
      .where('participant.erasedAt', 'is', null)
      .orderBy('isCurrent', 'desc')
      .orderBy('isOwn', 'desc')
      .orderBy('participant.guid')
      .limit(500)
  )
}

type Selected = Awaited<ReturnType<ReturnType<typeof usersOfAccount>['executeTakeFirstOrThrow']>>

/** In JSON PostgreSQL writes instants as text. */
type Row = Omit<Selected, 'linkExpiresAt'> & { linkExpiresAt: Date | string | null }

/** The rows of the current edition, as session users. */
export function presentSessionUsers(rows: Row[]): SessionUser[] {
  return rows
    .filter(({ isCurrent }) => isCurrent)
    .map(row => ({
      guid: row.guid,
      statusId: applicationStatusIds[row.status],
      securityStatus: securityStatusIds[row.security],
      primary: row.isOwn === true,
      sections: row.isOwn ? null : ((row.granted ?? []) as AssistantSection[]),
      status: row.status,
      security: row.security,
      payment: row.payment,
      role: row.role,
      firstName: row.firstName,
      lastName: row.lastName,
      latinName: [row.latinFirstName, row.latinLastName].filter(Boolean).join(' ') || null,
      companyShortName: row.shortName,
      photographFileGuid: row.isOwn || row.granted?.includes('profile') ? row.photographFileGuid : null,
      decisionReason: shownReason(row),
      linkExpiresAt: row.isOwn ? null : isoOf(row.linkExpiresAt),
    }))
}

function isoOf(instant: Date | string | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}

/** Why the committee declined, for the person and those who may see their profile: a blocked account has no other page that shows it. */
function shownReason({ status, isOwn, granted, decisionReason }: Row): string | null {
  if (status !== 'rejected') return null
  return isOwn || granted?.includes('profile') ? decisionReason : null
}

/** The account's participants of the current edition. */
export async function listSessionUsers(reader: Reader, accountGuid: string): Promise<SessionUser[]> {
  const rows = await usersOfAccount(reader, accountGuid).execute()
  return presentSessionUsers(rows)
}
