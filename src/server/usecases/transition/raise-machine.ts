import { decideRaise, raiseTransitions } from '#domain/raise/raise-transitions.ts'
import { moveRaise, type RaiseRow } from '#server/persistence/raise-queries.ts'
import type { Machine } from './apply-transition.ts'

type Standing = Pick<RaiseRow, 'guid' | 'state'>

/** A request for more places, with what logistics answers and the invoice that stands for it. */
export const raiseMachine: Machine<
  typeof raiseTransitions,
  Standing,
  Partial<Pick<RaiseRow, 'places' | 'priceKopecks' | 'answer' | 'answeredBy' | 'answeredAt' | 'invoiceGuid'>>,
  void
> = {
  rows: raiseTransitions,
  decide: (action, { state }, actor) => decideRaise(action, { state, actor }),
  async write(tx, raises, { to: state, change, at }) {
    for (const { guid } of raises) await moveRaise(tx, guid, { ...change, state, changedAt: at })
    return []
  },
  subjectKind: 'raise',
  line: ({ guid, state }) => ({ subjectGuid: guid, fromValue: state }),
}
