import * as organiserShift from '#contract/organiser-shift.ts'
import * as organiserVolunteer from '#contract/organiser-volunteer.ts'
import * as volunteer from '#contract/volunteer.ts'
import { addShift } from '#server/usecases/shift/add-shift.ts'
import { assignVolunteers } from '#server/usecases/shift/assign-volunteers.ts'
import { listShifts } from '#server/usecases/shift/list-shifts.ts'
import { removeShift } from '#server/usecases/shift/remove-shift.ts'
import { saveShift } from '#server/usecases/shift/save-shift.ts'
import { unassignVolunteer } from '#server/usecases/shift/unassign-volunteer.ts'
import { answerInvitation } from '#server/usecases/volunteer/answer-invitation.ts'
import { decideVolunteers } from '#server/usecases/volunteer/decide-volunteers.ts'
import { eraseOwnVolunteer } from '#server/usecases/volunteer/erase-own-volunteer.ts'
import { eraseVolunteer } from '#server/usecases/volunteer/erase-volunteer.ts'
import { listReviewedVolunteers } from '#server/usecases/volunteer/list-reviewed-volunteers.ts'
import { countVolunteerFilters, listVolunteers } from '#server/usecases/volunteer/list-volunteers.ts'
import { previewVolunteerDecision } from '#server/usecases/volunteer/preview-volunteer-decision.ts'
import { readVolunteerData } from '#server/usecases/volunteer/read-volunteer-data.ts'
import { readVolunteerForm } from '#server/usecases/volunteer/read-volunteer-form.ts'
import { readVolunteerPage } from '#server/usecases/volunteer/read-volunteer-page.ts'
import { readVolunteerPass } from '#server/usecases/volunteer/read-volunteer-pass.ts'
import { registerVolunteer } from '#server/usecases/volunteer/register-volunteer.ts'
import { reviewVolunteers } from '#server/usecases/volunteer/review-volunteers.ts'
import { saveVolunteerNote } from '#server/usecases/volunteer/save-volunteer-note.ts'
import { sendVolunteerLink } from '#server/usecases/volunteer/send-volunteer-link.ts'
import { caps } from '../actor-cap.ts'
import { bulk, capped, cappedByAddress, routeGroup, routeTable, searching } from '../route-table.ts'

/** Volunteers: their form and page, the organiser's choice, security's verdict, and shifts. */
export const volunteerRoutes = routeGroup(
  routeTable(volunteer, {
    readVolunteerForm,
    registerVolunteer,
    readVolunteerPage,
    answerInvitation,
    readVolunteerPass: cappedByAddress(caps.documents, readVolunteerPass),
    readVolunteerData: cappedByAddress(caps.documents, readVolunteerData),
    eraseOwnVolunteer,
  }),
  routeTable(organiserVolunteer, {
    listVolunteers: searching(listVolunteers),
    countVolunteerFilters: searching(countVolunteerFilters),
    previewVolunteerDecision: capped(caps.previews, previewVolunteerDecision),
    decideVolunteers: bulk(decideVolunteers),
    saveVolunteerNote,
    sendVolunteerLink: capped(caps.grants, sendVolunteerLink),
    eraseVolunteer,
    listReviewedVolunteers: searching(listReviewedVolunteers),
    reviewVolunteers: bulk(reviewVolunteers),
  }),
  routeTable(organiserShift, {
    listShifts: searching(listShifts),
    addShift,
    saveShift,
    removeShift,
    assignVolunteers: bulk(assignVolunteers),
    unassignVolunteer,
  }),
)
