import { decideReview, reviewTransitions } from '#domain/staff-company/review-transitions.ts'
import { changeEmployees, type EmployeeRow } from '#server/persistence/employee-queries.ts'
import type { Machine } from './apply-transition.ts'

type Standing = Pick<EmployeeRow, 'guid' | 'state'>

/** The review of an employee, with the columns that sending and deciding set. */
export const employeeMachine: Machine<
  typeof reviewTransitions,
  Standing,
  Partial<Pick<EmployeeRow, 'onSiteRole' | 'sentAt' | 'decidedAt' | 'decidedBy' | 'decisionNote'>>,
  void
> = {
  rows: reviewTransitions,
  decide: (action, { state }, actor) => decideReview(action, { state, actor }),
  async write(tx, employees, { to: state, change }) {
    await changeEmployees(tx, employees, { ...change, state })
    return []
  },
  subjectKind: 'employee',
  line: ({ guid, state }) => ({ subjectGuid: guid, fromValue: state }),
}
