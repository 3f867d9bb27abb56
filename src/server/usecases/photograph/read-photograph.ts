import type * as routes from '#contract/photograph.ts'
import type { PhotographCheck, PhotographStanding } from '#contract/photograph.ts'
import { mayRemovePhotograph } from '#domain/photograph/photograph-change.ts'
import { findPhotographCheck, type PhotographCheckRecord } from '#server/persistence/photograph-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { loadParticipantFor, type PermittedParticipant } from '../participant/permitted-participant.ts'
import { photographChange } from './may-change-photograph.ts'

/** How a participant's photograph stands, for themselves. */
export const readPhotograph: UseCase<typeof routes.readPhotograph, 'clock' | 'database'> = async (
  { actor, params: { guid } },
  needs,
) => {
  const permitted = await loadParticipantFor(needs.database, actor, { guid, concern: ['profile', 'form'] })
  return presentPhotograph(needs, permitted)
}

export async function presentPhotograph(
  needs: Needs<'clock' | 'database'>,
  { record, edition }: Pick<PermittedParticipant, 'record' | 'edition'>,
): Promise<PhotographStanding> {
  const change = photographChange(needs, record, edition)
  const { photographRequest, photographRequestedAt } = record
  return {
    fileGuid: record.photographFileGuid,
    check: record.photographFileGuid
      ? presentCheck(await findPhotographCheck(needs.database, record.photographFileGuid))
      : null,
    change: change.ok ? (change.review ? 'reviewed' : 'free') : change.code,
    removable: record.photographFileGuid !== null && mayRemovePhotograph(record.status),
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
