/** Orders of the volunteers, each both ways. */
export const volunteerSorts = [
  'oldest',
  'newest',
  'name',
  'nameDown',
  'study',
  'studyDown',
  'city',
  'cityDown',
  'mostShifts',
  'fewestShifts',
  'check',
  'checkDown',
  'state',
  'stateDown',
] as const
export type VolunteerSort = (typeof volunteerSorts)[number]
