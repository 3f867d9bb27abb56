import { z } from 'zod'
import { checkShiftTime, mostNeeded } from '#domain/shift/shift-rules.ts'
import { reviewStates } from '#domain/staff-company/review-transitions.ts'
import { volunteerStates } from '#domain/volunteer/volunteer-transitions.ts'
import { employeeResults } from './employee.ts'
import { dayRange, guid, isoDate, isoInstant, page, text } from './field.ts'
import { listQuery } from './organiser-application.ts'
import { defineRoute } from './route.ts'

const policy = { kind: 'organiser', permission: 'manage-volunteers' } as const

/** A place or a post in both languages: volunteers read it in theirs. */
const place = z.strictObject({ ru: text(120), en: text(120) })

export const shiftFields = z.strictObject({
  from: isoInstant,
  to: isoInstant,
  place,
  needed: z.int('value_invalid').min(1, 'value_invalid').max(mostNeeded, 'value_invalid'),
})

function judgeTime({ from, to }: { from: string; to: string }, context: z.RefinementCtx): void {
  const verdict = checkShiftTime({ from: Date.parse(from), to: Date.parse(to) })
  if (!verdict.ok) context.addIssue({ code: 'custom', message: verdict.code, path: ['to'] })
}

export const shiftForm = shiftFields.superRefine(judgeTime)

export const shift = shiftFields.extend({
  guid,
  version: z.int(),
  /** Its first day in the edition's time zone. */
  day: isoDate,
  volunteers: z.array(
    z.object({
      guid,
      name: z.string(),
      latinName: z.string(),
      phone: z.string(),
      state: z.enum(volunteerStates),
      review: z.enum(reviewStates),
    }),
  ),
})

/** Whether people are missing on it. */
export const shiftFillings = ['short'] as const

export type Shift = z.infer<typeof shift>

export const listShifts = defineRoute({
  method: 'GET',
  path: '/organizer/shifts',
  summary: 'Shifts of volunteers in order of time, with who is on them',
  policy,
  compressed: true,
  query: listQuery.extend({
    filling: z.enum(shiftFillings).optional(),
    /** The days on which the shifts begin. */
    ...dayRange,
  }),
  response: page(shift).extend({
    timeZone: z.string(),
    /** The day of the last shift of all, or the forum's first while there is none: with it a new shift begins. */
    newShiftDay: isoDate,
    /** How many volunteers are missing on all shifts of these days and this search. */
    missing: z.int(),
    /** How many such shifts there are, and how many of them are short of people. */
    counts: z.object({ all: z.int(), short: z.int() }),
  }),
})

export const addShift = defineRoute({
  method: 'POST',
  path: '/organizer/shifts',
  summary: 'Add a shift with its hours, place and number of volunteers',
  policy,
  body: shiftForm,
  idempotent: true,
  response: z.object({ guid }),
})

export const saveShift = defineRoute({
  method: 'PUT',
  path: '/organizer/shifts/:guid',
  summary: 'Change a shift; whoever is on it is told of a new time or place (shift_overlaps, shift_has_more)',
  policy,
  params: z.object({ guid }),
  body: shiftFields.extend({ version: z.int() }).superRefine(judgeTime),
  response: z.object({ version: z.int() }),
})

export const removeShift = defineRoute({
  method: 'DELETE',
  path: '/organizer/shifts/:guid',
  summary: 'Remove a shift; whoever was on it is told',
  policy,
  params: z.object({ guid }),
  response: null,
})

export const assignVolunteers = defineRoute({
  method: 'POST',
  path: '/organizer/shifts/:guid/volunteers',
  summary: 'Put volunteers on a shift, each with their own result (shift_full, shift_overlaps)',
  policy,
  params: z.object({ guid }),
  body: z.strictObject({ volunteerGuids: z.array(guid).min(1, 'required').max(mostNeeded, 'too_long') }),
  idempotent: true,
  response: employeeResults,
})

export const unassignVolunteer = defineRoute({
  method: 'DELETE',
  path: '/organizer/shifts/:guid/volunteers/:volunteerGuid',
  summary: 'Take a volunteer off a shift',
  policy,
  params: z.object({ guid, volunteerGuid: guid }),
  response: null,
})
