import type { Expression } from 'kysely'
import type { SessionGroup } from '#contract/auth.ts'
import { coordinatorName } from '#domain/group/coordinator-name.ts'
import type { Reader } from './database.ts'

/** The groups that an account coordinates in the current edition. */
export function groupsOfAccount(reader: Reader, accountGuid: string | Expression<string>) {
  return (
    reader
      .selectFrom('participantGroup')
      // An alias, because the account passed in may be a column of the outer query.
      .innerJoin('account as coordinator', 'coordinator.guid', 'participantGroup.accountGuid')
      .innerJoin('edition', join =>
        join.onRef('edition.guid', '=', 'participantGroup.editionGuid').on('edition.isCurrent', '=', true),
      )
      .select([
        'participantGroup.guid',
        'participantGroup.firstName',
        'participantGroup.middleName',
        'participantGroup.lastName',
        'participantGroup.latinFirstName',
        'participantGroup.latinLastName',
        'participantGroup.email',
        'coordinator.phone',
      ])
      .where('participantGroup.accountGuid', '=', accountGuid)
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof groupsOfAccount>['executeTakeFirstOrThrow']>>

export function presentSessionGroups(rows: Row[]): SessionGroup[] {
  return rows.map(row => ({
    guid: row.guid,
    coordinatorFirstName: row.firstName,
    coordinatorMiddleName: row.middleName,
    coordinatorLastName: row.lastName,
    coordinatorLatinName: coordinatorName('en', row),
    coordinatorPhone: row.phone,
    coordinatorEmail: row.email,
    // Groups have no separate organisation row.
    companyGuid: row.guid,
  }))
}

export async function listSessionGroups(reader: Reader, accountGuid: string): Promise<SessionGroup[]> {
  return presentSessionGroups(await groupsOfAccount(reader, accountGuid).execute())
}
