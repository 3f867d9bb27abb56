import type * as routes from '#contract/organiser-application.ts'
import type { DecisionBatch } from '#contract/organiser-application.ts'
import type { DecisionSort } from '#domain/application/decision-sort.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import {
  type BatchPlace,
  type BatchRow,
  countBatches,
  countBatchKinds,
  listBatches,
  listFirstOfBatches,
} from '#server/persistence/decision-batch-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import type { UseCase } from '#server/use-case.ts'
import { nameFor } from '../participant/present-participant.ts'

/** How many people of a batch are named; the others are counted. */
const named = 3

/** Released decisions, by name, kind and how their messages went; those whose messages still wait can be recalled. */
export const listDecisions: UseCase<typeof routes.listDecisions, 'clock' | 'database'> = async (
  { query, facts },
  needs,
) => {
  const { q, decision, state, sort, limit, cursor } = query
  const { timeZone } = await readCurrentEdition(needs.database)
  const wall = needs.clock.wall()
  const people = await findPeople(needs.database, q)
  const filter = { q, people, decision, ...instantsOf(query, timeZone), wall }
  const rows = await listBatches(needs.database, {
    ...filter,
    state,
    sort,
    locale: facts.locale,
    after: placeOf(cursor),
    limit: limit + 1,
  })
  const { items, nextCursor } = pageOf(rows, limit, row => [
    partOf(row, { sort, wall }),
    row.releasedAt.toISOString(),
    row.batchGuid,
  ])
  const first = await listFirstOfBatches(
    needs.database,
    items.map(row => row.batchGuid),
    named,
  )
  const byBatch = Map.groupBy(first, person => person.batchGuid)
  const counts = cursor || people?.more ? null : await countBatches(needs.database, filter)
  return {
    counts,
    nextCursor,
    items: items.map(row => ({
      ...presentBatch(row, wall),
      applicants: (byBatch.get(row.batchGuid) ?? []).map(person => ({
        applicationGuid: person.applicationGuid,
        name: nameFor(facts.locale, person),
      })),
    })),
  }
}

/** How many decisions of the state there are of each kind; asked for when the filters are opened. */
export const countDecisionFilters: UseCase<typeof routes.countDecisionFilters, 'clock' | 'database'> = async (
  { query },
  { clock, database },
) => {
  const { q, state } = query
  const { timeZone } = await readCurrentEdition(database)
  const people = await findPeople(database, q)
  if (people?.more) return { counts: { decision: null } }
  const filter = { q, people, state, ...instantsOf(query, timeZone), wall: clock.wall() }
  const rows = await countBatchKinds(database, filter)
  return { counts: { decision: rows.map(row => ({ ...row, more: false })) } }
}

/** A cursor that is none starts the list anew. */
function placeOf(cursor: string | undefined): BatchPlace | null {
  const [part, releasedAt, batchGuid] = decodeCursor(cursor, 3) ?? []
  return releasedAt && batchGuid && !Number.isNaN(Date.parse(releasedAt))
    ? { part: part ?? '', releasedAt, batchGuid }
    : null
}

/** Of which part of the order a batch is. */
function partOf(row: BatchRow, { sort, wall }: { sort: DecisionSort; wall: Date }): string {
  if (sort === 'kind' || sort === 'kindDown') return row.kind
  if (sort === 'by' || sort === 'byDown') return row.by === null ? '' : row.releasedBy
  if (sort === 'state' || sort === 'stateDown') return presentBatch(row, wall).state
  return String(row.count)
}

export function presentBatch(row: BatchRow, wall: Date): Omit<DecisionBatch, 'applicants'> {
  return {
    batchGuid: row.batchGuid,
    decision: row.kind,
    count: Number(row.count),
    releasedAt: row.releasedAt.toISOString(),
    recallUntil: row.recallUntil.toISOString(),
    by: row.by ?? '—',
    state: row.recalledAt ? 'recalled' : row.sentAt || row.recallUntil <= wall ? 'sent' : 'waiting',
    failed: Number(row.failed),
  }
}
