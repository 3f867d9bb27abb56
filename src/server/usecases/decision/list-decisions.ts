import type * as routes from '#contract/organiser-application.ts'
import { listBatches, listFirstOfBatches } from '#server/persistence/decision-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { fullName } from '../participant/present-participant.ts'

const shown = 100
/** How many people of a batch are named; the others are counted. */
const named = 3

/** Released decisions, newest first; those whose messages still wait can be recalled. */
export const listDecisions: UseCase<typeof routes.listDecisions, 'clock' | 'database'> = async (
  _call,
  needs,
) => {
  const wall = needs.clock.wall()
  const rows = await listBatches(needs.database, shown)
  const people = await listFirstOfBatches(
    needs.database,
    rows.map(row => row.batchGuid),
    named,
  )
  const byBatch = Map.groupBy(people, person => person.batchGuid)
  return {
    items: rows.map(row => ({
      batchGuid: row.batchGuid,
      decision: row.kind,
      count: Number(row.count),
      applicants: (byBatch.get(row.batchGuid) ?? []).map(person => ({
        applicationGuid: person.applicationGuid,
        name: fullName(person),
      })),
      releasedAt: row.releasedAt.toISOString(),
      recallUntil: row.recallUntil.toISOString(),
      by: row.by ?? '—',
      state: row.recalledAt ? 'recalled' : row.sentAt || row.recallUntil <= wall ? 'sent' : 'waiting',
    })),
  }
}
