import type { StaffDecision } from '#contract/review.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { Locked } from '#server/persistence/locked.ts'
import { lockStaffCompany, type StaffCompanyRow } from '#server/persistence/staff-company-queries.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'

/** Why each of those asked about was refused, null for whom the decision holds; who is not there is unknown. */
export type DecisionCodes = Map<string, ErrorCode | null>

export type StaffDeciding = {
  decision: StaffDecision
  note: string | null
  actor: OrganiserActor
  facts: Pick<RequestFacts, 'requestId'>
  at: Date
  /** Asked once they are locked: who of them is meant after all. */
  meant?: () => Promise<ReadonlySet<string>>
}

/** An employee or a vehicle that security decides on, with its company; both are locked. */
export type Reviewed<Row> = { company: StaffCompanyRow; record: Locked<Row> }

/** Locks companies, in the order of their guids, and then those of each that are meant: the order in which companies themselves send them. */
export async function lockReviewed<Row extends { guid: string }>(
  tx: Tx,
  editionGuid: string,
  from: {
    companies: readonly { guid: string; accountGuid: string }[]
    lock: (companyGuid: string) => Promise<Locked<Row>[]>
  },
): Promise<Map<string, Reviewed<Row>>> {
  const known = new Map<string, Reviewed<Row>>()
  for (const { guid, accountGuid } of from.companies) {
    const company = await lockStaffCompany(tx, { guid, editionGuid, accountGuid })
    if (!company) continue
    for (const record of await from.lock(guid)) known.set(record.guid, { company, record })
  }
  return known
}

/** Leaves out whoever is not meant any more, now that nobody can change them. */
export async function keepMeant(known: Map<string, unknown>, meant: StaffDeciding['meant']): Promise<void> {
  if (!meant) return
  const kept = await meant()
  for (const guid of known.keys()) if (!kept.has(guid)) known.delete(guid)
}

export function decisionResult(guid: string, codes: DecisionCodes) {
  const code = codes.has(guid) ? (codes.get(guid) ?? null) : ('not_found' as const)
  return { guid, ok: code === null, code }
}

/** How many of each company there are. */
export function countPerCompany(reviewed: readonly Reviewed<unknown>[]): Map<StaffCompanyRow, number> {
  const counts = new Map<StaffCompanyRow, number>()
  for (const { company } of reviewed) counts.set(company, (counts.get(company) ?? 0) + 1)
  return counts
}
