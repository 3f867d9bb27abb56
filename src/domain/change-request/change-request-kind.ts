/** Sections of the cabinet that a lock closes, each with its own change request (product.md §3). */
export const changeRequestKinds = ['identity', 'badge', 'transfer', 'speaker'] as const
export type ChangeRequestKind = (typeof changeRequestKinds)[number]

export const changeRequestStatuses = ['open', 'granted', 'refused', 'withdrawn'] as const
export type ChangeRequestStatus = (typeof changeRequestStatuses)[number]

/** Why a section is closed: its last day has passed, it is published, or it was verified. */
export const lockCauses = ['deadline', 'published', 'verified'] as const
export type LockCause = (typeof lockCauses)[number]
