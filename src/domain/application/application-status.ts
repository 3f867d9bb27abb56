/** Codes of the application status in the API (product.md §2); the thresholds of spec point 9 refer to these numbers. */
export const applicationStatusIds = {
  cancelled: -10,
  rejected: 0,
  draft: 5,
  unconfirmed: 10,
  pending: 30,
  approved: 60,
} as const

export type ApplicationStatus = keyof typeof applicationStatusIds

export const applicationStatuses = Object.keys(applicationStatusIds) as ApplicationStatus[]
