import { z } from 'zod'
import { reviewStates } from '#domain/staff-company/review-transitions.ts'
import { page } from './field.ts'
import { listQuery } from './organiser-application.ts'

export const staffDecisions = ['approve', 'refuse', 'lookAgain'] as const
export type StaffDecision = (typeof staffDecisions)[number]

/** What security says of employees or vehicles; the note is for colleagues alone. */
export const decisionFields = {
  decision: z.enum(staffDecisions),
  note: z.string().trim().max(1000, 'too_long').nullable(),
}

/** Whoever is refused may ask why, and a colleague has to know. */
export function requireNote(
  { decision, note }: { decision: StaffDecision; note: string | null },
  context: z.RefinementCtx,
): void {
  if (decision === 'refuse' && !note)
    context.addIssue({ code: 'custom', message: 'reason_required', path: ['note'] })
}

export const reviewQuery = listQuery.extend({ state: z.enum(reviewStates).optional() })

/** A page of a review, with how many stand in each state under the same search. */
export function reviewPage<Row extends z.ZodType>(row: Row) {
  return page(row).extend({ counts: z.partialRecord(z.enum(reviewStates), z.int()) })
}
