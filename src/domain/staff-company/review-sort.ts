/** Orders of what security reviews: by when it was sent, what was never sent last; each column goes both ways. */
export const reviewSorts = ['oldest', 'newest', 'name', 'nameDown', 'company', 'companyDown'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Volunteers come without a company. */
export const volunteerReviewSorts = ['oldest', 'newest', 'name', 'nameDown'] as const
export type VolunteerReviewSort = (typeof volunteerReviewSorts)[number]

/** Vehicles also by the day on which they come. */
export const vehicleSorts = [...reviewSorts, 'arrives', 'arrivesDown'] as const
export type VehicleSort = (typeof vehicleSorts)[number]
