import { z } from 'zod'
import { onSiteRoles } from '#domain/employee/on-site-role.ts'
import { contractorRoles } from '#domain/staff-company/contractor-role.ts'
import { reviewSorts } from '#domain/staff-company/review-sort.ts'
import { reviewStates } from '#domain/staff-company/review-transitions.ts'
import { employeeResults, staffBulkLimit } from './employee.ts'
import { dayRange, guid, isoInstant } from './field.ts'
import { decisionFields, requireNote, reviewPage, reviewQuery } from './review.ts'
import { defineRoute } from './route.ts'

export const employeeRow = z.object({
  guid,
  name: z.string(),
  latinName: z.string(),
  companyName: z.string(),
  contractorRole: z.enum(contractorRoles),
  onSiteRole: z.enum(onSiteRoles).nullable(),
  onForum: z.boolean(),
  onMontage: z.boolean(),
  registrationAddress: z.string(),
  state: z.enum(reviewStates),
  sentAt: isoInstant.nullable(),
  /** For colleagues alone. */
  note: z.string().nullable(),
})

export type EmployeeRow = z.infer<typeof employeeRow>

export const listStaffEmployees = defineRoute({
  method: 'GET',
  path: '/organizer/employees',
  summary: 'Employees of contractors and exhibitors, those sent first in front',
  policy: { kind: 'organiser', permission: 'read-staff' },
  query: reviewQuery.extend({
    sort: z.enum(reviewSorts).default('oldest'),
    /** The days on which they were sent for review. */
    ...dayRange,
  }),
  response: reviewPage(employeeRow),
})

export const decideEmployees = defineRoute({
  method: 'POST',
  path: '/organizer/employees/decision',
  summary: 'Approve, refuse or look again, each with their own result',
  policy: { kind: 'organiser', permission: 'decide-staff' },
  body: z
    .strictObject({
      employeeGuids: z.array(guid).min(1, 'required').max(staffBulkLimit, 'too_long'),
      ...decisionFields,
    })
    .superRefine(requireNote),
  idempotent: true,
  response: employeeResults,
})
