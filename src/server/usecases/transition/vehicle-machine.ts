import { decideReview, reviewTransitions } from '#domain/staff-company/review-transitions.ts'
import { changeVehicles, type VehicleRow } from '#server/persistence/vehicle-queries.ts'
import type { Machine } from './apply-transition.ts'

type Standing = Pick<VehicleRow, 'guid' | 'state'>

/** The review of a vehicle, with the columns that sending and deciding set. */
export const vehicleMachine: Machine<
  typeof reviewTransitions,
  Standing,
  Partial<Pick<VehicleRow, 'sentAt' | 'decidedAt' | 'decidedBy' | 'decisionNote'>>,
  void
> = {
  rows: reviewTransitions,
  decide: (action, { state }, actor) => decideReview(action, { state, actor }),
  async write(tx, vehicles, { to: state, change }) {
    await changeVehicles(tx, vehicles, { ...change, state })
    return []
  },
  subjectKind: 'vehicle',
  line: ({ guid, state }) => ({ subjectGuid: guid, fromValue: state }),
}
