import { type RawBuilder, sql } from 'kysely'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { LiveNews } from '../live/live-news.ts'
import type { Database, Tx } from './database.ts'
import { keepPlan } from './kept-plan.ts'

/** Notifies every instance when the transaction commits; after a rollback nothing is sent. */
export async function announce(tx: Tx, news: LiveNews): Promise<void> {
  await sql`select pg_notify('live', ${JSON.stringify(news)})`.execute(tx)
}

/**
 * Notifies everybody who may have the cabinet of these participants open: their accounts, their assistants and the coordinators of their groups. Each
 * group is notified once, because PostgreSQL merges equal notifications of one transaction.
 */
async function tell(tx: Tx, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    select pg_notify('live', news) from (
      select json_build_object(
        'event', 'participant', 'account', account, 'data', json_build_object('participantGuid', participant))::text as news
      from (
        select account_guid as account, guid as participant from participant where guid ${which}
        union
        select account_guid, participant_guid from assistant where participant_guid ${which} and withdrawn_at is null
      ) as concerned
      union
      select json_build_object(
        'event', 'group', 'account', held.account_guid, 'data', json_build_object('groupGuid', held.guid))::text
      from application
        join group_member on group_member.application_guid = application.guid and group_member.removed_at is null
        join participant_group as held on held.guid = group_member.group_guid
      where application.participant_guid ${which}
    ) as told ${keepPlan}`.execute(tx)
}

/** Something shown in a participant's cabinet has changed: status, payment, badge, requests. */
export function tellParticipant(tx: Tx, participantGuid: string): Promise<void> {
  return tellParticipants(tx, [participantGuid])
}

/** The same for many participants. */
export function tellParticipants(tx: Tx, participantGuids: readonly string[]): Promise<void> {
  return tell(tx, sql`= any(${participantGuids}::uuid[])`)
}

/** The same for the participant of this application. */
export function tellApplicant(tx: Tx, applicationGuid: string): Promise<void> {
  return tellApplicants(tx, [applicationGuid])
}

/** The same for the participants of these applications. */
export function tellApplicants(tx: Tx, applicationGuids: readonly string[]): Promise<void> {
  return tell(
    tx,
    sql`in (select participant_guid from application where guid = any(${applicationGuids}::uuid[]))`,
  )
}

/** A payload of NOTIFY must stay under 8,000 bytes; the remaining assistants get the news a little later. */
const mostTold = 50

/** Accounts of the assistants who may currently read a participant's chat. */
export async function listChatAssistants(tx: Tx, participantGuid: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('assistant')
    .select('accountGuid')
    .where('participantGuid', '=', participantGuid)
    .where('withdrawnAt', 'is', null)
    .where('grantedAt', 'is not', null)
    .where(sql<boolean>`'chat' = any(sections)`)
    .limit(mostTold)
    .execute()
  return rows.map(row => row.accountGuid)
}

/** Which of these tokens are still live, with the present console roles of their accounts. */
export async function findStandingTokens(
  database: Database,
  guids: string[],
  /** By the machine's clock for log-ins, by the edition's for the end of an organiser's access. */
  at: { wall: Date; now: Date },
): Promise<Map<string, OrganiserRole[]>> {
  const rows = await database
    .selectFrom('accessToken')
    .leftJoin('organiser', join =>
      join
        .onRef('organiser.accountGuid', '=', 'accessToken.accountGuid')
        .on('organiser.revokedAt', 'is', null)
        .on(eb => eb.or([eb('organiser.endsAt', 'is', null), eb('organiser.endsAt', '>', at.now)])),
    )
    .select(['accessToken.guid', 'organiser.roles'])
    .where('accessToken.guid', 'in', guids)
    .where('accessToken.revokedAt', 'is', null)
    .where('accessToken.expiresAt', '>', at.wall)
    .execute()
  return new Map(rows.map(row => [row.guid, (row.roles ?? []) as OrganiserRole[]]))
}
