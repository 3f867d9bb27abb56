import type { SectionLock } from '#contract/change-request.ts'
import type { ChangeRequestKind, LockCause } from '#domain/change-request/change-request-kind.ts'
import { findLatestChangeRequest } from '#server/persistence/change-request-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { presentChangeRequest } from './present-change-request.ts'

/** A section's lock, with its latest change request. */
export async function readSectionLock(
  reader: Reader,
  of: { participantGuid: string; editionGuid: string; kind: ChangeRequestKind },
  lock: { locked: boolean; cause: LockCause; until: string | null },
): Promise<SectionLock> {
  const request = await findLatestChangeRequest(reader, of)
  return {
    locked: lock.locked,
    cause: lock.locked ? lock.cause : null,
    until: lock.until,
    request: request ? presentChangeRequest(request) : null,
  }
}
