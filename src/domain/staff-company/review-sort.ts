/** Volunteers come without a company. Where they are ordered by time, what was never sent comes last; by wait, what does not wait. Each column goes both ways. */
export const volunteerReviewSorts = [
  'oldest',
  'newest',
  'name',
  'nameDown',
  'longestWait',
  'shortestWait',
] as const
export type VolunteerReviewSort = (typeof volunteerReviewSorts)[number]

export const reviewSorts = [...volunteerReviewSorts, 'company', 'companyDown'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Vehicles also by the day on which they come. */
export const vehicleSorts = [...reviewSorts, 'arrives', 'arrivesDown'] as const
export type VehicleSort = (typeof vehicleSorts)[number]
