import type { Tx } from '#server/persistence/database.ts'
import type { Locked } from '#server/persistence/locked.ts'
import { lockRaise, type RaiseRow } from '#server/persistence/raise-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor } from '#server/services.ts'
import { holdStaffCompany, type PermittedStaffCompany } from '../staff-company/permitted-staff-company.ts'

/** A request of the reader's company on the version that was read; both are locked, the company first. */
export async function holdRaise(
  tx: Tx,
  actor: AccountActor,
  wanted: { companyGuid: string; raiseGuid: string; version: number },
): Promise<PermittedStaffCompany & { raise: Locked<RaiseRow> }> {
  const { companyGuid, raiseGuid: guid, version } = wanted
  const held = await holdStaffCompany(tx, actor, companyGuid)
  const raise = (await lockRaise(tx, { guid, companyGuid })) ?? refuse('not_found')
  if (raise.version !== version) refuse('changed_meanwhile')
  return { ...held, raise }
}
