import type { PassKind } from '#domain/pass/pass-payload.ts'
import type { ReviewState } from '#domain/staff-company/review-transitions.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { Locked } from '#server/persistence/locked.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import { endPasses } from '../pass/end-passes.ts'
import { holdStaffCompany, type PermittedStaffCompany } from './permitted-staff-company.ts'
import { removalResults } from './removal-results.ts'

type Removed = Locked<{ guid: string; state: ReviewState }>

type Removal<Row extends Removed> = {
  actor: AccountActor
  facts: RequestFacts
  companyGuid: string
  guids: readonly string[]
  at: Date
  kind: Extract<PassKind, 'employee' | 'vehicle'>
  lock: (wanted: { companyGuid: string; guids: readonly string[] }) => Promise<Row[]>
  remove: (rows: Row[]) => Promise<void>
  /** Who lost a pass with it is told. */
  tell?: (of: PermittedStaffCompany, removed: readonly Row[]) => Promise<void>
}

/** Removes employees or vehicles of any state from a company, with their passes; the company is locked before them. */
export async function removeReviewed<Row extends Removed>(tx: Tx, removal: Removal<Row>) {
  const { actor, facts, companyGuid, guids, at, kind } = removal
  const held = await holdStaffCompany(tx, actor, companyGuid)
  const found = await removal.lock({ companyGuid, guids })
  await removal.remove(found)
  await endPasses(tx, found, { editionGuid: held.edition.guid, kind, at })
  await removal.tell?.(
    held,
    found.filter(({ state }) => state === 'approved'),
  )
  await recordAudits(
    tx,
    found.map(({ guid, state }) => ({
      at,
      actorGuid: actor.accountGuid,
      actorRole: 'staffOwner' as const,
      subjectKind: kind,
      subjectGuid: guid,
      action: kind === 'employee' ? ('removeEmployee' as const) : ('removeVehicle' as const),
      fromValue: state,
      requestId: facts.requestId,
    })),
  )
  return removalResults(guids, found)
}
