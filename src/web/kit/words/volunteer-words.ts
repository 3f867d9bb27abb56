import type { StudyYear } from '#domain/volunteer/study-year.ts'
import { m } from '#messages/compiled/messages.js'

export const studyYearWords: Record<StudyYear, () => string> = {
  1: m.volunteer_year_1,
  2: m.volunteer_year_2,
  3: m.volunteer_year_3,
  4: m.volunteer_year_4,
  5: m.volunteer_year_5,
  6: m.volunteer_year_6,
  postgraduate: m.volunteer_year_postgraduate,
  graduate: m.volunteer_year_graduate,
}
