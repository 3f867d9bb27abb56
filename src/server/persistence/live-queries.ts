import { type RawBuilder, sql } from 'kysely'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { LiveNews } from '../live/live-news.ts'
import type { Database, Tx } from './database.ts'

/** Tells every instance, once the transaction commits; what is rolled back is never heard of. */
export async function announce(tx: Tx, news: LiveNews): Promise<void> {
  await sql`select pg_notify('live', ${JSON.stringify(news)})`.execute(tx)
}

/** The person's account and those of their assistants: whoever may have this participant's cabinet open. */
const concerned = (which: RawBuilder<unknown>) => sql`
  select account_guid as account, guid as participant from participant where guid ${which}
  union
  select account_guid, participant_guid from assistant where participant_guid ${which} and withdrawn_at is null`

/** Something of a participant has changed that their cabinet shows: status, payment, badge, requests. */
export async function tellParticipant(tx: Tx, participantGuid: string): Promise<void> {
  await sql`
    select pg_notify('live', json_build_object(
      'event', 'participant', 'account', account, 'data', json_build_object('participantGuid', participant))::text)
    from (${concerned(sql`= ${participantGuid}`)}) as told`.execute(tx)
}

/** The same for whoever has this application. */
export async function tellApplicant(tx: Tx, applicationGuid: string): Promise<void> {
  await sql`
    select pg_notify('live', json_build_object(
      'event', 'participant', 'account', account, 'data', json_build_object('participantGuid', participant))::text)
    from (${concerned(sql`= (select participant_guid from application where guid = ${applicationGuid})`)}) as told`.execute(
    tx,
  )
}

/** Which of these tokens are still live, each with the roles that its account has in the console now. */
export async function findStandingTokens(
  database: Database,
  guids: string[],
  now: Date,
): Promise<Map<string, OrganiserRole[]>> {
  const rows = await database
    .selectFrom('accessToken')
    .leftJoin('organiser', join =>
      join
        .onRef('organiser.accountGuid', '=', 'accessToken.accountGuid')
        .on('organiser.revokedAt', 'is', null),
    )
    .select(['accessToken.guid', 'organiser.roles'])
    .where('accessToken.guid', 'in', guids)
    .where('accessToken.revokedAt', 'is', null)
    .where('accessToken.expiresAt', '>', now)
    .execute()
  return new Map(rows.map(row => [row.guid, (row.roles ?? []) as OrganiserRole[]]))
}
