import type { SecurityStatus } from './security-status.ts'

/** What an organiser opened: the data in full, or the picture of one page. */
export const passportParts = ['data', 'page'] as const

export type PassportPart = (typeof passportParts)[number]

/** The purpose: a check under way, or a second look after the decision. */
export const viewingPurposes = ['check', 'review'] as const

export type ViewingPurpose = (typeof viewingPurposes)[number]

const decided: readonly SecurityStatus[] = ['passportVerified', 'rejected']

/**
 * The purpose of a viewing as the person is told of it (design.md §3, a secret). It is derived from the state of the check, so that nobody's word has
 * to be trusted.
 */
export function viewingPurpose(security: SecurityStatus): ViewingPurpose {
  return decided.includes(security) ? 'review' : 'check'
}
