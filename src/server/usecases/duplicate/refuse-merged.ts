import type { Reader } from '#server/persistence/database.ts'
import type { DuplicatePairRow } from '#server/persistence/duplicate-queries.ts'
import { findMerge } from '#server/persistence/merged-record-queries.ts'
import { refuse } from '#server/refuse.ts'

/** Two organisers may merge a pair at once: who comes second reads who was first, and where the person is now. */
export async function refuseMerged(reader: Reader, pair: DuplicatePairRow): Promise<never> {
  const { by, applicationGuid } = (await findMerge(reader, pair)) ?? refuse('not_found')
  return refuse('merged_already', {
    parameters: { by: by ?? '', at: pair.decidedAt?.toISOString() ?? '', applicationGuid },
  })
}
