import { decideErasure, erasureTransitions } from '#domain/erasure/erasure-rules.ts'
import { closeErasureRequest, type ErasureRequestRow } from '#server/persistence/erasure-queries.ts'
import type { Machine } from './apply-transition.ts'

type Standing = Pick<ErasureRequestRow, 'guid' | 'participantGuid' | 'status'>

/** The status of an erasure request. Its log entries outlive the person and hold no data. */
export const erasureMachine: Machine<
  typeof erasureTransitions,
  Standing,
  { decidedBy: string; answer: string | null },
  void
> = {
  rows: erasureTransitions,
  decide: (action, { status }, actor) => decideErasure(action, { status, actor }),
  async write(tx, requests, { to: status, change, at: decidedAt }) {
    for (const { guid } of requests) await closeErasureRequest(tx, guid, { ...change, status, decidedAt })
    return []
  },
  subjectKind: 'participant',
  line: ({ participantGuid }) => ({ subjectGuid: participantGuid, fromValue: null, toValue: null }),
}
