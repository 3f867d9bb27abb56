import { sql } from 'kysely'
import type { TakenWork } from '#domain/organiser/taken-work.ts'
import type { Reader, Tx } from './database.ts'

/** How much an organiser has taken and not finished: applications under review and open chats. */
export async function countOrganiserWork(
  reader: Reader,
  { accountGuid, editionGuid }: { accountGuid: string; editionGuid: string },
): Promise<Record<TakenWork, number>> {
  const { rows } = await sql<Record<TakenWork, number>>`select
    (select count(*)::int from application
      where owner_guid = ${accountGuid} and edition_guid = ${editionGuid} and status = 'pending') as applications,
    (select count(*)::int from chat
      where owner_guid = ${accountGuid} and edition_guid = ${editionGuid} and closed_at is null) as chats`.execute(
    reader,
  )
  return rows[0] ?? { applications: 0, chats: 0 }
}

/** Everything of one kind that an organiser has taken goes to a colleague, or back to all; finished work keeps nobody who is gone either. */
export async function passOrganiserWork(
  tx: Tx,
  what: TakenWork,
  { from, to }: { from: string; to: string | null },
): Promise<string[]> {
  const table = what === 'chats' ? 'chat' : 'application'
  // In the order in which a bulk holds them.
  await tx
    .selectFrom(table)
    .select('guid')
    .where('ownerGuid', '=', from)
    .orderBy('guid')
    .forUpdate()
    .execute()
  const rows = await tx
    .updateTable(table)
    .set({ ownerGuid: to })
    .where('ownerGuid', '=', from)
    .returning('guid')
    .execute()
  return rows.map(({ guid }) => guid)
}
