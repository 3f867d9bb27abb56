import type { PhotographCheck, PhotographStanding } from '#contract/photograph.ts'
import { mayRemovePhotograph } from '#domain/photo/photograph-change.ts'
import { findPhotographCheck, type PhotographCheckRecord } from '../../persistence/photograph-queries.ts'
import type { AccountActor, Services } from '../../services.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'
import { photographChange } from './may-change-photograph.ts'

/** How a participant's photograph stands, for themselves. */
export async function readPhotograph(
  services: Services,
  actor: AccountActor,
  guid: string,
): Promise<PhotographStanding> {
  const { record, edition } = await loadParticipantFor(services.database, actor, guid, ['profile', 'form'])
  const change = photographChange(services, record, edition)
  const { photographRequest, photographRequestedAt } = record
  return {
    fileGuid: record.photoFileGuid,
    check: record.photoFileGuid
      ? presentCheck(await findPhotographCheck(services.database, record.photoFileGuid))
      : null,
    change: change.ok ? (change.review ? 'reviewed' : 'free') : change.code,
    removable: record.photoFileGuid !== null && mayRemovePhotograph(record.status),
    reviewSince: record.photographReviewSince?.toISOString() ?? null,
    request:
      photographRequest !== null && photographRequestedAt !== null
        ? { reason: photographRequest, at: photographRequestedAt.toISOString() }
        : null,
    changeUntil: edition.badgeCompanyNameUntil,
    version: record.version,
  }
}

export function presentCheck(check: PhotographCheckRecord | null): PhotographCheck | null {
  if (!check) return null
  const { state, verdict, findings, takenOn, declaredAt } = check
  return { state, verdict, findings, takenOn, declaredAt: declaredAt?.toISOString() ?? null }
}
