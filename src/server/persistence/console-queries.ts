import { sql } from 'kysely'
import type { ChangeRequestKind } from '#domain/change-request/change-request-kind.ts'
import type { Reader } from './database.ts'

/** Money that the forum has: what the bank brought to invoices without what was sent back, and charges that count; from its tally. */
export async function sumReceived(reader: Reader, editionGuid: string): Promise<bigint> {
  const { kopecks } = await reader
    .selectFrom('receivedTally')
    .select(sql<bigint>`coalesce(sum(kopecks), 0)::int8`.as('kopecks'))
    .where('editionGuid', '=', editionGuid)
    .executeTakeFirstOrThrow()
  return BigInt(kopecks)
}

/**
 * What waits for an answer beside applications and money, and since when; an unconfirmed person counts once their link is dead, a change request where its
 * kind is one of `changeKinds`.
 */
export async function countWaiting(
  reader: Reader,
  { editionGuid, now, changeKinds }: { editionGuid: string; now: Date; changeKinds: ChangeRequestKind[] },
): Promise<Record<WaitingKind, { count: number; oldestAt: Date | null }>> {
  const { rows } = await sql<{ what: WaitingKind; count: bigint | number | string; oldestAt: Date | null }>`
    select 'photographs' as what, count(*) as count, min(photograph_review_since) as "oldestAt" from application
      where edition_guid = ${editionGuid} and status = 'approved' and photograph_review_since is not null
    union all
    select 'expiredLinks', count(*), min(link.expires_at) from application
      join confirmation_link as link on link.application_guid = application.guid
      where application.edition_guid = ${editionGuid} and application.status = 'unconfirmed'
        and link.used_at is null and link.superseded_at is null and link.expires_at <= ${now}
    union all
    select 'chats', count(*), min(waiting_since) from chat
      where edition_guid = ${editionGuid} and closed_at is null and waiting_since is not null
    union all
    select 'changes', count(*), min(requested_at) from change_request
      where edition_guid = ${editionGuid} and status = 'open' and kind = any(${changeKinds})
    union all
    select 'erasures', count(*), min(erasure_request.requested_at) from erasure_request
      join application on application.participant_guid = erasure_request.participant_guid
      where application.edition_guid = ${editionGuid} and erasure_request.status = 'open'`.execute(reader)
  const of = (what: WaitingKind) => {
    const row = rows.find(each => each.what === what)
    return { count: Number(row?.count ?? 0), oldestAt: row?.oldestAt ?? null }
  }
  return {
    photographs: of('photographs'),
    expiredLinks: of('expiredLinks'),
    chats: of('chats'),
    changes: of('changes'),
    erasures: of('erasures'),
  }
}

type WaitingKind = 'photographs' | 'expiredLinks' | 'chats' | 'changes' | 'erasures'

/** What waits of those who come to work; each is counted as its list counts it. */
const siteWork = {
  employees: (editionGuid: string) => sql`
    select 'employees' as what, count(*) as count, min(employee.sent_at) as "oldestAt" from employee
      join staff_company on staff_company.guid = employee.company_guid
      where staff_company.edition_guid = ${editionGuid} and employee.state = 'pending' and employee.removed_at is null`,
  vehicles: (editionGuid: string) => sql`
    select 'vehicles' as what, count(*) as count, min(vehicle.sent_at) as "oldestAt" from vehicle
      join staff_company on staff_company.guid = vehicle.company_guid
      where staff_company.edition_guid = ${editionGuid} and vehicle.state = 'pending' and vehicle.removed_at is null`,
  volunteers: (editionGuid: string) => sql`
    select 'volunteers' as what, count(*) as count, min(sent_at) as "oldestAt" from volunteer
      where edition_guid = ${editionGuid} and review = 'pending' and erased_at is null`,
  packages: (editionGuid: string) => sql`
    select 'packages' as what, count(*) as count, min(created_at) as "oldestAt" from staff_company
      where edition_guid = ${editionGuid} and role_confirmed_at is null`,
  volunteerForms: (editionGuid: string) => sql`
    select 'volunteerForms' as what, count(*) as count, min(created_at) as "oldestAt" from volunteer
      where edition_guid = ${editionGuid} and state = 'new' and erased_at is null`,
}

export type SiteWork = keyof typeof siteWork

/** How much of these kinds of work waits, and since when. */
export async function countSiteWork(
  reader: Reader,
  { editionGuid, kinds }: { editionGuid: string; kinds: readonly SiteWork[] },
): Promise<{ what: SiteWork; count: number; oldestAt: Date | null }[]> {
  if (kinds.length === 0) return []
  const counts = kinds.map(kind => siteWork[kind](editionGuid))
  const { rows } = await sql<{ what: SiteWork; count: bigint | number | string; oldestAt: Date | null }>`
    ${sql.join(counts, sql` union all `)}`.execute(reader)
  return rows.map(row => ({ ...row, count: Number(row.count) }))
}
