import type { AuditAction } from '#domain/audit/audit-entry.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import type { Database } from '#server/persistence/database.ts'
import { insertErasureActs } from '#server/persistence/erasure-queries.ts'
import { forgetAdmissionData, lockAdmissionData } from '#server/persistence/erasure-term-queries.ts'
import { eraseInPortions } from './erase-in-portions.ts'
import { responsibleFor } from './responsible-for.ts'

/** Passports with their scans, and photographs, of whoever takes part in no other forum; the sweep of files erases the bytes. */
export async function eraseAdmissionData(
  database: Database,
  { editionGuids, at }: { editionGuids: string[]; at: Date },
): Promise<void> {
  for (const editionGuid of editionGuids) {
    const responsible = await responsibleFor(database, editionGuid)
    await eraseInPortions(database, 200, async (tx, limit) => {
      const guids = await lockAdmissionData(tx, { editionGuids, editionGuid, limit })
      const gone = await forgetAdmissionData(tx, { guids, at })
      const written = (action: AuditAction) => (each: { participantGuid: string }) => ({
        at,
        actorGuid: null,
        actorRole: 'clock' as const,
        subjectKind: 'participant' as const,
        subjectGuid: each.participantGuid,
        action,
      })
      await recordAudits(tx, [
        ...gone.filter(({ passport }) => passport).map(written('erasePassport')),
        ...gone.filter(({ photograph }) => photograph).map(written('erasePhotograph')),
      ])
      await insertErasureActs(
        tx,
        gone
          .filter(({ passport, photograph }) => passport || photograph)
          .map(({ participantGuid, passport, photograph, files }) => ({
            ...{ editionGuid, participantGuid, responsible },
            requestGuid: null,
            carriedOutAt: at,
            carriedOutBy: null,
            erased: [
              ...(passport ? (['passport'] as const) : []),
              ...(photograph ? (['photograph'] as const) : []),
            ],
            kept: [],
            fileCount: files,
          })),
      )
      return guids.length
    })
  }
}
