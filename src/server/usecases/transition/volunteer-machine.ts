import { decideReview, reviewTransitions } from '#domain/staff-company/review-transitions.ts'
import { decideVolunteer, volunteerTransitions } from '#domain/volunteer/volunteer-transitions.ts'
import { changeVolunteers, type VolunteerRow } from '#server/persistence/volunteer-queries.ts'
import type { Machine } from './apply-transition.ts'

/** The choice of volunteers by the organiser, and their own word. */
export const volunteerMachine: Machine<
  typeof volunteerTransitions,
  Pick<VolunteerRow, 'guid' | 'state'>,
  Partial<Pick<VolunteerRow, 'decidedAt' | 'decidedBy'>>,
  void
> = {
  rows: volunteerTransitions,
  decide: (action, { state }, actor) => decideVolunteer(action, { state, actor }),
  async write(tx, volunteers, { to: state, change }) {
    await changeVolunteers(tx, volunteers, { ...change, state })
    return []
  },
  subjectKind: 'volunteer',
  line: ({ guid, state }) => ({ subjectGuid: guid, fromValue: state }),
}

/** Security's check of a volunteer, as that of employees; the organiser stands where their company does. */
export const volunteerReviewMachine: Machine<
  typeof reviewTransitions,
  Pick<VolunteerRow, 'guid' | 'review'>,
  Partial<Pick<VolunteerRow, 'sentAt' | 'reviewedAt' | 'reviewedBy' | 'reviewNote'>>,
  void
> = {
  rows: reviewTransitions,
  decide: (action, { review: state }, actor) => decideReview(action, { state, actor }),
  async write(tx, volunteers, { to: review, change }) {
    await changeVolunteers(tx, volunteers, { ...change, review })
    return []
  },
  subjectKind: 'volunteer',
  line: ({ guid, review }) => ({ subjectGuid: guid, fromValue: review }),
}
