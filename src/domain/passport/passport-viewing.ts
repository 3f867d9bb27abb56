import type { SecurityStatus } from './security-status.ts'

/** What an organiser opened: the typed data in full, or the picture of one page. */
export const passportParts = ['data', 'page'] as const

export type PassportPart = (typeof passportParts)[number]

/** What for: a check that is under way, or a second look at one that was decided. */
export const viewingPurposes = ['check', 'review'] as const

export type ViewingPurpose = (typeof viewingPurposes)[number]

const decided: readonly SecurityStatus[] = ['passportVerified', 'rejected']

/**
 * The purpose of a viewing as the person is told of it (design.md §3, a secret). It follows from where the check stands, so
 * that nobody has to be believed about it.
 */
export function viewingPurpose(security: SecurityStatus): ViewingPurpose {
  return decided.includes(security) ? 'review' : 'check'
}
