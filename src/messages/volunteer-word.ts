import type { StudyYear } from '#domain/volunteer/study-year.ts'
import type { VolunteerState } from '#domain/volunteer/volunteer-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

/** What is said of one volunteer. */
export const volunteerWords: Record<VolunteerState, Word> = {
  new: m.volunteer_state_new,
  accepted: m.volunteer_state_accepted,
  confirmed: m.volunteer_state_confirmed,
  reserve: m.volunteer_state_reserve,
  declined: m.volunteer_state_declined,
  withdrawn: m.volunteer_state_withdrawn,
}

export const studyYearWords: Record<StudyYear, Word> = {
  1: m.volunteer_year_1,
  2: m.volunteer_year_2,
  3: m.volunteer_year_3,
  4: m.volunteer_year_4,
  5: m.volunteer_year_5,
  6: m.volunteer_year_6,
  postgraduate: m.volunteer_year_postgraduate,
  graduate: m.volunteer_year_graduate,
}
