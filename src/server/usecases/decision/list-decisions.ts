import type { DecisionBatch } from '#contract/organizer-application.ts'
import { listBatches } from '../../persistence/decision-queries.ts'
import type { Services } from '../../services.ts'

const shown = 100

/** Released decisions, newest first; the ones whose messages still wait can be recalled. */
export async function listDecisions(services: Services): Promise<{ items: DecisionBatch[] }> {
  const wall = services.clock.wall()
  const rows = await listBatches(services.database, shown)
  return {
    items: rows.map(row => ({
      batchGuid: row.batchGuid,
      decision: row.kind,
      count: Number(row.count),
      releasedAt: row.releasedAt.toISOString(),
      recallUntil: row.recallUntil.toISOString(),
      by: row.by ?? '—',
      state: row.recalledAt ? 'recalled' : row.sentAt || row.recallUntil <= wall ? 'sent' : 'waiting',
    })),
  }
}
