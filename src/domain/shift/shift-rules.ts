import type { ErrorCode } from '../refusal/error-code.ts'

/** From when to when, in milliseconds since 1970 UTC; the end is not included. */
export type ShiftTime = { from: number; to: number }

const hour = 3_600_000

/** Nobody stands longer, and a longer one is a typing mistake. */
export const longestShiftHours = 16

/** Most volunteers of one shift. */
export const mostNeeded = 200

/** How long before and after their shifts a volunteer may be on site. */
const aroundShift = hour

/** Whether a shift may have these hours. */
export function checkShiftTime({ from, to }: ShiftTime): { ok: true } | { ok: false; code: ErrorCode } {
  if (to <= from) return { ok: false, code: 'time_reversed' }
  return to - from > longestShiftHours * hour ? { ok: false, code: 'shift_too_long' } : { ok: true }
}

/** Whether two shifts have a moment in common; one may begin when the other ends. */
export function shiftsOverlap(one: ShiftTime, other: ShiftTime): boolean {
  return one.from < other.to && other.from < one.to
}

type Filling = { needed: number; assigned: number }

/** Whether one more may be put on a shift: they are coming, have nothing else at that time, and somebody is missing. */
export function checkAssignment(facts: {
  shift: ShiftTime & Filling
  coming: boolean
  refusedBySecurity: boolean
  others: readonly ShiftTime[]
}): { ok: true } | { ok: false; code: ErrorCode } {
  const { shift, others } = facts
  if (!facts.coming) return { ok: false, code: 'volunteer_not_coming' }
  if (facts.refusedBySecurity) return { ok: false, code: 'volunteer_refused' }
  if (others.some(other => shiftsOverlap(shift, other))) return { ok: false, code: 'shift_overlaps' }
  return shift.assigned >= shift.needed ? { ok: false, code: 'shift_full' } : { ok: true }
}

/** How many are missing. */
export function missingOf({ needed, assigned }: Filling): number {
  return Math.max(0, needed - assigned)
}

/** From an hour before the first shift to an hour after the last; null without shifts. */
export function siteSpan(shifts: readonly ShiftTime[]): ShiftTime | null {
  if (shifts.length === 0) return null
  return {
    from: Math.min(...shifts.map(({ from }) => from)) - aroundShift,
    to: Math.max(...shifts.map(({ to }) => to)) + aroundShift,
  }
}
