import type { ChangeRequest } from '#contract/change-request.ts'
import type { ChangeRequestRow } from '#server/persistence/change-request-queries.ts'

/** A change request as its person sees it. */
export function presentChangeRequest(row: ChangeRequestRow): ChangeRequest {
  return {
    guid: row.guid,
    kind: row.kind,
    status: row.status,
    proposed: row.proposed as Record<string, unknown>,
    reason: row.reason,
    requestedAt: row.requestedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    answer: row.answer,
  }
}
