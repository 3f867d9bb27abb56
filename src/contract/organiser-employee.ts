import { z } from 'zod'
import { onSiteRoles } from '#domain/employee/on-site-role.ts'
import { contractorRoles } from '#domain/staff-company/contractor-role.ts'
import { reviewStates } from '#domain/staff-company/review-transitions.ts'
import { employeeResults, staffBulkLimit } from './employee.ts'
import { guid, isoInstant, page } from './field.ts'
import { listQuery } from './organiser-application.ts'
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
  query: listQuery.extend({ state: z.enum(reviewStates).optional() }),
  response: page(employeeRow).extend({
    /** How many stand in each state under the same search. */
    counts: z.partialRecord(z.enum(reviewStates), z.int()),
  }),
})

export const staffDecisions = ['approve', 'refuse', 'lookAgain'] as const
export type StaffDecision = (typeof staffDecisions)[number]

export const decideEmployees = defineRoute({
  method: 'POST',
  path: '/organizer/employees/decision',
  summary: 'Approve, refuse or look again, each with their own result',
  policy: { kind: 'organiser', permission: 'decide-staff' },
  body: z
    .strictObject({
      employeeGuids: z.array(guid).min(1, 'required').max(staffBulkLimit, 'too_long'),
      decision: z.enum(staffDecisions),
      note: z.string().trim().max(1000, 'too_long').nullable(),
    })
    .superRefine(({ decision, note }, context) => {
      if (decision === 'refuse' && !note)
        context.addIssue({ code: 'custom', message: 'reason_required', path: ['note'] })
    }),
  idempotent: true,
  response: employeeResults,
})
