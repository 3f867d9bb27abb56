import type { AssistantSection, ParticipantRelations } from '#domain/access/participant-access.ts'
import type { Reader, Tx } from './database.ts'

/** How an account is related to a participant who is not its own person. */
export async function findRelations(
  reader: Reader,
  accountGuid: string,
  of: { guid: string; applicationGuid: string; registeredBy: string | null },
): Promise<Pick<ParticipantRelations, 'registered' | 'granted' | 'coordinates'>> {
  const row = await reader
    .selectNoFrom(eb => [
      eb
        .selectFrom('assistant')
        .select('sections')
        .where('participantGuid', '=', of.guid)
        .where('accountGuid', '=', accountGuid)
        .where('withdrawnAt', 'is', null)
        .where('grantedAt', 'is not', null)
        .as('granted'),
      eb
        .exists(
          eb
            .selectFrom('groupMember')
            .innerJoin('participantGroup', 'participantGroup.guid', 'groupMember.groupGuid')
            .select('groupMember.applicationGuid')
            .where('groupMember.applicationGuid', '=', of.applicationGuid)
            .where('groupMember.removedAt', 'is', null)
            .where('participantGroup.accountGuid', '=', accountGuid),
        )
        .as('coordinates'),
    ])
    .executeTakeFirstOrThrow()
  return {
    registered: of.registeredBy === accountGuid,
    granted: row.granted as AssistantSection[] | null,
    coordinates: Boolean(row.coordinates),
  }
}

export type AssistantRow = Awaited<ReturnType<typeof listAssistantRows>>[number]

/** Present assistants of a participant, proposals included, with the phones by which they log in. */
export function listAssistantRows(reader: Reader, participantGuid: string) {
  return standing(reader)
    .where('assistant.participantGuid', '=', participantGuid)
    .orderBy('assistant.createdAt')
    .orderBy('assistant.guid')
    .execute()
}

function standing(reader: Reader) {
  return reader
    .selectFrom('assistant')
    .innerJoin('account', 'account.guid', 'assistant.accountGuid')
    .selectAll('assistant')
    .select(['account.phone', 'account.locale as accountLocale'])
    .where('assistant.withdrawnAt', 'is', null)
}

/** One assistant, locked until the transaction ends; undefined for a withdrawn one. */
export function lockAssistant(tx: Tx, wanted: { guid: string; participantGuid: string }) {
  return standing(tx)
    .where('assistant.guid', '=', wanted.guid)
    .where('assistant.participantGuid', '=', wanted.participantGuid)
    .forUpdate('assistant')
    .executeTakeFirst()
}

/** The rights an account has to a participant, locked until the transaction ends. */
export function lockAssistance(tx: Tx, wanted: { participantGuid: string; accountGuid: string }) {
  return standing(tx)
    .where('assistant.participantGuid', '=', wanted.participantGuid)
    .where('assistant.accountGuid', '=', wanted.accountGuid)
    .forUpdate('assistant')
    .executeTakeFirst()
}

export type AssistantRights = {
  name: string
  email: string | null
  sections: AssistantSection[]
  getsNotices: boolean
}

/** Grants rights; the unique index `assistant_standing` refuses an assistant who already has some. */
export async function insertAssistant(
  tx: Tx,
  grant: { participantGuid: string; accountGuid: string; rights: AssistantRights; at: Date; by: string },
): Promise<void> {
  const { participantGuid, accountGuid, rights, at, by } = grant
  await tx
    .insertInto('assistant')
    .values({ participantGuid, accountGuid, ...rights, createdAt: at, grantedAt: at, grantedBy: by })
    .execute()
}

/** Sets the rights of an assistant whom the caller has locked; for a proposal this is the grant. */
export async function setRights(
  tx: Tx,
  guid: string,
  change: { rights: AssistantRights; at: Date; by: string },
): Promise<void> {
  await tx
    .updateTable('assistant')
    .set(eb => ({
      ...change.rights,
      version: eb('version', '+', 1),
      grantedAt: eb.fn.coalesce('grantedAt', eb.val(change.at)),
      grantedBy: eb.fn.coalesce('grantedBy', eb.val(change.by)),
    }))
    .where('guid', '=', guid)
    .execute()
}

export async function endAssistant(tx: Tx, guid: string, at: Date): Promise<void> {
  await tx
    .updateTable('assistant')
    .set(eb => ({ withdrawnAt: at, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .where('withdrawnAt', 'is', null)
    .execute()
}
