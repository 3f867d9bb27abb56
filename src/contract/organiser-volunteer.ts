import { z } from 'zod'
import { volunteerReviewSorts } from '#domain/staff-company/review-sort.ts'
import { reviewStates } from '#domain/staff-company/review-transitions.ts'
import { studyYears } from '#domain/volunteer/study-year.ts'
import { volunteerSorts } from '#domain/volunteer/volunteer-sort.ts'
import { volunteerStates } from '#domain/volunteer/volunteer-transitions.ts'
import { employeeResults } from './employee.ts'
import { bilingual, dayRange, guid, isoDate, isoInstant, page, valueCount } from './field.ts'
import { listQuery } from './organiser-application.ts'
import { decisionFields, requireNote, reviewPage, reviewQuery } from './review.ts'
import { defineRoute } from './route.ts'

/** Most volunteers of one bulk call. */
const bulkLimit = 500

const manage = { kind: 'organiser', permission: 'manage-volunteers' } as const

export const volunteerRow = z.object({
  guid,
  version: z.int(),
  name: z.string(),
  latinName: z.string(),
  state: z.enum(volunteerStates),
  review: z.enum(reviewStates),
  citizenship: z.string(),
  birthDate: isoDate,
  city: z.string(),
  email: z.string(),
  phone: z.string(),
  telegram: z.string().nullable(),
  university: z.string(),
  faculty: z.string(),
  studyYear: z.enum(studyYears),
  experience: z.string(),
  /** For colleagues alone. */
  note: z.string().nullable(),
  shifts: z.int(),
  createdAt: isoInstant,
})

export type VolunteerRow = z.infer<typeof volunteerRow>

/** Whether they have shifts already. */
export const shiftFilters = ['with', 'without'] as const

export const listVolunteers = defineRoute({
  method: 'GET',
  path: '/organizer/volunteers',
  summary: 'Volunteers of the edition, earliest form first or in another order',
  policy: manage,
  query: listQuery.extend({
    state: z.enum(volunteerStates).optional(),
    shifts: z.enum(shiftFilters).optional(),
    sort: z.enum(volunteerSorts).default('oldest'),
    /** The days on which the forms were sent. */
    ...dayRange,
  }),
  response: page(volunteerRow).extend({ counts: z.partialRecord(z.enum(volunteerStates), z.int()) }),
})

export const countVolunteerFilters = defineRoute({
  method: 'GET',
  path: '/organizer/volunteers/counts',
  summary: 'How many volunteers of the state have shifts and have none, beside the search and the days',
  policy: manage,
  query: listVolunteers.query.omit({ cursor: true, limit: true, sort: true }),
  response: z.object({ counts: z.object({ shifts: z.array(valueCount) }) }),
})

export const volunteerDecisions = ['accept', 'reserve', 'decline', 'withdraw'] as const
export type VolunteerDecision = (typeof volunteerDecisions)[number]

const decision = z.strictObject({
  volunteerGuids: z.array(guid).min(1, 'required').max(bulkLimit, 'too_long'),
  decision: z.enum(volunteerDecisions),
})

export const previewVolunteerDecision = defineRoute({
  method: 'POST',
  path: '/organizer/volunteers/decision-preview',
  summary: 'How many a decision would change, and the message that each of them would get, in both languages',
  policy: manage,
  body: decision,
  response: z.object({
    willChange: z.int(),
    refused: z.int(),
    readers: z.object({ ru: z.int(), en: z.int() }),
    sms: bilingual.nullable(),
    subject: bilingual,
    text: bilingual,
  }),
})

export const decideVolunteers = defineRoute({
  method: 'POST',
  path: '/organizer/volunteers/decision',
  summary: 'Accept, keep in reserve, decline or withdraw volunteers, each with their own result',
  policy: manage,
  body: decision,
  idempotent: true,
  response: employeeResults,
})

export const saveVolunteerNote = defineRoute({
  method: 'PUT',
  path: '/organizer/volunteers/:guid/note',
  summary: 'A note for colleagues on a volunteer',
  policy: manage,
  params: z.object({ guid }),
  body: z.strictObject({ version: z.int(), note: z.string().trim().max(1000, 'too_long').nullable() }),
  response: z.object({ version: z.int() }),
})

export const sendVolunteerLink = defineRoute({
  method: 'POST',
  path: '/organizer/volunteers/:guid/link',
  summary: 'Send a volunteer a new link to their page; the old one is dead at once',
  policy: manage,
  params: z.object({ guid }),
  idempotent: true,
  response: z.object({ sent: z.literal(true) }),
})

export const eraseVolunteer = defineRoute({
  method: 'DELETE',
  path: '/organizer/volunteers/:guid',
  summary: 'Erase a volunteer who has asked for it; withdraws them first',
  policy: { kind: 'organiser', permission: 'decide-erasures' },
  params: z.object({ guid }),
  response: null,
})

/** What security checks, without what the organiser chooses by. */
export const reviewedVolunteer = volunteerRow
  .pick({ guid: true, name: true, latinName: true, citizenship: true, birthDate: true, city: true })
  .extend({
    phone: z.string(),
    university: z.string(),
    state: z.enum(reviewStates),
    sentAt: isoInstant.nullable(),
    note: z.string().nullable(),
  })

export type ReviewedVolunteer = z.infer<typeof reviewedVolunteer>

export const listReviewedVolunteers = defineRoute({
  method: 'GET',
  path: '/organizer/volunteers/review',
  summary: 'Volunteers whom the organiser has accepted, for security',
  policy: { kind: 'organiser', permission: 'read-staff' },
  query: reviewQuery.extend({
    sort: z.enum(volunteerReviewSorts).default('oldest'),
    /** The days on which they were accepted. */
    ...dayRange,
  }),
  response: reviewPage(reviewedVolunteer),
})

export const reviewVolunteers = defineRoute({
  method: 'POST',
  path: '/organizer/volunteers/review',
  summary: 'Security lets volunteers in, refuses them or looks again, each with their own result',
  policy: { kind: 'organiser', permission: 'decide-staff' },
  body: z
    .strictObject({
      volunteerGuids: z.array(guid).min(1, 'required').max(bulkLimit, 'too_long'),
      ...decisionFields,
    })
    .superRefine(requireNote),
  idempotent: true,
  response: employeeResults,
})
