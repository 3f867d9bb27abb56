/**
 * Whom the outside security service is asked about; a vehicle stands for its driver. Another kind is added here, in `security-check-person-queries.ts` and in
 * `take-reply.ts`.
 */
export const checkedKinds = ['participant', 'employee', 'vehicle', 'volunteer'] as const

export type CheckedKind = (typeof checkedKinds)[number]

/** Most rows of one list; whoever is left over goes into the next. */
export const mostChecked = 2000
