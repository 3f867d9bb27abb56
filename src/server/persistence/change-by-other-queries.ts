import { sql } from 'kysely'
import type { Reader } from './database.ts'

export type ChangeByOtherRow = Awaited<ReturnType<typeof listRowsChangedByOthers>>[number]

/**
 * Changes of a participant by accounts other than their own, except as organisers, and looks of organisers at the cabinet; newest first, with the names by which the person knows them.
 * Payers are logged as participants, so the account decides, not the role.
 */
export function listRowsChangedByOthers(
  reader: Reader,
  of: {
    participantGuid: string
    applicationGuid: string
    ownAccountGuid: string | null
    editionGuid: string
    /** Id of the audit entry at which the last page ended. */
    before: string | null
    limit: number
  },
) {
  let rows = reader
    .selectFrom('auditEntry')
    // An account has one group in an edition at most.
    .leftJoin('participantGroup as group', join =>
      join
        .onRef('group.accountGuid', '=', 'auditEntry.actorGuid')
        .on('group.editionGuid', '=', of.editionGuid),
    )
    .select(['auditEntry.id', 'auditEntry.at', 'auditEntry.action', 'auditEntry.reason'])
    .select('auditEntry.toValue')
    .select(['group.firstName', 'group.lastName', 'group.latinFirstName', 'group.latinLastName'])
    .select(eb => [
      eb
        .selectFrom('assistant')
        .select('assistant.name')
        .whereRef('assistant.accountGuid', '=', 'auditEntry.actorGuid')
        .where('assistant.participantGuid', '=', of.participantGuid)
        .orderBy('assistant.createdAt', 'desc')
        .limit(1)
        .as('assistantName'),
      eb
        .or([
          eb('auditEntry.actorRole', '=', 'coordinator'),
          // A payer: a coordinator unless there is an assistant of this name.
          eb.and([
            eb('auditEntry.actorRole', '=', 'participant'),
            eb.not(
              eb.exists(
                eb
                  .selectFrom('assistant')
                  .select('assistant.guid')
                  .whereRef('assistant.accountGuid', '=', 'auditEntry.actorGuid')
                  .where('assistant.participantGuid', '=', of.participantGuid),
              ),
            ),
          ]),
        ])
        .$castTo<boolean>()
        .as('isCoordinator'),
    ])
    .where('auditEntry.subjectGuid', 'in', [of.participantGuid, of.applicationGuid])
    .where(eb =>
      eb.or([
        eb('auditEntry.actorRole', 'in', ['participant', 'assistant', 'coordinator']),
        eb('auditEntry.action', '=', 'viewCabinet'),
      ]),
    )
    .where('auditEntry.actorGuid', 'is not', null)
    .orderBy('auditEntry.id', 'desc')
    .limit(of.limit)
  if (of.ownAccountGuid) rows = rows.where('auditEntry.actorGuid', '<>', of.ownAccountGuid)
  if (of.before) rows = rows.where('auditEntry.id', '<', BigInt(of.before))
  return rows.execute()
}

/** The registrant, by the name under which the person knows them; null when the person applied themselves. */
export async function findRegisteredBy(
  reader: Reader,
  of: { guid: string; registeredBy: string | null },
): Promise<{ name: string | null; phone: string } | null> {
  if (!of.registeredBy) return null
  const row = await reader
    .selectFrom('account')
    .select('account.phone')
    .select(eb => [
      eb
        .selectFrom('assistant')
        .select('assistant.name')
        .where('assistant.participantGuid', '=', of.guid)
        .whereRef('assistant.accountGuid', '=', 'account.guid')
        .orderBy('assistant.createdAt', 'desc')
        .limit(1)
        .as('assistantName'),
      eb
        .selectFrom('participantGroup')
        .innerJoin('edition', 'edition.guid', 'participantGroup.editionGuid')
        .select(sql<string>`participant_group.first_name || ' ' || participant_group.last_name`.as('name'))
        .whereRef('participantGroup.accountGuid', '=', 'account.guid')
        .where('edition.isCurrent', '=', true)
        .as('coordinatorName'),
    ])
    .where('account.guid', '=', of.registeredBy)
    .executeTakeFirst()
  return row ? { name: row.assistantName ?? row.coordinatorName, phone: row.phone } : null
}
