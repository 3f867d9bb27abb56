import { sql } from 'kysely'
import type { ChangeRequestKind } from '#domain/change-request/change-request-kind.ts'
import { ownedRequests } from '#domain/organiser/owned-request.ts'
import type { TakenWork } from '#domain/organiser/taken-work.ts'
import type { Reader, Tx } from './database.ts'
import { callsTakenBy, passCalls } from './mismatch-call-queries.ts'
import { ownRequests, passRequests } from './organiser-request-queries.ts'

/** How much an organiser has taken and not finished: applications under review, open chats, calls at the desk, and open requests. */
export async function countOrganiserWork(
  reader: Reader,
  { accountGuid, editionGuid }: { accountGuid: string; editionGuid: string },
): Promise<Record<TakenWork, number>> {
  const calls = callsTakenBy(reader, accountGuid)
    .where('application.editionGuid', '=', editionGuid)
    .select(eb => eb.fn.countAll().as('count'))
  const { rows } = await sql<Record<TakenWork, number>>`select
    (select count(*)::int from application
      where owner_guid = ${accountGuid} and edition_guid = ${editionGuid} and status = 'pending') as applications,
    (select count(*)::int from chat
      where owner_guid = ${accountGuid} and edition_guid = ${editionGuid} and closed_at is null) as chats,
    ${calls}::int as calls,
    ${ownRequests('refunds', { accountGuid, editionGuid })} as refunds,
    ${ownRequests('changes', { accountGuid, editionGuid })} as changes,
    ${ownRequests('erasures', { accountGuid, editionGuid })} as erasures`.execute(reader)
  return rows[0] ?? { applications: 0, chats: 0, calls: 0, refunds: 0, changes: 0, erasures: 0 }
}

/**
 * Everything of one kind that an organiser has taken goes to a colleague, or back to all. Finished work keeps nobody who is gone either.
 * @param kinds change requests of these sections alone
 */
export async function passOrganiserWork(
  tx: Tx,
  what: TakenWork,
  passing: { from: string; to: string | null; at: Date; kinds?: readonly ChangeRequestKind[] | undefined },
): Promise<string[]> {
  const { from, to, at } = passing
  if (what === 'calls') return passCalls(tx, { from, to, at })
  const request = ownedRequests.find(one => one === what)
  if (request) return passRequests(tx, request, passing)
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
