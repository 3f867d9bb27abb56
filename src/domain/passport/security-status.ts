/** Codes of the passport and security status in the API (product.md §2). Below 0 a person is excluded, -20 is blocked (spec point 9). */
export const securityStatusIds = {
  rejected: -20,
  onHold: -10,
  passportPending: 0,
  passportFailed: 10,
  passportVerified: 20,
} as const

export type SecurityStatus = keyof typeof securityStatusIds

export const securityStatuses = Object.keys(securityStatusIds) as SecurityStatus[]
